import { root } from '../dependencies.mjs';
import { createProgress } from './progress.mjs';
import { runParts } from './runParts.mjs';

/**
 * Runs parts, shows their progress and results, and makes this process fail if one of them failed.
 * @param {Parameters<typeof runParts>[0]} parts
 * @param {Pick<Parameters<typeof runParts>[1], 'cores' | 'environment' | 'quietMilliseconds'>} options
 */
export async function runAndReport(parts, options) {
  const progress = createProgress(process.stdout);
  const results = await runParts(parts, {
    ...options,
    cwd: root,
    onBegin: progress.begin,
    onProgress: progress.update,
    onEnd: progress.end,
  });
  progress.close(results);
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
  return results;
}
