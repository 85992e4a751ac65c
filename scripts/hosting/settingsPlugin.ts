import { inspect } from 'node:util';
import { loadEnv, type Plugin } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { faultsOfSettings, settingsIn, withSettings } from './settings.ts';

/**
 * Writes the operator's settings and the app's version into the page, in the build and in the dev server. Refuses
 * settings that the container would refuse.
 */
export function operatorSettings(): Plugin {
  let environment: Record<string, string> = {};
  return {
    name: 'otonowa:operator-settings',
    config(_, { mode }) {
      environment = loadEnv(mode, process.cwd());
      const faults = faultsOfSettings(environment).join('\n');
      // Vite prints what `inspect` returns: without a stack and the brackets that stand for a missing one.
      if (faults !== '') throw Object.assign(new Error(faults), { [inspect.custom]: () => faults });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        withSettings(html.replace('data-version=""', `data-version="${manifest.version}"`), settingsIn(environment)),
    },
  };
}
