import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Serves the site or a built Storybook while it is checked, as a plain static host does: no rewriting, folders by their
 * index.html, 404.html for all else.
 * @param base the path that the folder lies under, with a slash at both ends
 * @param script runs in each page before its own scripts
 */
export async function serveFolder(
  folder: string,
  base: string,
  script = '',
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(base)) return void response.writeHead(404).end();
    const file = join(folder, normalize(decodeURIComponent(pathname.slice(base.length))));
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    if (isFolder && !pathname.endsWith('/')) return void response.writeHead(301, { Location: `${pathname}/` }).end();
    const found = isFolder ? join(file, 'index.html') : file;
    const isMissing = !found.startsWith(folder) || !existsSync(found);
    const sent = isMissing ? join(folder, '404.html') : found;
    if (!existsSync(sent)) return void response.writeHead(404).end();
    response.writeHead(isMissing ? 404 : 200, { 'Content-Type': types[extname(sent)] ?? 'application/octet-stream' });
    const content = readFileSync(sent);
    if (script === '' || extname(sent) !== '.html') return void response.end(content);
    response.end(content.toString().replace('<head>', () => `<head><script>${script}</script>`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
