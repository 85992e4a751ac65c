import { aboutCheck } from '../checks/aboutCheck.ts';
import type { Failure } from '../engine/findings/failure.ts';
import type { RunResult } from '../engine/run.ts';
import { NAME, VERSION } from '../nameAndVersion.ts';
import { documentOf } from './documentOf.ts';
import { escape } from './escape.ts';
import type { RunFacts } from './runFacts.ts';
import { countOf, describeLimits, othersIn } from './text.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
li { margin-block: 1.25rem; overflow-wrap: anywhere; } li::marker { font-weight: 700; }
h2 { font-size: 1rem; margin: 0; display: inline; } p { margin: .25rem 0; } blockquote { margin: .25rem 0; padding-inline-start: .75rem; border-inline-start: 3px solid #8886; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .5rem; background: #8881; font-size: .85em; } code { font-size: .9em; overflow-wrap: anywhere; }
`;

/** Returns one page, which needs no network, for a person who has to fix the server and has never seen the kit. */
export function page(result: RunResult, facts: RunFacts): string {
  const { failures, waived, cases } = result;
  const { roots, following } = countOf(failures);
  const outcome =
    failures.length === 0
      ? `${escape(facts.host)} keeps the contract, as far as ${cases.length} cases show.`
      : `${escape(facts.host)} does not keep the contract in ${roots === 1 ? 'one thing' : `${roots} things`}${following === 0 ? '' : `, from which ${following} more may follow`}.`;
  return documentOf(outcome, STYLE, [
    `<p>What is written in a box is what the contract says (version ${VERSION}, <code>openapi.yaml</code> and <code>asyncapi.yaml</code>). <code>$TOKEN</code> stands for a token of <code>logIn</code>. Made by ${NAME}.</p>`,
    ...describeLimits(result.limited).map((text) => `<p>${escape(text)}</p>`),
    '<ol>',
    ...failures.map((failure) => entry(failure, facts)),
    '</ol>',
    ...(waived.length === 0
      ? []
      : [
          `<p>Left out, because somebody disputes it: ${escape(waived.map(({ id, because }) => `${id} (${because})`).join(', '))}.</p>`,
        ]),
  ]);
}

function entry(failure: Failure, { started, again }: RunFacts): string {
  const { id, check, subject, rules, story, expected, received, curl, mend, also } = failure;
  return [
    '<li>',
    `<h2>${escape(subject)}: ${escape(aboutCheck(check) ?? check)}</h2>`,
    ...(failure.follows === null ? [] : [`<p>This may only follow from ${escape(failure.follows)}.</p>`]),
    ...rules.map(
      ({ sentence, source }) => `<blockquote>${escape(sentence)} <small>${escape(source)}</small></blockquote>`,
    ),
    `<p>It should be <code>${escape(expected)}</code></p>`,
    `<p>It was <code>${escape(received)}</code></p>`,
    ...(mend === null ? [] : [`<p>${escape(mend)}</p>`]),
    ...(also.length === 0 ? [] : [`<p>The same at ${escape(othersIn(failure))}.</p>`]),
    ...(story.length === 0
      ? []
      : [`<details><summary>What was done</summary><pre>${escape(story.join('\n'))}</pre></details>`]),
    `<p>To see it again: <code>${escape(`${started} replay ${id}${again}`)}</code></p>`,
    ...(curl === null ? [] : [`<pre>${escape(curl)}</pre>`]),
    '</li>',
  ].join('');
}
