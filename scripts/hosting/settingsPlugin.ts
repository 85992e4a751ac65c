import { loadEnv, type Plugin } from 'vite';
import { settingsIn, withSettings } from './settings.ts';

/** Writes the operator's settings into the page, in the build and in the dev server. */
export function operatorSettings(): Plugin {
  let environment: Record<string, string> = {};
  return {
    name: 'otonowa:operator-settings',
    config(_, { mode }) {
      environment = loadEnv(mode, process.cwd());
    },
    transformIndexHtml: { order: 'pre', handler: (html) => withSettings(html, settingsIn(environment)) },
  };
}
