import type { RunResult } from '../engine/run.ts';
import { escape } from './escape.ts';
import { describeFailure, isFailed } from './text.ts';

/** Returns the run as JUnit XML, for tools that show test results. */
export function junit({ cases, waived }: RunResult): string {
  const failed = cases.filter(isFailed).length;
  const body = cases.map(({ id, failures, sameAs, milliseconds }) => {
    const open = `  <testcase classname="conformance" name="${escape(id)}" time="${(milliseconds / 1000).toFixed(3)}"`;
    if (failures.length + sameAs.length === 0) return `${open}/>`;
    const inner = failures.map((failure) => {
      const text = describeFailure(failure);
      return `    <failure message="${escape(failure.id)}">${escape(text)}</failure>`;
    });
    const same = sameAs.map((other) => `    <failure message="${escape(`the same as ${other}`)}"/>`);
    return [`${open}>`, ...inner, ...same, '  </testcase>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="conformance" tests="${cases.length + waived.length}" failures="${failed}" skipped="${waived.length}">`,
    ...body,
    ...waived.map(
      ({ id, because }) =>
        `  <testcase classname="conformance" name="${escape(id)}"><skipped message="${escape(`waived because ${because}`)}"/></testcase>`,
    ),
    '</testsuite>',
    '',
  ].join('\n');
}
