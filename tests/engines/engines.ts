import { chromiumAsSafari } from './chromiumAsSafari.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export const engines: readonly Engine[] = [webkit, firefox, chromiumAsSafari];
