/** An upload whose response the test sends. */
export class FakeXhr extends EventTarget {
  static all: FakeXhr[] = [];
  static last = () => FakeXhr.all.at(-1) as FakeXhr;
  upload = new EventTarget();
  status = 200;
  statusText = 'OK';
  responseText = '{"url":"/uploads/avatars/after.png"}';
  headers: Record<string, string> = {};
  sent: unknown;
  constructor() {
    super();
    FakeXhr.all.push(this);
  }
  open = (method: string, url: string) => Object.assign(this, { method, url });
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  send = (body: unknown) => void (this.sent = body);
  abort = () => this.end('abort');
  end = (how: 'load' | 'error' | 'abort') => void this.dispatchEvent(new Event(how));
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }));
  }
}
