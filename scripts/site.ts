import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root, toolEnvironment } from './dependencies.mjs';
import { contractPage } from './docs/contractPage.ts';
import { write, writeDemo } from './sitePages/demo.ts';
import { frontPage, missingPage } from './sitePages/frontPage.ts';
import { policyTag, siteHeader, siteStyle } from './sitePages/layout.ts';

/**
 * `npm run tool -- site`: builds the demo, Storybook and the reference as one static site.
 */
const { values } = parseArgs({ options: { base: { type: 'string', default: '/' } } });
const base = `/${values.base}/`.replaceAll(/\/+/g, '/');
const folder = join(root, 'site');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
console.log(`The demo, for ${base}demo/ …`);
writeDemo(join(folder, 'demo'), base);
console.log('Storybook …');
writeStorybook(join(folder, 'storybook'));
console.log('The pages …');
writeReference();
write(join(folder, 'index.html'), frontPage);
write(join(folder, '404.html'), missingPage(base));
write(join(folder, 'site.css'), siteStyle);
// Without this file GitHub Pages leaves out files whose names begin with an underscore.
write(join(folder, '.nojekyll'), '');
cpSync(join(root, 'public/icon.svg'), join(folder, 'icon.svg'));
cpSync(join(root, 'scripts/pictures/search.jpg'), join(folder, 'search.jpg'));
console.log(`The site: ${folder}`);

function writeStorybook(outDir: string): void {
  const built = spawnSync('storybook', ['build', '--disable-telemetry', '--quiet', '--output-dir', outDir], {
    cwd: root,
    env: { ...toolEnvironment, VITE_API_HOST: '', VITE_REPORT_URL: '', VITE_MOCK: '', STORYBOOK_DEMO: '../demo' },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) fail('Storybook was not built: npm run build-storybook says more.');
}

/**
 * Writes the reference with the site's navigation, and its style as a file, because the policy allows no inline styles.
 */
function writeReference(): void {
  const style = /<style>([^<]*)<\/style>/.exec(contractPage)?.[1] ?? '';
  const html = contractPage
    .replace('<meta charset="utf-8">', `$&\n${policyTag()}\n<link rel="icon" href="../icon.svg" type="image/svg+xml">`)
    .replace(
      /<style>[^<]*<\/style>/,
      '<link rel="stylesheet" href="../site.css">\n<link rel="stylesheet" href="reference.css">',
    )
    .replace('<body>', `<body>\n${siteHeader('../')}\n<div class="reference">`)
    .replace('</body>', '</div>\n</body>');
  write(join(folder, 'reference/index.html'), html);
  write(
    join(folder, 'reference/reference.css'),
    style.replaceAll(/^:root .*$/gm, '').replaceAll(/^body /gm, '.reference '),
  );
}
