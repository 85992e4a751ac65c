/** How the windows of a walk are configured. */
export interface Settings {
  /** CSS px of the page. */
  width: number;
  height: number;
  /** Letters of 200 %, as in the browser's settings. */
  hasLargeLetters: boolean;
  /** `prefers-reduced-motion: reduce`. */
  hasReducedMotion: boolean;
}

/** CSS px of the page's visible part. */
export interface Point {
  x: number;
  y: number;
}

/** The functions of a browser tab that the walks need. */
export interface Tab {
  /** Loads an address and waits until it is loaded. */
  goto: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; its value, also that of a promise, has to be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the main button of the mouse. */
  press: (at: Point) => Promise<void>;
  /** Presses at the first point and releases at the last, with movements between. */
  drag: (from: Point, to: Point) => Promise<void>;
  /** Presses keys one after the other: letters of ASCII, or names as in `keys.ts`. Those of a list are pressed together. */
  keys: (...keys: (string | string[])[]) => Promise<void>;
  /** Chooses a file for an input: the one with this index among those that match the selector. */
  chooseFile: (selector: string, index: number, path: string) => Promise<void>;
  /** A PNG of what is visible. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A started browser with an empty storage. */
export interface Browser {
  /** Name and version. */
  version: string;
  /** Tabs of a browser share their storage. */
  openTab: () => Promise<Tab>;
  /**
   * Takes the errors and warnings in the consoles of all tabs since the last call, with exceptions and policy
   * violations.
   */
  takeErrors: () => string[];
  /** Stops the browser with all of its processes. */
  close: () => Promise<void>;
}

export interface Available {
  /** Whether there is a display. */
  hasDisplay: boolean;
  /** Whether there is a sound device; without one Firefox plays nothing. */
  hasSound: boolean;
}

/** The display and the sound device for the browser. */
export interface Surroundings extends Available {
  /** Variables of the environment for the browser. */
  environment: NodeJS.ProcessEnv;
}

export interface Engine {
  name: 'webkit' | 'firefox' | 'chromium-as-safari';
  /** What is missing on this machine, as a phrase; null when the engine can be started. */
  missing: (available: Available) => string | null;
  /** Whether everything is there that only some of the steps need; default true. */
  isComplete?: () => boolean;
  /** The system's packages that it needs, by their names in Debian. */
  packages: readonly string[];
  launch: (settings: Settings, surroundings: Surroundings) => Promise<Browser>;
  /** Rejects when the engine is not the one of its name. @param address an address of the app that is no page of it */
  control?: (browser: Browser, address: string) => Promise<void>;
}
