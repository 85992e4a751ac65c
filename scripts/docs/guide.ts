import { block, prose } from './html.ts';

/** From nothing to the first report. */
export const guide = [
  prose(
    'The conformance kit is a black box: it knows `openapi.yaml`, `asyncapi.yaml` and an address. It registers four people, lives through everything that the contract promises, breaks every rule of form once, and says what your server does differently: what was sent, what the contract says and where, what came, how to repeat it, how it is usually mended.',
  ),
  '<h3>The first report</h3>',
  prose('Start your server on this machine with an empty database and a mailbox that can be read, then:'),
  block(
    'npm run conformance -- --host http://localhost:8000 --mailbox-url http://localhost:8000/dev/mails --profile smoke --report html',
  ),
  prose(
    '`conformance-report/index.html` is the report. When `smoke` is silent, go on to `standard`, then `full`, which also moves 100 MB files and demands that every part of the contract was seen.',
  ),
  prose(
    'Without the repository: `npm run conformance:pack` makes one file, `otonowa-conformance.mjs`, which needs Node 20 and nothing else. `docs/conformance.md` has a pipeline and a container for it.',
  ),
  '<h3>Mail or accounts</h3>',
  prose(`Nobody logs in before their address is verified, so the kit has to read mails or be given accounts.
- Mails: \`--mailbox-url\` names an address that answers \`[{"to", "kind": "verify" | "reset", "token"}]\`, oldest first. A test mail server with a few lines in front of it will do; the fake answers so under \`/__fake/mailbox\`.
- Accounts: \`--accounts people.json\` holds four verified accounts, \`[{"email", "password"}, …]\`. Registration, verification, reset and deletion are left out then.`),
  '<h3>A server that others use</h3>',
  prose(`- Another machine needs \`--yes\`. The kit changes and deletes only what it made itself; its accounts are deleted at the end, also when the run is broken off with Ctrl+C.
- What it registered stands in \`conformance-report/ledger-….jsonl\` before the server knows of it. Should the kit be killed: \`npm run conformance -- cleanup <ledger> --host …\`.
- \`--profile read-only\` with \`--accounts\` asks for everything and changes nothing but the missing profiles of its accounts.
- No report holds a token or a password.`),
  '<h3>After a finding</h3>',
  block(`npm run conformance -- explain likes.mutual
npm run conformance -- replay likes.mutual/getLikeStatus/likes.match --host http://localhost:8000
npm run conformance -- --only likes,chat --host http://localhost:8000`),
  prose(`Exit codes: 0 conforms, 1 does not, 2 wrong usage, 3 unreachable, 4 accounts were left behind, 5 ended before everything was seen.

Reports: \`--report html,junit,json,har,sarif\`. \`--seed\` repeats what the model-based case tried.`),
  '<h3>May the kit be trusted?</h3>',
  prose(
    '`npm run conformance -- selftest` breaks the fake in 90 numbered ways and in thousands that the contract itself suggests, and looks whether the kit sees each; then it looks at servers that keep the contract in another way, about which the kit must have nothing to say. `npm run backend -- --port 8787 --fault 46` is one of the broken servers.',
  ),
].join('\n');
