/**
 * @typedef {import('./runPart.mjs').PartProgress} PartProgress
 * @typedef {import('./runPart.mjs').PartResult} PartResult
 */

/** Milliseconds between two lines about the progress where there is no terminal. */
const PLAIN_INTERVAL = 30_000;
const SLOWEST = 10;

/**
 * Shows the progress of the run: on a terminal in one line that is rewritten, elsewhere in a new line from time to
 * time.
 * @param {{ isTTY?: boolean, columns?: number, write: (text: string) => void }} out
 */
export function createProgress(out) {
  const begin = Date.now();
  /** @type {Map<string, PartProgress>} */
  const running = new Map();
  const line = () =>
    [...running.values()]
      .map(({ name, done, total, started }) => `${name}${countOf(done, total)} ${since(started)}`)
      .join(' · ');
  const clear = () => (out.isTTY ? out.write('\r\u001b[2K') : undefined);
  const draw = () => {
    if (running.size === 0) return;
    const text = `${since(begin)}  ${line()}`;
    if (out.isTTY) out.write(`\r\u001b[2K${text.slice(0, (out.columns ?? 80) - 1)}`);
    else out.write(`… ${text}\n`);
  };
  const timer = setInterval(draw, out.isTTY ? 500 : PLAIN_INTERVAL);
  timer.unref();

  return {
    /** @param {{ name: string }} part */
    begin({ name }) {
      running.set(name, { name, done: 0, total: 0, started: Date.now() });
      if (!out.isTTY) out.write(`▶ ${name}\n`);
    },
    /** @param {PartProgress} progress */
    update(progress) {
      if (running.has(progress.name)) running.set(progress.name, progress);
    },
    /** @param {PartResult} result */
    end({ name, alone, isReported, passed, failed, skipped, seconds, output }) {
      running.delete(name);
      clear();
      const counts = [
        `${passed} passed`,
        failed > 0 ? `${failed} failed` : '',
        skipped > 0 ? `${skipped} skipped` : '',
      ];
      out.write(
        `${failed > 0 ? '✗' : '✓'} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s  ${counts.filter(Boolean).join(', ')}\n`,
      );
      if (isReported) out.write(output);
      if (failed > 0) out.write(`${isReported ? '' : output.trim()}\n✗ ${name} failed. Alone: ${alone}\n\n`);
    },
    /** @param {readonly PartResult[]} results */
    close(results) {
      clearInterval(timer);
      clear();
      out.write(summaryOf(results, (Date.now() - begin) / 1_000));
    },
  };
}

/**
 * Returns the seconds by part, the slowest tests, and the closing line.
 * @param {readonly PartResult[]} results
 * @param {number} seconds
 */
function summaryOf(results, seconds) {
  const sum = (/** @type {(result: PartResult) => number} */ of) =>
    results.reduce((total, result) => total + of(result), 0);
  const parts = [...results].sort((one, other) => other.seconds - one.seconds);
  const tests = results.flatMap(({ timings }) => timings).sort((one, other) => other.seconds - one.seconds);
  const row = (/** @type {{ name: string, seconds: number }} */ { name, seconds: taken }) =>
    `${taken.toFixed(1).padStart(8)} s  ${name}`;
  return [
    '',
    `Seconds by part (${seconds.toFixed(0)} s in all, parts run beside each other):`,
    ...parts.map(row),
    ...(tests.length === 0 ? [] : ['', 'The slowest tests:', ...tests.slice(0, SLOWEST).map(row)]),
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
    '',
  ].join('\n');
}

/**
 * @param {number} done
 * @param {number} total
 */
const countOf = (done, total) => (total === 0 ? '' : ` ${done} of ${total}`);

/** @param {number} start */
function since(start) {
  const seconds = Math.round((Date.now() - start) / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
