import { describe, expect, it } from 'vitest';
import { openapi, operations } from './documents.ts';

/** The calls of rule C8, byte for byte. */
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
  it('are exactly those of openapi.yaml', () => {
    expect(section7).toHaveLength(49);
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...section7].sort());
  });

  it('have unique operation ids in camelCase', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)+$/.test(id))).toEqual([]);
  });

  it('list static paths before templated ones', () => {
    const paths = Object.keys(openapi.paths);
    const shadowed = paths.filter((path, index) => paths.slice(0, index).some((earlier) => matches(earlier, path)));
    expect(shadowed).toEqual([]);
    expect(matches('/api/profiles/{id}', '/api/profiles/me')).toBe(true);
  });
});

function matches(template: string, path: string): boolean {
  return new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
}
