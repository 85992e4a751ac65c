import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { scriptHash } from '../../../scripts/earlyStart.ts';
import { importMapIn } from '../../../scripts/hosting/securityHeaders.ts';

/** Files of a build that may refer to others; the rest is copied unchanged. */
const TEXT = /\.(css|html|js|webmanifest)$/;
/** Files with a hash of their content in their name, and so of the files that they refer to. */
const HASHED = /-[\w-]{8}\.(css|js)$/;

/**
 * For journeys about an update: turns a built app into its next version, as a build of changed code would: with another
 * version name and another entry script, which has another hash in its name, and so has every file that refers to it.
 */
export function makeNextVersion(folder: string, [before, after]: readonly [string, string], to: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const texts = new Map(
    files.filter((file) => TEXT.test(file)).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const),
  );
  // The policy names the hash of the import map, which has other names then.
  texts.set('_headers', readFileSync(join(folder, '_headers'), 'utf8'));
  const [entry = ''] = /[\w-]+\.js(?="><\/script>)/.exec(texts.get('index.html') ?? '') ?? [];
  // A change renames a file and none of those that import it, so the screens change as well.
  const screens = files.map((file) => basename(file)).filter((file) => /Screen-[\w-]{8}\.js$/.test(file));
  const changed = new Set<string>([before, entry, ...screens]);
  let known = 0;
  while (known < changed.size) {
    known = changed.size;
    for (const [file, text] of texts)
      if (HASHED.test(file) && [...changed].some((part) => text.includes(part))) changed.add(basename(file));
  }
  const renew = (text: string) => {
    let renewed = text;
    for (const part of changed)
      renewed = renewed.replaceAll(part, part === before ? after : part.replace(HASHED, '-nextnext.$1'));
    // The version name in the service worker.
    return renewed
      .replace(/self\.appVersion="\w+"/, 'self.appVersion="nextnextnext"')
      .replace(/ data-version="[^"]*"/, ' data-version="nextnextnext"');
  };
  const mapOf = (page = '') => scriptHash(importMapIn(page));
  const page = texts.get('index.html') ?? '';
  texts.set('_headers', (texts.get('_headers') ?? '').replace(mapOf(page), mapOf(renew(page))));
  for (const file of files) {
    const path = join(to, renew(file));
    mkdirSync(dirname(path), { recursive: true });
    const text = texts.get(file);
    writeFileSync(path, text === undefined ? readFileSync(join(folder, file)) : renew(text));
  }
}
