import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Minimum size in bytes of files that are compressed; smaller ones fit into one packet anyway. */
const LEAST_BYTES = 1_024;
const TEXT = /\.(js|css|svg|json|txt)$/;

/**
 * Writes a brotli and a gzip version of every text file under assets/ beside it (`npm run tool -- compress`), for a web
 * server to send. Files outside of that folder change when the container starts, so it compresses them itself.
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
