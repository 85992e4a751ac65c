import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Another test of this process may have created the shared context.
vi.resetModules();
const { allowSoundOnPress, messageSound, playMessageSound } = await import('./playMessageSound.ts');

let isPressing = false;
let begun: number;
let page: EventTarget;
let stop: () => void;
/** An AudioContext that starts only within a press, as in Safari. */
class SafariContext {
  static last: SafariContext;
  state: 'suspended' | 'running' | 'interrupted' = 'suspended';
  readonly currentTime = 0;
  readonly destination = null;
  constructor() {
    SafariContext.last = this;
  }
  resume() {
    if (isPressing) this.state = 'running';
    return this.state === 'running' ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'));
  }
}

beforeEach(() => {
  begun = 0;
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('AudioContext', SafariContext);
  const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class AnyNode {
    gain = gain;
    connect() {}
    stop() {}
    start(at: number) {
      if (at === 0) begun += 1;
    }
  }
  vi.stubGlobal('GainNode', AnyNode);
  vi.stubGlobal('OscillatorNode', AnyNode);
  messageSound.store.setState({ isOn: true });
  stop = allowSoundOnPress();
});
afterEach(() => {
  stop();
  messageSound.store.setState({ isOn: false });
});

function press(type: string): void {
  isPressing = true;
  page.dispatchEvent(new Event(type));
  isPressing = false;
}

test('M41: a message sounds after any press in the page, which is when the tab claims the sound, and after a phone call with the next press', async () => {
  const claim = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  await playMessageSound(claim);
  expect(begun, 'before the first press').toBe(0);
  expect(claim).not.toHaveBeenCalled();
  press('click');
  await playMessageSound();
  expect(begun, 'after a press').toBe(1);
  SafariContext.last.state = 'interrupted';
  await playMessageSound();
  expect(begun, 'after a call').toBe(1);
  press('keydown');
  await playMessageSound();
  expect(begun, 'after a key').toBe(2);
});
