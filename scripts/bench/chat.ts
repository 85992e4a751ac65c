import type { Page } from '@playwright/test';
import type { Message } from '../../src/api/generated/model/index.ts';
import { heapOf, machineTime, startApp, type RunningApp, threadTime, type Visit } from './runningApp.ts';
import { MACHINE, quantile, type Row, sampled } from './table.ts';

const ARRIVALS = 200;
const PER_SECOND = 20;
const NEWEST = '[role="log"] [data-status]';

/** Measures how a conversation of 10,000 and of 50,000 messages opens, and how messages arrive while somebody types. */
export async function benchChat(): Promise<Row[][]> {
  const running = await startApp('large');
  try {
    const few = await sampled('chat, 10,000 messages', () => opening(running, 1));
    const many = await sampled('chat, 50,000 messages', () => opening(running, 5));
    const arrivals = await sampled(`chat, 10,000 messages, ${PER_SECOND} arrivals a second`, () => arriving(running), {
      // 1.25 times what virtua took.
      'main thread ms a message': { machines: 1.2 },
      elements: 350,
    });
    return [few, many, arrivals];
  } finally {
    await running.close();
  }
}

/** @param times how often the fake backend's 10,000 messages are repeated */
async function opening(running: RunningApp, times: number) {
  const { page } = await openList(running);
  await repeatMessages(page, times);
  const painted = page.evaluate((selector) => window.bench.until(selector), NEWEST);
  await newestConversation(page).click();
  const first = await painted;
  const answered = await page.evaluate(
    () => (window.bench.answers('/api/messages/conversations/').at(-1) ?? Number.NaN) - window.bench.begun,
  );
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  await page.getByRole('link', { name: 'お知らせ' }).click();
  await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  await page.evaluate(() => {
    window.bench.begun = performance.now();
    history.back();
  });
  const again = await page.evaluate((selector) => window.bench.until(selector), NEWEST);
  await page.context().close();
  return { 'opened ms': first, 'answer to messages ms': first - answered, 'opened again ms': again, elements };
}

/** Makes the conversations of a page this many times as long. */
async function repeatMessages(page: Page, times: number): Promise<void> {
  if (times === 1) return;
  await page.route(/\/api\/messages\/conversations\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    const conversation = (await answer.json()) as { messages: Message[] };
    await route.fulfill({ json: { ...conversation, messages: repeated(conversation.messages, times) } });
  });
}

/** Repeats the messages with new ids and earlier times, so that each repetition precedes the previous one. */
function repeated(messages: readonly Message[], times: number): Message[] {
  const [first, last] = [messages[0], messages.at(-1)].map((message) => Date.parse(message?.created_at ?? ''));
  const span = Math.abs((last ?? 0) - (first ?? 0)) + 60_000;
  return Array.from({ length: times }, (_, round) =>
    messages.map((message) =>
      round === 0
        ? message
        : {
            ...message,
            id: `${message.id}-${round}` as Message['id'],
            created_at: new Date(Date.parse(message.created_at) - round * span).toISOString(),
          },
    ),
  ).flat();
}

/** Measures messages that arrive in an open chat while somebody types. */
async function arriving(running: RunningApp): Promise<Record<string, number>> {
  const visit = await openList(running);
  const { page, cdp } = visit;
  const machine = await machineTime(visit);
  await newestConversation(page).click();
  await page.locator(NEWEST).first().waitFor();
  const like = await messageToMe(page);
  const texts = Array.from({ length: ARRIVALS }, (_, index) => `到着${index}番目です`);
  const before = await threadTime(cdp);
  const typing = page.getByRole('textbox', { name: 'メッセージを入力' }).pressSequentially('あいうえお'.repeat(12), {
    delay: (1000 * ARRIVALS) / PER_SECOND / 60,
  });
  const begun = performance.now();
  for (const [index, content] of texts.entries()) {
    const wait = begun + (index * 1000) / PER_SECOND - performance.now();
    if (wait > 0) await page.waitForTimeout(wait);
    const message = { ...like, id: `${like.id}-${begun}-${index}`, content, created_at: new Date().toISOString() };
    await running.fake.emit('hana@example.com', { type: 'new_message', message });
  }
  await typing;
  await page
    .getByText(texts.at(-1) ?? '', { exact: true })
    .last()
    .waitFor();
  const spent = (await threadTime(cdp)) - before;
  const delays = (await page.evaluate((list) => window.bench.delays(list), texts)).filter(
    (delay) => !Number.isNaN(delay),
  );
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  const heap = await heapOf(cdp);
  await page.context().close();
  return {
    [MACHINE]: machine,
    'messages painted': delays.length,
    'append p50 ms': quantile(delays, 0.5),
    'append p95 ms': quantile(delays, 0.95),
    'main thread ms a message': spent / ARRIVALS,
    elements,
    'heap MB': heap,
  };
}

/** Returns any message from れん, as a template for others. */
async function messageToMe(page: Visit['page']): Promise<Message> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const me = (await (await fetch('/api/users/me', { headers })).json()) as { id: string };
    const list = (await (await fetch('/api/messages/conversations', { headers })).json()) as { id: string }[];
    const conversation = (await (await fetch(`/api/messages/conversations/${list[0]?.id}`, { headers })).json()) as {
      messages: Message[];
    };
    const theirs = conversation.messages.find(({ sender_id }) => sender_id !== me.id);
    if (theirs === undefined) throw new Error('Nobody has written');
    return theirs;
  });
}

const newestConversation = (page: Page) => page.getByRole('link', { name: /^れんさんとの会話/ });

async function openList(running: RunningApp): Promise<Visit> {
  await running.fake.reset('large');
  const visit = await running.enter();
  await visit.page.goto(new URL('/messages', running.app).href);
  await newestConversation(visit.page).waitFor();
  return visit;
}
