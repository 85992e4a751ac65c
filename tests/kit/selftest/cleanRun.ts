import type { Contract } from '../../conformance/contract/contract.ts';
import { httpMailbox } from '../../conformance/engine/people.ts';
import { runKit, type RunResult } from '../../conformance/engine/run.ts';
import { describeFailure } from '../../conformance/report/text.ts';
import type { RunOptions } from '../../conformance/engine/runOptions.ts';
import { runOptions } from '../runOptions.ts';
import { startFake } from '../startFake.ts';
import type { Answer, Asked } from '../variants/variant.ts';
import { startVariant } from '../variants/variantServer.ts';

/** No text of a request with an address or an id is longer. */
const MOST_BYTES = 20_000;
const ADDRESS = /[^\s"<>@,;:=?&]{1,80}@[\w.-]+\.\w+/g;
const ID = /(?<![\w-])(?:user|profile|post|video|like|conversation|message|notification)-\d+\b/g;
/** The passwords of the contract's examples, which people of the fake have. */
const PASSWORD = /\b(?:new-)?password123\b/;

/** A login beyond so many within a second is answered with 429, as long as there were fewer than `LIMITED_LOGINS`. */
const MOST_LOGINS = 10;
const LIMITED_LOGINS = 100;
const limited: Answer = {
  status: 429,
  headers: { 'content-type': 'application/json', 'retry-after': '1' },
  text: '{"detail":"しばらく待ってください"}',
};

/**
 * A run on a server that keeps the contract, has three hundred other people and limits logins (rule K26).
 *
 * @returns The result, and everything wrong with the run itself: its findings, what it left behind, and each address,
 *   id or password in a request or a frame that is not its own (rule K25).
 */
export async function cleanRun(
  contract: Contract,
  { profile, onCase }: Pick<RunOptions, 'profile' | 'onCase'>,
): Promise<{ result: RunResult; alarms: string[] }> {
  const fake = await startFake('default');
  try {
    const foreign = await idsOf(fake.host, contract);
    /** What was sent, in each encoding, with its method and path. */
    const said = new Map<string, string>();
    const note = (what: string, texts: readonly string[]) => {
      for (const text of texts) said.set(text, what);
    };
    const logins: number[] = [];
    let refused = 0;
    const server = await startVariant(fake, {
      name: 'records',
      catches(asked) {
        note(`${asked.method} ${asked.path}`, spellingsOf(asked));
        if (asked.path !== '/api/auth/login' || logins.length >= LIMITED_LOGINS) return undefined;
        const now = performance.now();
        if (logins.filter((at) => at > now - 1_000).length >= MOST_LOGINS) {
          refused += 1;
          return limited;
        }
        logins.push(now);
        return undefined;
      },
      hears: (text) => note('a frame', [text]),
    });
    const run = `self${process.pid}-clean`;
    const mailbox = httpMailbox(`${fake.host}/__fake/mailbox`);
    const result = await runKit(
      runOptions({ host: server.host, contract, mailbox, run, profile, atOnce: 8, onCase }),
    ).finally(() => server.stop());
    const isOwn = (address: string) => address.includes(run) && address.endsWith('conformance.example');
    const strangers = [...said].flatMap(([text, what]) => [
      ...[...text.matchAll(ADDRESS)].filter(([one]) => !isOwn(one.toLowerCase())).map(([one]) => `${what}: ${one}`),
      ...[...text.matchAll(ID)].filter(([id]) => foreign.has(id)).map(([id]) => `${what}: ${id}`),
      ...(PASSWORD.test(text) ? [`${what}: the password of an example`] : []),
    ]);
    const alarms = [
      ...result.failures.map((failure) => `clean: ${describeFailure(failure)}`),
      ...result.leftovers.map((email) => `clean: left ${email} behind`),
      ...[...new Set(strangers)].map((stranger) => `clean: ${stranger}`),
      // Without these, nothing above could have been wrong.
      ...(foreign.size > 300 && said.size > 10_000 && refused > 0 ? [] : ['clean: too little was sent or refused']),
      ...(result.limited.counts.get('logIn') === refused ? [] : ['clean: the run counts other 429s']),
    ];
    return { result, alarms };
  } finally {
    fake.stop();
  }
}

/** The ids of everything that the fake holds, as one of its people sees it. */
async function idsOf(host: string, contract: Contract): Promise<Set<string>> {
  const login = await fetch(`${host}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'hana@example.com', password: 'password123' }),
    headers: { 'Content-Type': 'application/json' },
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const ids = new Set<string>();
  const note = async (path: string) => {
    const response = await fetch(host + path, { headers: { Authorization: `Bearer ${token}` } });
    for (const [id] of (await response.text()).matchAll(ID)) ids.add(id);
  };
  for (let skip = 0; skip < 400; skip += 100) await note(`/api/profiles?skip=${skip}&limit=100`);
  for (let page = 1; page < 10; page += 1) await note(`/api/posts/?page=${page}&per_page=100`);
  const reads = [...contract.operations.values()].filter(({ method }) => method === 'GET');
  for (const { path } of reads) if (!path.includes('{')) await note(path);
  for (const id of [...ids]) {
    const list = { conversation: '/api/conversations/', post: '/api/posts/' }[id.split('-')[0] ?? ''];
    if (list !== undefined) await note(`${list}${id}`);
  }
  return ids;
}

/** Everything that a request says, in each encoding in which a server may read it. */
function spellingsOf({ method, path, search, bytes }: Asked): string[] {
  const address = `${method} ${decodeURIComponent(path)} ${decodeURIComponent(search.replaceAll('+', ' '))}`;
  const short = bytes.subarray(0, MOST_BYTES);
  const swapped = Buffer.from(short.subarray(0, short.length - (short.length % 2))).swap16();
  return [address, short.toString(), short.toString('utf16le'), swapped.toString('utf16le')];
}
