import type { CallInput } from '../../engine/exchange.ts';
import { bodyOf, expectStatus } from '../../engine/expect.ts';
import type { Kit } from '../../engine/kit.ts';
import type { Account } from '../../engine/ledger.ts';
import { nextInstant } from '../../engine/nextInstant.ts';
import { enter, logIn, type Mailbox, newAccount, profileNamed } from '../../engine/people.ts';
import type { Caller } from '../../engine/person.ts';
import type { Socket } from '../../engine/socket.ts';
import { formInput } from '../formInput.ts';

/* What the kit has made on the server, kept as a model of its own: the expected answers follow from it alone. */

export interface Member {
  account: Account;
  token: string;
  call: Caller['call'];
  userId: string;
  username: string;
  /** When the account was made, as the first conversation shows it; null before. */
  createdAt: string | null;
  /** Null without a profile. */
  profile: { id: string; name: string; createdAt: string; picture: string | null; isTagged: boolean } | null;
  isGone: boolean;
}

interface Like {
  id: string;
  from: Member;
  to: Member;
}

export interface Post {
  id: string;
  author: Member;
  content: string;
  parent: Post | null;
  /** Direct replies, oldest first. */
  replies: Post[];
  file: string | null;
}

interface Message {
  id: string;
  sender: Member;
  content: string;
  isRead: boolean;
}

export interface Conversation {
  id: string;
  opener: Member;
  other: Member;
  messages: Message[];
}

interface Notice {
  type: 'new_like' | 'mutual_like' | 'new_message';
  conversation: string | null;
  isRead: boolean;
}

const bytes = () => new Uint8Array(16);
const idOf = (json: unknown) => String((json as { id: unknown }).id);

/** Writes to the server as several people, and to the model. */
export class World {
  readonly members: Member[] = [];
  /** In the order in which they were sent. */
  likes: Like[] = [];
  /** Top-level posts, oldest first. */
  posts: Post[] = [];
  /** The one that moved last is last. */
  conversations: Conversation[] = [];
  readonly videos = new Map<Member, { id: string; url: string; title: string | null }[]>();
  /** Newest first. */
  readonly notices = new Map<Member, Notice[]>();
  /** Whether the file of each address is there. */
  readonly files = new Map<string, boolean>();
  /** All posts and conversations that ever were, so that what is gone is asked for, too. */
  readonly everyPost: string[] = [];
  readonly everyConversation: string[] = [];
  readonly kit: Kit;
  private readonly mailbox: Mailbox;
  private readonly name: string;

  /** @param name part of the addresses of its people, so that those of a case that failed are not in the way */
  constructor(kit: Kit, mailbox: Mailbox, name: string) {
    this.kit = kit;
    this.mailbox = mailbox;
    this.name = name.toLowerCase();
  }

  async join(name: string, hasProfile = true): Promise<Member> {
    const account = await newAccount(this.kit, this.mailbox, `${this.name}-${name}`);
    const named = hasProfile ? await enter(this.kit, account, name) : null;
    const token = named?.token ?? (await logIn(this.kit, account));
    const call = this.callsWith(token);
    const me = bodyOf<{ id: string; username: string }>(await call('getCurrentUser'));
    const own = named === null ? null : bodyOf<{ created_at: string }>(await call('getMyProfile'));
    const profile =
      named === null || own === null
        ? null
        : { id: named.profileId, name, createdAt: own.created_at, picture: null, isTagged: false };
    const { id: userId, username } = me;
    const member: Member = { account, token, call, userId, username, createdAt: null, profile, isGone: false };
    this.members.push(member);
    return member;
  }

  private callsWith(token: string): Caller['call'] {
    return (operationId, input) => this.kit.send(token, operationId, input);
  }

  /** Opens a socket, which is closed when the case ends. */
  connect({ userId, token }: Member): Promise<Socket> {
    return this.kit.connect(userId, token);
  }

  /** The tag that `choose` gives; empty before. */
  genre = '';

