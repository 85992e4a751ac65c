/** How a walk's windows are made. */
export interface Settings {
  /** CSS px of the page. */
  width: number;
  height: number;
  /** Letters of 200 %, as somebody chose them in the browser's settings. */
  hasLargeLetters: boolean;
  /** `prefers-reduced-motion: reduce`. */
  hasReducedMotion: boolean;
}

/** CSS px of the page's visible part. */
export interface Point {
  x: number;
  y: number;
}

/** A tab of a browser, as far as the walks need it. */
export interface Tab {
  /** Loads an address and waits until it is loaded. */
  goto: (address: string) => Promise<void>;
  /** Runs an expression in the page; its value, or what its promise gives, has to be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the main button of the mouse. */
  press: (at: Point) => Promise<void>;
  /** Presses at one point and releases at the other, with steps between. */
  drag: (from: Point, to: Point) => Promise<void>;
  /** Presses keys one after the other: letters of ASCII, or names as in `keys.ts`. Those of a list are pressed together. */
  keys: (...keys: (string | string[])[]) => Promise<void>;
  /** Chooses a file for an input, of those that a selector finds the one with this index. */
  chooseFile: (selector: string, index: number, path: string) => Promise<void>;
  /** A PNG of what is visible. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A started browser without anything in its storage. */
export interface Browser {
  /** Name and version. */
  version: string;
  /** Tabs of a browser share their storage. */
  openTab: () => Promise<Tab>;
  /** Errors and warnings in the consoles of all tabs since the last call, what was thrown and policy violations too. */
  takeErrors: () => string[];
  /** Ends it with every process that it started. */
  close: () => Promise<void>;
}

export interface Available {
  /** Whether there is a display. */
  hasDisplay: boolean;
  /** Whether something takes the sounds; without it Firefox plays none. */
  hasSound: boolean;
}

/** Where the browser shows its windows and plays its sounds. */
export interface Surroundings extends Available {
  /** Variables of the environment for the browser. */
  environment: NodeJS.ProcessEnv;
}

export interface Engine {
  name: 'webkit' | 'firefox' | 'chromium-as-safari';
  /** What is not on this machine, as a phrase, or null when it can be started. */
  missing: (available: Available) => string | null;
  /** The system's packages that it needs, by their names in Debian. */
  packages: readonly string[];
  launch: (settings: Settings, surroundings: Surroundings) => Promise<Browser>;
  /** Rejects when the engine is not what its name says. @param address an address of the app that is no page of it */
  control?: (browser: Browser, address: string) => Promise<void>;
}
