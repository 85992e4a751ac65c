import { aboutCheck } from '../checks/aboutCheck.ts';
import type { Contract } from '../contract/contract.ts';
import type { Failure } from '../engine/findings/failure.ts';
import type { PassedFrame } from '../engine/kit.ts';
import type { Secrets } from '../engine/findings/secrets.ts';
import type { RunResult } from '../engine/run.ts';
import { NAME, VERSION } from '../nameAndVersion.ts';
import { coverageOf } from './coverage.ts';
import { documentOf } from './documentOf.ts';
import { escape } from './escape.ts';
import type { RunFacts } from './runFacts.ts';
import { countOf, describeLimits, isFailed, othersIn } from './text.ts';

/** Number of characters after which texts of frames are truncated in the timeline. */
const MOST_TEXT = 160;

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { margin-bottom: 0; } h2 { margin-top: 2.5rem; } p, li, small { overflow-wrap: anywhere; }
.outcome { font-size: 1.2rem; font-weight: 700; } .bad { color: #d1242f; } .good { color: #1a7f37; }
nav ol { columns: 24rem; padding-inline-start: 2.5rem; font-size: .9rem; } .follows { margin-inline-start: 2rem; }
article { border: 1px solid #8886; border-inline-start: 4px solid #d1242f; border-radius: 6px; padding: .75rem 1rem; margin: 1rem 0; content-visibility: auto; contain-intrinsic-size: auto 20rem; }
article h3 { margin: 0; overflow-wrap: anywhere; } dl { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: .25rem 1rem; margin: .5rem 0 0; }
dt { font-weight: 700; } dd { margin: 0; overflow-wrap: anywhere; } code { font-size: .9em; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85em; } summary { cursor: pointer; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; }
th, td { border: 1px solid #8884; padding: .2rem .5rem; text-align: start; vertical-align: top; }
td.wide { overflow-wrap: anywhere; min-width: 16rem; }
td.hit { background: #1a7f3733; } td.miss { background: #bf870033; } td.fault { background: #d1242f44; font-weight: 700; }
`;

/**
 * Returns the run as one page that needs no network: findings, coverage, operation × status × checks, and the frames.
 */
export function html(contract: Contract, result: RunResult, facts: RunFacts): string {
  const { failures, waived, cases, exchanges } = result;
  const failed = cases.filter(isFailed).length;
  const { roots, following } = countOf(failures);
  const outcome =
    failures.length === 0
      ? '<p class="outcome good">The server keeps the contract.</p>'
      : `<p class="outcome bad">The server breaks the contract in ${roots} ${roots === 1 ? 'way' : 'ways'}${following === 0 ? '' : `; ${following} more may only follow from these`}.</p>`;
  return documentOf('OTONOWA conformance', STYLE, [
    `<p>${escape(facts.host)} · ${cases.length - failed} of ${cases.length} cases passed · ${exchanges.length} calls · seed ${facts.seed} · ${NAME} ${VERSION}</p>`,
    ...describeLimits(result.limited).map((text) => `<p>${escape(text)}</p>`),
    outcome,
    ...contents(failures),
    ...failures.map((failure) => finding(failure, facts)),
    ...(waived.length === 0 ? [] : ['<h2>Waived</h2>', ...waived.map((failure) => finding(failure, facts))]),
    ...coverage(contract, result),
    ...matrix(contract, result),
    ...timeline(result.frames, result.secrets),
  ]);
}

/** Lists the findings, each with a link. */
function contents(failures: readonly Failure[]): string[] {
  if (failures.length < 2) return [];
  const items = failures.map(({ id, subject, check, follows }) => {
    const attributes = follows === null ? '' : ' class="follows"';
    return `<li${attributes}><a href="#${escape(encodeURIComponent(id))}">${escape(subject)}</a> <small>${escape(check)}</small></li>`;
  });
  return ['<nav aria-label="Findings"><ol>', ...items, '</ol></nav>'];
}

function finding(failure: Failure, { started, again }: RunFacts): string {
  const { id, check, subject, title, rules, story, expected, received, source, curl, mend, because, also } = failure;
  const row = (name: string, text: string) => `<dt>${name}</dt><dd>${text}</dd>`;
  return [
    `<article id="${escape(encodeURIComponent(id))}"${failure.follows === null ? '' : ' class="follows"'}>`,
    `<h3>${escape(subject)}</h3>`,
    '<dl>',
    failure.follows === null
      ? ''
      : row(
          'Follows',
          `perhaps only from <a href="#${escape(encodeURIComponent(failure.follows))}">${escape(failure.follows)}</a>`,
        ),
    row('Case', escape(title)),
    ...rules.map((rule) =>
      row('Rule', `${escape(rule.sentence)} <small>(${escape(rule.source)}, ${escape(rule.id)})</small>`),
    ),
    row('Check', `${escape(aboutCheck(check) ?? check)} <small>(${escape(source)})</small>`),
    row('Expected', `<code>${escape(expected)}</code>`),
    row('Got', `<code>${escape(received)}</code>`),
    story.length === 0
      ? ''
      : row(
          'Story',
          `<details><summary>${story.length} lines</summary><pre>${escape(story.join('\n'))}</pre></details>`,
        ),
    also.length === 0 ? '' : row('Also', escape(othersIn(failure))),
    because === null ? '' : row('Waived', `because ${escape(because)}`),
    mend === null ? '' : row('Mend', escape(mend)),
    curl === null ? '' : row('Repeat', `<pre>${escape(curl)}</pre>`),
    row('Again', `<code>${escape(`${started} replay ${id}${again}`)}</code>`),
    '</dl>',
    '</article>',
  ].join('');
}

const tableOf = (heads: readonly string[], rows: readonly string[]): string =>
  [
    '<div class="scroll"><table>',
    `<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table></div>`,
  ].join('');

const table = (title: string, heads: readonly string[], rows: readonly string[]): string[] => [
  `<h2>${title}</h2>`,
  tableOf(heads, rows),
];

function coverage(contract: Contract, { seen }: RunResult): string[] {
  const rows = coverageOf(contract, seen).map(
    ({ kind, all, missing }) =>
      `<tr><th scope="row">${kind}</th><td>${all - missing.length} of ${all}</td><td class="wide">${escape(missing.join(', '))}</td></tr>`,
  );
  return table('Seen of the contract', ['Part', 'Seen', 'Not seen'], rows);
}

function matrix(contract: Contract, { seen, failures }: RunResult): string[] {
  const operations = [...contract.operations.values()];
  const statuses = [...new Set(operations.flatMap(({ responses }) => [...responses.keys()]))].toSorted((a, b) => a - b);
  const cell = (operationId: string, status: number, isDocumented: boolean) => {
    if (!isDocumented) return '<td></td>';
    return seen.has(`answer ${operationId} ${status}`) ? '<td class="hit">seen</td>' : '<td class="miss">not seen</td>';
  };
  const rows = operations.map(({ operationId, responses }) => {
    const own = failures.filter(({ subject, also }) => subject === operationId || also.includes(operationId));
    const checks = own.map(({ check }) => check).join(', ');
    const cells = statuses.map((status) => cell(operationId, status, responses.has(status))).join('');
    return `<tr><th scope="row">${operationId}</th>${cells}<td${own.length > 0 ? ' class="fault"' : ''}>${escape(checks)}</td></tr>`;
  });
  return table('Operations', ['Operation', ...statuses.map(String), 'Failed checks'], rows);
}

/** Shows the frames of each case in a table of its own, which is closed at first. */
function timeline(frames: readonly PassedFrame[], secrets: Secrets): string[] {
  const cut = (text: string) => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text);
  const byCase = new Map<string, PassedFrame[]>();
  for (const frame of frames) byCase.set(frame.case, [...(byCase.get(frame.case) ?? []), frame]);
  const groups = [...byCase].map(([caseId, own]) => {
    const rows = own.map(
      ({ at, userId, from, text }) =>
        `<tr><td>${at.slice(11, 23)}</td><td>${escape(userId)}</td><td>${from === 'kit' ? '→' : '←'}</td><td class="wide"><code>${escape(cut(secrets.mask(text)))}</code></td></tr>`,
    );
    const body = tableOf(['Time', 'User', 'Way', 'Frame'], rows);
    return `<details><summary>${escape(caseId)} (${own.length})</summary>${body}</details>`;
  });
  return ['<h2>Frames</h2>', ...groups];
}
