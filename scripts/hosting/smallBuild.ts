import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../dependencies.mjs';
import { installable } from '../installable.ts';
import { entryAtEnd } from '../entryAtEnd.ts';
import { preloadRenderer } from '../preloadRenderer.ts';
import { compress } from './compress.ts';
import { hostingHeaders } from './headersPlugin.ts';
import { operatorSettings } from './settingsPlugin.ts';

/**
 * For the tests of nginx.conf and start.sh: builds the app's page with the plugins of the app and hardly any code,
 * which is fast, and compresses it.
 * @param text a text that its code contains, so that another text gives another version
 * @returns a new folder with the build in `dist`, readable for all users of this machine
 */
export async function smallBuild(text: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-hosting-'));
  cpSync(join(root, 'index.html'), join(folder, 'index.html'));
  cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true });
  mkdirSync(join(folder, 'src/app'), { recursive: true });
  writeFileSync(join(folder, 'src/main.tsx'), 'void import("./app/mount.tsx").then(({ mount }) => mount());');
  const code = `export const mount = () => { document.title = ${JSON.stringify(text.repeat(200))}; };`;
  writeFileSync(join(folder, 'src/app/mount.tsx'), `import './mount.css';\n${code}`);
  writeFileSync(join(folder, 'src/app/mount.css'), 'p { color: white }');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    // Names in the import map depend on paths from this folder.
    build: { chunkImportMap: true, rolldownOptions: { cwd: folder } },
    plugins: [hostingHeaders(), operatorSettings(), preloadRenderer(), entryAtEnd(), installable('OTONOWA')],
  });
  compress(join(folder, 'dist'));
  return folder;
}
