import { browseProfiles, findProfile, findProfileOfUser, saveProfile, searchProfiles } from '../world/profiles.ts';
import { profileDetailView, profileView } from '../world/views.ts';
import type { OperationsOf } from './operation.ts';

/** The fake backend's operations for profiles. They return the response bodies. */
export const profiles: OperationsOf<'profiles'> = {
  getMyProfile: (world, actor) => profileView(findProfileOfUser(world, actor.id)),
  updateMyProfile(world, actor, { body }) {
    const [texts, fieldsAt, selection, at] =
      'profile_update' in body
        ? [body.profile_update, ['body', 'profile_update'], body.tags_update?.tags, ['body', 'tags_update', 'tags']]
        : [body, ['body'], body.tags, ['body', 'tags']];
    const { avatar_url, tags: _tags, ...fields } = { tags: undefined, ...texts };
    const row = saveProfile(world, actor, {
      fields,
      fieldsAt,
      ...(avatar_url === undefined ? {} : { avatarUrl: avatar_url }),
      ...(selection === undefined ? {} : { tags: { selection, at } }),
    });
    return profileView(row);
  },
  searchProfiles: (world, actor, { query }) => searchProfiles(world, actor, query).map(profileView),
  listProfiles: (world, actor, { query }) =>
    browseProfiles(world, actor)
      .slice(query.skip, query.skip + query.limit)
      .map(profileView),
  getProfileByUserId: (world, _actor, { params }) => profileDetailView(findProfileOfUser(world, params.id)),
  getProfile: (world, _actor, { params }) => profileDetailView(findProfile(world, params.id)),
};
