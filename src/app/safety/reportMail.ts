import type { HiddenPerson, Written } from '../../hiddenPeople/hiddenPeople.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { truncate } from '../../lib/text/truncate.ts';
import { fullTime } from '../../lib/time/chatTime.ts';

/** The texts of the mail to the operator. */
const copy = {
  subject: (name: string) => `通報：${name}`,
  person: (name: string) => `通報する相手：${name}`,
  userId: (id: string) => `ユーザーID：${id}`,
  id: (kind: 'post' | 'message', id: string) => `${kind === 'post' ? '投稿' : 'メッセージ'}ID：${id}`,
  at: (time: string) => `日時：${time}`,
  content: (text: string) => `内容：${text}`,
  reason: '理由：',
} as const;

/** Maximum length of a quoted text in letters; the operator finds the whole text by its id. */
const QUOTED = 120;

/** Maximum length of a name in the mail in letters; its id says who it is. */
const NAME = 30;

/**
 * Maximum length of the URL that opens the mail, with its address and subject. Windows ignores a longer one without a
 * word (2,048 characters); a Japanese character takes nine.
 */
const MAX_URL_LENGTH = 2_000;

interface ReportedThing {
  contact: string;
  person: HiddenPerson;
  /** The post or message that is reported; undefined for a report of the person only. */
  written?: (Written & { kind: 'post' | 'message' }) | undefined;
  /** The text of the reporting user. */
  words: string;
}

interface ReportMail {
  /** The whole text of the e-mail. */
  text: string;
  /** The URL that opens the e-mail in a mail program, with as much of the text as it can hold. */
  href: string;
  /** Whether all of the text is in the URL. */
  isWhole: boolean;
}

/**
 * Returns the e-mail of a report to the operator, which the user sends. Where the text is too long for a URL,
 * the quoted text is cut first and the reason last, each with … at its end.
 */
export function reportMail({ contact, person, written, words }: ReportedThing): ReportMail {
  const reason = words.trim();
  const quoted = truncate(written?.text ?? '', QUOTED);
  const textOf = (name: string, quotation: string, why: string) =>
    [
      copy.person(name),
      copy.userId(person.userId),
      ...(written === undefined
        ? []
        : [copy.id(written.kind, written.id), copy.at(fullTime(written.at)), copy.content(isolate(quotation))]),
      ...(why === '' ? [] : ['', copy.reason, why]),
    ].join('\n');
  const name = truncate(person.name, NAME);
  const hrefOf = (body: string) =>
    // Mail programs read CRLF as the end of a line (RFC 6068).
    `mailto:${encodeURI(contact)}?subject=${encodeURIComponent(copy.subject(name))}&body=${encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))}`;
  const fits = (body: string) => hrefOf(body).length <= MAX_URL_LENGTH;

  const text = textOf(person.name, quoted, reason);
  if (fits(text)) return { text, href: hrefOf(text), isWhole: true };
  const why = longest(reason, (beginning) => fits(textOf(name, '', beginning)));
  const quotation = longest(quoted, (beginning) => fits(textOf(name, beginning, why)));
  return { text, href: hrefOf(textOf(name, quotation, why)), isWhole: false };
}

/** Returns the longest beginning of a text that fits, with … when it is cut; empty when none does. */
function longest(text: string, fits: (beginning: string) => boolean): string {
  if (fits(text)) return text;
  // No letter takes less than one character of the URL.
  let [most, tooMany] = [0, Math.min([...text].length, MAX_URL_LENGTH)];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(truncate(text, middle))) most = middle;
    else tooMany = middle;
  }
  return most === 0 ? '' : truncate(text, most);
}
