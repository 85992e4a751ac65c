import { describe, expect, it } from 'vitest';
import { openapi, operations } from './documents.ts';

/** The calls of the specification, byte for byte (C8). The contract may have more. */
const section7 = [
  'POST /api/auth/register',
  'POST /api/auth/register/full',
  'POST /api/auth/login',
  'GET /api/users/me',
  'POST /api/auth/resend-verification',
  'POST /api/auth/verify-email',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/users/admin/delete-account',
  'GET /api/profiles/me',
  'PUT /api/profiles/me',
  'GET /api/profiles/user/{id}',
  'GET /api/profiles/{id}',
  'GET /api/profiles/search',
  'GET /api/profiles',
  'GET /api/tags/all-with-categories',
  'POST /api/upload/profile',
  'POST /api/uploads/avatar',
  'DELETE /api/uploads/avatar',
  'POST /api/videos/upload',
  'GET /api/videos/my-videos',
  'GET /api/videos/profile/{id}',
  'DELETE /api/videos/{id}',
  'PUT /api/videos/reorder',
  'PUT /api/videos/{id}',
  'GET /api/likes/profiles/{id}/status',
  'POST /api/likes/profiles/{id}/like',
  'DELETE /api/likes/profiles/{id}/like',
  'GET /api/likes/sent',
  'GET /api/likes/received',
  'GET /api/likes/mutual',
  'GET /api/likes/count/sent',
  'GET /api/likes/count/received',
  'GET /api/likes/count/mutual',
  'POST /api/messages/conversations',
  'GET /api/messages/conversations',
  'GET /api/messages/conversations/{id}',
  'POST /api/messages/conversations/{id}/messages',
  'GET /api/messages/unread-count',
  'PUT /api/messages/conversations/{id}/read',
  'GET /api/notifications',
  'GET /api/notifications/unread-count',
  'PATCH /api/notifications/{id}',
  'PATCH /api/notifications/mark-all-read',
  'DELETE /api/notifications/{id}',
  'POST /api/posts/',
  'GET /api/posts/',
  'GET /api/posts/{id}',
  'DELETE /api/posts/{id}',
];

describe('C8: the operations', () => {
  it('of the specification are all in openapi.yaml, and only the board ends in a slash', () => {
    const calls = operations.map(({ method, path }) => `${method} ${path}`);
    expect(section7.filter((call) => !calls.includes(call))).toEqual([]);
    expect(Object.keys(openapi.paths).filter((path) => path.endsWith('/'))).toEqual(['/api/posts/']);
  });

  it('have unique operation ids in camelCase', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)+$/.test(id))).toEqual([]);
  });

  // So that the first path that fits is right for every router: that of the fake, of FastAPI, of a trie.
  it('list a path with a static segment before one with a parameter there, from left to right', () => {
    expect(misplaced(Object.keys(openapi.paths))).toEqual([]);
    expect(misplaced(['/profiles/{id}', '/profiles/me'])).toEqual(['/profiles/me']);
    expect(misplaced(['/profiles/{id}/gigs', '/profiles/user/{id}'])).toEqual(['/profiles/user/{id}']);
    expect(misplaced(['/profiles/user/{id}', '/profiles/{id}/gigs'])).toEqual([]);
    expect(misplaced(['/profiles/{id}', '/profiles/{name}'])).toEqual(['/profiles/{name}']);
  });
});

const isParameter = (segment: string) => segment.startsWith('{');

/** Returns the paths that come after one which takes their requests. */
const misplaced = (paths: readonly string[]) =>
  paths.filter((path, index) => paths.slice(0, index).some((earlier) => takes(earlier, path)));

/** Whether a request fits both paths, and `earlier` has a parameter where they differ first. */
function takes(earlier: string, path: string): boolean {
  const [one, other] = [earlier.split('/'), path.split('/')];
  const pairs = one.map((segment, index) => [segment, other[index] ?? ''] as const);
  const areBoth = pairs.every(([a, b]) => a === b || isParameter(a) || isParameter(b));
  const [first] = pairs.find(([a, b]) => a !== b) ?? [''];
  return one.length === other.length && areBoth && isParameter(first);
}
