import { removeAvatar, setAvatar, storePicture } from '../world/uploads.ts';
import type { OperationsOf } from './operation.ts';

export const uploads: OperationsOf<'uploads'> = {
  uploadProfileImage: (world, actor, { body }) => ({ url: storePicture(world, actor, body.file) }),
  uploadAvatar: (world, actor, { body }) => ({ url: setAvatar(world, actor, body.file) }),
  deleteAvatar: (world, actor) => removeAvatar(world, actor),
};
