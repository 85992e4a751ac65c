import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { color, gradient } from '../src/ui/theme/tokens.ts';
import { launchBrowser } from './browser.mjs';

// Makes the preview picture for shared links to the app, from public/icon.svg: npm run tool -- icons. It contains no
// name, since an operator may choose another.
const folder = join(import.meta.dirname, '../public');
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8')
  .replace(/<rect[^>]*>/, '')
  .replace('0 0 64 64', '8 8 48 48');
const page = `<!doctype html><html lang="ja"><style>
  body { margin: 0; height: 630px; display: grid; place-content: center; justify-items: center; gap: 28px;
    background: ${color.ground}; color: ${color.text}; font-family: 'Noto Sans CJK JP', sans-serif; text-align: center }
  svg { width: 220px; height: 220px }
  h1 { margin: 0; font-size: 64px; font-feature-settings: 'palt' }
  p { margin: 0; font-size: 30px; color: ${color.textSoft}; font-feature-settings: 'palt' }
  i { width: 160px; height: 6px; border-radius: 3px; background: linear-gradient(${gradient.angle}, ${gradient.from}, ${gradient.to}) }
</style>${icon}<h1>音でつながる、仲間に出会う。</h1><i></i>
<p>ジャンル・楽器・地域から、あなたにぴったりの音楽仲間を見つけましょう</p></html>`;

const browser = await launchBrowser();
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page);
await tab.screenshot({ path: join(folder, 'preview.jpg'), type: 'jpeg', quality: 82 });
await browser.close();
