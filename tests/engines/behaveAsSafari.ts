/**
 * Runs in a page of Chromium before the app: removes the features that Safari on an iPhone lacks, and behaves like it.
 */
export function behaveAsSafari(): void {
  const drop = (object: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(object, name);
  };
  drop(window, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'Notification', 'documentPictureInPicture');
  drop(window, 'TaskController', 'onscrollend');
  drop(
    Navigator.prototype,
    'setAppBadge',
    'clearAppBadge',
    'connection',
    'userAgentData',
    'vibrate',
    'virtualKeyboard',
  );
  drop(Document.prototype, 'startViewTransition', 'onscrollend');
  drop(Element.prototype, 'requestFullscreen', 'moveBefore', 'onscrollend');
  drop(HTMLElement.prototype, 'onscrollend', 'onbeforematch');

  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(
    this: EventTarget,
    type: string,
    ...rest: [EventListenerOrEventListenerObject | null, (AddEventListenerOptions | boolean)?]
  ) {
    if (!['scrollend', 'beforematch', 'beforeinstallprompt'].includes(type)) addEventListener.call(this, type, ...rest);
  };

  // As on an iPhone: no full screen for elements, and only the device's buttons change the volume.
  Object.defineProperty(Document.prototype, 'fullscreenEnabled', { configurable: true, get: () => false });
  Object.defineProperty(HTMLMediaElement.prototype, 'volume', {
    configurable: true,
    get: () => 1,
    set() {},
  });

  const lacking = /field-sizing|auto-phrase|overflow-clip-margin|anchor-name|position-area/;
  const supports: (...words: string[]) => boolean = CSS.supports.bind(CSS);
  CSS.supports = (...words: string[]) => !lacking.test(words.join(':')) && supports(...words);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { field-sizing: fixed !important; overflow-clip-margin: 0px !important; }
    h1, h2, h3, h4, p { word-break: normal !important; }
    [hidden] { content-visibility: visible !important; display: none !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  // A press focuses no button, link or checkbox, but a focusable element around it, or nothing.
  const boxes = 'input:is([type=checkbox], [type=radio], [type=file], [type=submit]):not([tabindex])';
  const pressable = `button:not([tabindex]), a[href]:not([tabindex]), ${boxes}`;
  const focusable = 'input, select, textarea, [tabindex], [contenteditable], summary';
  const onPress = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const pressed = target?.closest(`${pressable}, ${focusable}`);
    if (!pressed?.matches(pressable) || event.defaultPrevented) return;
    event.preventDefault();
    const around = pressed.parentElement?.closest<HTMLElement>('[tabindex], [contenteditable]');
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  addEventListener.call(window, 'mousedown', onPress);
}

/** Runs in a page whose only button was pressed: lists features that Chromium has and Safari lacks. */
export function describeChromium(): Record<string, boolean> {
  let hasScrollEnd = false;
  addEventListener('scrollend', () => (hasScrollEnd = true));
  dispatchEvent(new Event('scrollend'));
  const sound = new Audio();
  sound.volume = 0.5;
  const names = ['requestIdleCallback', 'scheduler', 'Notification', 'onscrollend', 'TaskController'];
  return {
    ...Object.fromEntries(names.map((name) => [name, name in window])),
    startViewTransition: 'startViewTransition' in document,
    setAppBadge: 'setAppBadge' in navigator,
    requestFullscreen: 'requestFullscreen' in document.body,
    beforematch: 'onbeforematch' in document.body,
    scrollend: hasScrollEnd,
    volume: sound.volume === 0.5,
    fieldSizing: CSS.supports('field-sizing', 'content'),
    autoPhrase: CSS.supports('word-break', 'auto-phrase'),
    focusOfPressedButton: document.activeElement?.id === 'probe',
  };
}
