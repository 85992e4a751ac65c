import { tokenOf } from '../../tests/e2e/backend.ts';

/** Another user who uses the API at the same time, so that sockets receive frames. */
export class OtherUser {
  private token: string | null = null;
  private unliked: string | null = null;

  private readonly origin: string;
  private readonly email: string;

  constructor(origin: string, email: string) {
    this.origin = origin;
    this.email = email;
  }

  /** To be called when the World was replaced, which invalidates the token. */
  forget(): void {
    this.token = null;
    this.unliked = null;
  }

  async say(text: string): Promise<void> {
    const conversations = (await this.call('GET', '/api/messages/conversations')) as { id: string }[];
    const [first] = conversations;
    if (first !== undefined)
      await this.call('POST', `/api/messages/conversations/${first.id}/messages`, { content: text });
  }

  /** Unlikes the newest liked profile; the next call of this method likes it again. */
  async toggleLike(): Promise<void> {
    if (this.unliked !== null) {
      await this.call('POST', `/api/likes/profiles/${this.unliked}/like`);
      this.unliked = null;
      return;
    }
    const [sent] = (await this.call('GET', '/api/likes/sent')) as { to_profile: { id: string } }[];
    if (sent === undefined) return;
    this.unliked = sent.to_profile.id;
    await this.call('DELETE', `/api/likes/profiles/${this.unliked}/like`);
  }

  async post(text: string): Promise<void> {
    const body = new FormData();
    body.set('content', text);
    await this.call('POST', '/api/posts/', body);
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    this.token ??= await tokenOf(this.origin, this.email);
    const isForm = body instanceof FormData;
    const response = await fetch(this.origin + path, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (response.status === 401) this.token = null;
    return response.status === 204 ? undefined : await response.json();
  }
}
