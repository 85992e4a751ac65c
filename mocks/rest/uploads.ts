import { removeAvatar, setAvatar, storePicture } from '../world/uploads.ts';
import type { OperationsOf } from './operation.ts';

/** The fake backend's operations for pictures of profiles. They return the response bodies. */
export const uploads: OperationsOf<'uploads'> = {
  uploadProfileImage: (world, actor, { body }) => ({ url: storePicture(world, actor, body.file) }),
  uploadAvatar: (world, actor, { body }) => ({ url: setAvatar(world, actor, body.file) }),
  deleteAvatar: (world, actor) => removeAvatar(world, actor),
};
