import type { OperationId } from '../../src/api/generated/operations.ts';
import { auth } from './auth.ts';
import { likes } from './likes.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import type { Operation } from './operation.ts';
import { posts } from './posts.ts';
import { profiles } from './profiles.ts';
import { tags } from './tags.ts';
import { uploads } from './uploads.ts';
import { videos } from './videos.ts';

/** The whole fake backend as functions, one for each operation of the contract. */
export const allOperations: { readonly [Id in OperationId]: Operation<Id> } = {
  ...auth,
  ...profiles,
  ...tags,
  ...uploads,
  ...videos,
  ...likes,
  ...messages,
  ...notifications,
  ...posts,
};
