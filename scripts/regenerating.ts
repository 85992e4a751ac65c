import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** The documents that people edit while the server runs. */
const DOCUMENTS = ['openapi.yaml', 'asyncapi.yaml'];

/**
 * Generates the code from the contract again when a document of it changes while the development server runs. The page
 * shows why that failed; it goes on with the code of before.
 */
export function regenerating(root: string): Plugin {
  return {
    name: 'regenerating',
    apply: 'serve',
    configureServer(server) {
      const documents = DOCUMENTS.map((name) => join(root, name));
      server.watcher.add(documents);
      let turn = Promise.resolve();
      let failed = false;
      server.watcher.on('all', (event, path) => {
        if (!/^(?:add|change)$/.test(event) || !documents.includes(join(path))) return;
        turn = regenerate(turn);
      });

      /** One at a time: a document that is saved meanwhile is generated afterwards. */
      async function regenerate(before: Promise<void>): Promise<void> {
        await before;
        const errors = await generate(root);
        if (errors !== null) showError(server, errors);
        else if (failed) server.ws.send({ type: 'full-reload' });
        failed = errors !== null;
      }
    },
  };
}

/** Returns the errors of the generator; null when it succeeded. */
function generate(root: string): Promise<string | null> {
  return new Promise((resolve) => {
    const generator = spawn(process.execPath, [join(root, 'scripts/ensureGenerated.mjs')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    generator.stderr.on('data', (text) => (errors += String(text)));
    generator.on('close', (code) => resolve(code === 0 ? null : errors));
  });
}

function showError({ config, ws }: ViteDevServer, errors: string): void {
  const message = `The code could not be generated from the contract:\n${errors}`;
  config.logger.error(message);
  ws.send({ type: 'error', err: { message, stack: '' } });
}
