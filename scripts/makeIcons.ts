import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './browser.mjs';

// Makes the app's icons in the sizes that devices need, from public/icon.svg: npm run tool -- icons
const folder = join(import.meta.dirname, '../public');
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
/**
 * The maskable icon, from which a device cuts its own shape: no round corners, and the drawing in the inner four
 * fifths.
 */
const maskable = icon
  .replace(' rx="14"', '')
  .replace(/(<rect[^>]*>)/, '$1<g transform="translate(6.4 6.4) scale(.8)">')
  .replace('</svg>', '</g></svg>');

const pictures = [
  { file: 'icon-180.png', size: 180, drawing: icon.replace(' rx="14"', '') },
  { file: 'icon-192.png', size: 192, drawing: icon },
  { file: 'icon-512.png', size: 512, drawing: icon },
  { file: 'icon-maskable.png', size: 512, drawing: maskable },
];

const browser = await launchBrowser();
for (const { file, size, drawing } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
