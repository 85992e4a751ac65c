import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smaller ones fit into one packet as they are. */
const LEAST_BYTES = 1_024;
const TEXT = /\.(js|css|svg|json|txt)$/;

/**
 * Writes beside every file under assets/ what a browser that takes brotli or gzip is sent. The files outside of it are
 * changed when the container starts, so the web server compresses these itself.
 * @param folder of a build
 */
export function compress(folder: string): void {
  for (const file of readdirSync(join(folder, 'assets'))) {
    const path = join(folder, 'assets', file);
    const content = TEXT.test(file) ? readFileSync(path) : Buffer.alloc(0);
    if (content.length < LEAST_BYTES) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  }
}