  /** Gives somebody a tag, by which the search finds them. */
  async choose(who: Member): Promise<void> {
    const categories = expectStatus(await who.call('listTagCategories'), 200);
    const [genres] = bodyOf<{ name: string; tags: { id: string }[] }[]>(categories).filter(
      ({ name }) => name === 'genres',
    );
    this.genre = genres?.tags[0]?.id ?? '';
    const body = { ...profileNamed(who.profile?.name ?? ''), tags_update: { tags: [this.genre] } };
    await this.write(who, 'updateMyProfile', { body }, 200);
    if (who.profile !== null) who.profile.isTagged = true;
  }

  private async write(who: Member, operationId: string, input: CallInput, status: number): Promise<unknown> {
    await nextInstant();
    return expectStatus(await who.call(operationId, input), status).json;
  }

  async like(from: Member, to: Member): Promise<void> {
    const id = idOf(await this.write(from, 'likeProfile', { id: to.profile?.id ?? '' }, 200));
    this.likes.push({ id, from, to });
    const isMutual = this.likesOf(to, from);
    if (isMutual) this.notify(from, { type: 'mutual_like', conversation: null, isRead: false });
    this.notify(to, { type: isMutual ? 'mutual_like' : 'new_like', conversation: null, isRead: false });
  }

  likesOf(from: Member, to: Member): boolean {
    return this.likes.some((like) => like.from === from && like.to === to);
  }

  private notify(who: Member, notice: Notice): void {
    this.notices.set(who, [notice, ...(this.notices.get(who) ?? [])]);
  }

  async open(opener: Member, other: Member): Promise<Conversation> {
    const json = await this.write(opener, 'createConversation', { body: { other_user_id: other.userId } }, 200);
    const { id } = (json as { data: { id: string } }).data;
    const conversation = { id, opener, other, messages: [] };
    this.conversations.push(conversation);
    this.everyConversation.push(id);
    for (const [who, whom] of [
      [opener, other],
      [other, opener],
    ] as const) {
      const seen = await who.call('getConversation', { id });
      whom.createdAt = bodyOf<{ other_user: { created_at: string } }>(expectStatus(seen, 200)).other_user.created_at;
    }
    return conversation;
  }

  async say(sender: Member, conversation: Conversation, content: string): Promise<void> {
    const { id } = conversation;
    const message = idOf(await this.write(sender, 'sendMessage', { id, body: { content } }, 201));
    conversation.messages.push({ id: message, sender, content, isRead: false });
    this.conversations = [...this.conversations.filter((one) => one !== conversation), conversation];
    const receiver = sender === conversation.opener ? conversation.other : conversation.opener;
    this.notify(receiver, { type: 'new_message', conversation: id, isRead: false });
  }

  async read(reader: Member, { id, messages }: Conversation): Promise<void> {
    await this.write(reader, 'markConversationRead', { id }, 200);
    for (const message of messages) if (message.sender !== reader) message.isRead = true;
  }

  async readNotices(who: Member): Promise<void> {
    await this.write(who, 'markAllNotificationsRead', {}, 200);
    for (const notice of this.notices.get(who) ?? []) notice.isRead = true;
  }

  async post(author: Member, content: string, parent: Post | null = null, hasFile = false): Promise<Post> {
    const sound = new File([bytes()], 'a.wav', { type: 'audio/wav' });
    const fields = {
      content,
      ...(parent === null ? {} : { reply_to_id: parent.id }),
      ...(hasFile ? { media_file: sound, media_duration: '2' } : {}),
    };
    const json = (await this.write(author, 'createPost', formInput(fields), 201)) as { media_url: string | null };
    const post: Post = { id: idOf(json), author, content, parent, replies: [], file: json.media_url };
    (parent?.replies ?? this.posts).push(post);
    this.everyPost.push(post.id);
    this.added(post.file);
    return post;
  }

  async video(owner: Member, title: string | null): Promise<void> {
    const file = new File([bytes()], 'a.mp4', { type: 'video/mp4' });
    const json = await this.write(owner, 'uploadVideo', formInput({ file, ...(title === null ? {} : { title }) }), 200);
    const { id, video_url: url } = json as { id: string; video_url: string };
    this.videos.set(owner, [...(this.videos.get(owner) ?? []), { id, url, title }]);
    this.added(url);
  }

