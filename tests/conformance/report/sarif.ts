import type { RunResult } from '../engine/run.ts';
import { NAME, VERSION } from '../nameAndVersion.ts';

/** Returns the findings as SARIF 2.1.0, on the violated lines of the contract. */
export function sarif({ failures, waived }: RunResult): string {
  const all = [...failures, ...waived];
  const rules = [...new Set(all.map(({ check }) => check))].map((id) => ({ id }));
  const results = all.map(({ id, check, subject, expected, received, source, mend, because, also, follows }) => {
    const [uri = '', line = '1'] = source.split(':');
    const others = also.length === 0 ? '' : ` Also: ${also.join(', ')}.`;
    const text = `${subject}: expected ${expected}; got ${received}.${follows === null ? '' : ` Perhaps only follows from ${follows}.`}${others}${mend === null ? '' : ` ${mend}`}`;
    return {
      ruleId: check,
      level: 'error',
      message: { text },
      ...(because === null ? {} : { suppressions: [{ kind: 'external', justification: because }] }),
      partialFingerprints: { id },
      locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: Number(line) } } }],
    };
  });
  const run = { tool: { driver: { name: NAME, version: VERSION, rules } }, results };
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  });
}
