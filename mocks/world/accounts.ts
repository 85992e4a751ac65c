import type { UserId } from '../../src/api/generated/model/index.ts';
import { dropPosts } from './board.ts';
import { removeEmptyConversations } from './chat.ts';
import { DAY, HOUR } from './clock.ts';
import { dropLikes } from './likes.ts';
import { endPresence, touch } from './presence.ts';
import { Refusal } from './refusal.ts';
import type { MailRow, UserRow } from './rows.ts';
import type { World } from './world.ts';

/* The accounts of the fake backend, with their tokens and mails. */

const TOKEN_LIFE = 30 * DAY;
const MAIL_LIFE: Readonly<Record<MailRow['kind'], number>> = { verify: DAY, reset: HOUR };

export function findUserByEmail(world: World, email: string): UserRow | undefined {
  const id = world.userIdByEmail.get(email.toLowerCase());
  return id === undefined ? undefined : world.users.get(id);
}

export interface Registration {
  email: string;
  password: string;
  /** Default: derived from the e-mail address. */
  username?: string;
}

/**
 * Creates an unverified account and sends its verification mail. 409 when the username or the e-mail address exists.
 */
export function register(world: World, { email, password, username }: Registration): UserRow {
  if (username !== undefined && world.userIdByUsername.has(username.toLowerCase())) {
    throw new Refusal(409, 'このユーザー名は既に使用されています');
  }
  if (findUserByEmail(world, email) !== undefined) throw new Refusal(409, 'このメールアドレスは既に登録されています');
  const user: UserRow = {
    id: world.nextId('user'),
    email: email.toLowerCase(),
    username: username ?? freeUsername(world, email),
    password,
    verified: false,
    createdAt: world.clock.now(),
    lastActive: null,
    avatarUrl: null,
  };
  world.users.set(user.id, user);
  world.userIdByEmail.set(user.email, user.id);
  world.userIdByUsername.set(user.username.toLowerCase(), user.id);
  sendMail(world, user, 'verify');
  return user;
}

function freeUsername(world: World, email: string): string {
  const local = email.split('@')[0] ?? '';
  const stem = local.replaceAll(/[^A-Za-z0-9_.-]/g, '').slice(0, 40) || 'user';
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? stem : `${stem}${number}`;
    if (!world.userIdByUsername.has(username.toLowerCase())) return username;
  }
}

/** Sends a mail whose link works once; earlier mails of the same kind become invalid. */
function sendMail(world: World, user: UserRow, kind: MailRow['kind']): void {
  for (const mail of world.mails.values()) {
    if (mail.userId === user.id && mail.kind === kind) world.mails.set(mail.token, { ...mail, replaced: true });
  }
  const token = secret(world, kind);
  world.mails.set(token, {
    token,
    kind,
    userId: user.id,
    to: user.email,
    sentAt: world.clock.now(),
    usedAt: null,
    replaced: false,
  });
}

function secret(world: World, prefix: string): string {
  let text = '';
  while (text.length < 32)
    text += Math.floor(world.random.next() * 36 ** 8)
      .toString(36)
      .padStart(8, '0');
  return `${prefix}-${text}`;
}

/** Does nothing when there is no such account or it is verified. */
export function resendVerification(world: World, email: string): void {
  const user = findUserByEmail(world, email);
  if (user !== undefined && !user.verified) sendMail(world, user, 'verify');
}

/** Does nothing when there is no such account. */
export function requestPasswordReset(world: World, email: string): void {
  const user = findUserByEmail(world, email);
  if (user !== undefined) sendMail(world, user, 'reset');
}

/** Returns the account of a mailed link and invalidates the link. 400 when it is unknown, used or expired. */
function redeem(world: World, token: string, kind: MailRow['kind']): UserRow {
  const mail = world.mails.get(token);
  const user = mail === undefined ? undefined : world.users.get(mail.userId);
  if (mail === undefined || mail.kind !== kind || user === undefined) throw new Refusal(400, 'リンクが無効です');
  if (mail.usedAt !== null) throw new Refusal(400, 'このリンクは既に使用されています');
  if (mail.replaced || world.clock.now() - mail.sentAt > MAIL_LIFE[kind]) {
    throw new Refusal(400, 'リンクの有効期限が切れています');
  }
  world.mails.set(token, { ...mail, usedAt: world.clock.now() });
  return user;
}

export function verifyEmail(world: World, token: string): void {
  const user = redeem(world, token, 'verify');
  world.users.set(user.id, { ...user, verified: true });
}

/** Replaces the password and revokes all tokens. */
export function resetPassword(world: World, token: string, password: string): void {
  const user = redeem(world, token, 'reset');
  world.users.set(user.id, { ...user, password });
  dropTokens(world, user.id);
}

function dropTokens(world: World, userId: UserId): void {
  for (const [token, row] of world.tokens) if (row.userId === userId) world.tokens.delete(token);
  world.revoke(userId);
}

/** Returns a bearer token. 401 for wrong credentials, 403 for an unverified account. */
export function logIn(world: World, email: string, password: string): string {
  const user = findUserByEmail(world, email);
  if (user === undefined || user.password !== password) {
    throw new Refusal(401, 'メールアドレスまたはパスワードが正しくありません');
  }
  if (!user.verified) throw new Refusal(403, 'メールアドレスが確認されていません');
  return issueToken(world, user.id);
}

export function issueToken(world: World, userId: UserId): string {
  const token = secret(world, 'bearer');
  world.tokens.set(token, { userId, issuedAt: world.clock.now() });
  touch(world, userId);
  return token;
}

/** Returns the account of a bearer token. 401 when there is none. */
export function authenticate(world: World, token: string | null): UserRow {
  const row = token === null ? undefined : world.tokens.get(token);
  const user = row === undefined ? undefined : world.users.get(row.userId);
  if (row === undefined || user === undefined || world.clock.now() - row.issuedAt > TOKEN_LIFE) {
    throw new Refusal(401, '認証情報を確認できませんでした');
  }
  return user;
}

/**
 * Deletes the account with everything that the contract names. 404 for an unknown e-mail address, 401 for a wrong
 * password. Returns the deleted e-mail address.
 */
export function deleteAccount(world: World, email: string, password: string): string {
  const user = findUserByEmail(world, email);
  if (user === undefined) throw new Refusal(404, 'ユーザーが見つかりません');
  if (user.password !== password) throw new Refusal(401, 'パスワードが正しくありません');
  endPresence(world, user.id);
  dropTokens(world, user.id);
  forget(world, user);
  return user.email;
}

function forget(world: World, user: UserRow): void {
  for (const id of [...(world.videoIdsByUser.get(user.id) ?? [])]) world.videos.delete(id);
  world.videoIdsByUser.delete(user.id);
  for (const [token, mail] of world.mails) if (mail.userId === user.id) world.mails.delete(token);
  for (const id of world.notificationIdsByUser.get(user.id) ?? []) world.notifications.delete(id);
  world.notificationIdsByUser.delete(user.id);
  for (const [path, upload] of world.uploads) {
    if (upload.kind === 'bytes' && upload.owner === user.id) world.uploads.delete(path);
  }
  dropLikes(world, user.id);
  dropPosts(world, user.id);
  const profileId = world.profileIdByUser.get(user.id);
  if (profileId !== undefined) world.profiles.delete(profileId);
  world.profileIdByUser.delete(user.id);
  world.users.delete(user.id);
  world.userIdByEmail.delete(user.email);
  world.userIdByUsername.delete(user.username.toLowerCase());
  world.deletedUsers.set(user.id, { createdAt: user.createdAt });
  removeEmptyConversations(world, user.id);
}