  /** Uploads a picture, by the flow that the operation begins. A former one ends. */
  async picture(owner: Member, operationId: 'uploadAvatar' | 'uploadProfileImage' = 'uploadAvatar'): Promise<void> {
    const file = new File([bytes()], 'a.png', { type: 'image/png' });
    const { url } = (await this.write(owner, operationId, formInput({ file }), 200)) as { url: string };
    if (operationId === 'uploadProfileImage') {
      const fields = { ...profileNamed(owner.profile?.name ?? '').profile_update, avatar_url: url };
      await this.write(owner, 'updateMyProfile', { body: { profile_update: fields } }, 200);
    }
    this.removed(owner.profile?.picture ?? null);
    if (owner.profile !== null) owner.profile.picture = url;
    this.added(url);
  }

  private added(url: string | null): void {
    if (url !== null) this.files.set(url, true);
  }

  private removed(url: string | null): void {
    if (url !== null) this.files.set(url, false);
  }

  /* What ends something. */

  async unlike(from: Member, to: Member): Promise<void> {
    await this.write(from, 'unlikeProfile', { id: to.profile?.id ?? '' }, 204);
    this.likes = this.likes.filter((like) => like.from !== from || like.to !== to);
  }

  async removePost(post: Post): Promise<void> {
    await this.write(post.author, 'deletePost', { id: post.id }, 204);
    this.dropPost(post);
  }

  private dropPost(post: Post): void {
    for (const reply of [...post.replies]) this.dropPost(reply);
    const siblings = post.parent?.replies ?? this.posts;
    siblings.splice(siblings.indexOf(post), 1);
    this.removed(post.file);
  }

  async removeVideo(owner: Member, index: number): Promise<void> {
    const own = this.videos.get(owner) ?? [];
    const [video] = own.splice(index, 1);
    await this.write(owner, 'deleteVideo', { id: video?.id ?? '' }, 204);
    this.removed(video?.url ?? null);
  }

  async removePicture(owner: Member): Promise<void> {
    await this.write(owner, 'deleteAvatar', {}, 204);
    this.removed(owner.profile?.picture ?? null);
    if (owner.profile !== null) owner.profile.picture = null;
  }

  async removeNotice(owner: Member, index: number): Promise<void> {
    const listed = bodyOf<{ id: string }[]>(expectStatus(await owner.call('listNotifications'), 200));
    const { id = '' } = listed[index] ?? {};
    // The people of this case caused it.
    this.kit.ledger.allow(id);
    await this.write(owner, 'deleteNotification', { id }, 200);
    this.notices.get(owner)?.splice(index, 1);
  }

  /** Replaces the password, which ends the tokens and nothing that others see. */
  async reset(who: Member): Promise<void> {
    const { email } = who.account;
    await this.kit.nobody.call('requestPasswordReset', { body: { email } });
    const account = { email, password: 'conformance-kit-2' };
    const body = { token: await this.mailbox.newest(email, 'reset'), new_password: account.password };
    expectStatus(await this.kit.nobody.call('resetPassword', { body }), 200);
    const token = await logIn(this.kit, account);
    Object.assign(who, { account, token, call: this.callsWith(token) });
  }

  async leave(who: Member): Promise<void> {
    expectStatus(await this.kit.nobody.call('deleteAccount', { body: who.account }), 200);
    who.isGone = true;
    this.likes = this.likes.filter(({ from, to }) => from !== who && to !== who);
    for (const post of [...this.posts]) if (post.author === who) this.dropPost(post);
    for (const reply of this.posts.flatMap(withReplies)) {
      if (reply.author !== who) continue;
      this.removed(reply.file);
      reply.file = null;
    }
    for (const { url } of this.videos.get(who) ?? []) this.removed(url);
    this.videos.delete(who);
    this.removed(who.profile?.picture ?? null);
    this.notices.delete(who);
    this.conversations = this.conversations.filter(
      ({ opener, other, messages }) => messages.length > 0 || (opener !== who && other !== who),
    );
  }
}

export const withReplies = (post: Post): Post[] => [post, ...post.replies.flatMap(withReplies)];
