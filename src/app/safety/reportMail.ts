import { isolate } from '../../lib/text/isolate.ts';
import { fullTime } from '../../lib/time/chatTime.ts';
import type { HiddenPerson, Written } from '../../hiddenPeople/hiddenPeople.ts';

/**
 * Maximum length of a quoted text in characters: mail programs accept URLs of some 2,000 characters, and a Japanese
 * character takes nine.
 */
const QUOTED = 120;

interface ReportedThing {
  contact: string;
  person: HiddenPerson;
  /** The post or message that is reported; undefined for a report of the person only. */
  written?: (Written & { kind: 'post' | 'message' }) | undefined;
  /** The text of the reporting user. */
  words: string;
}

/**
 * Returns the e-mail of a report to the operator, which the user sends (rule F43): its text, and the URL that opens it.
 */
export function reportMail({ contact, person, written, words }: ReportedThing): { text: string; href: string } {
  const quoted = written && [...written.text].slice(0, QUOTED).join('');
  const lines = [
    `通報する相手：${person.name}`,
    `ユーザーID：${person.userId}`,
    ...(written === undefined
      ? []
      : [
          `${written.kind === 'post' ? '投稿' : 'メッセージ'}ID：${written.id}`,
          `日時：${fullTime(written.at)}`,
          `内容：${isolate(quoted ?? '')}${quoted === written.text ? '' : '…'}`,
        ]),
    ...(words.trim() === '' ? [] : ['', '理由：', words.trim()]),
  ];
  const text = lines.join('\n');
  const subject = `通報：${person.name}`;
  // Mail programs read CRLF as the end of a line (RFC 6068).
  const body = lines.join('\r\n').replaceAll(/\r?\n/g, '\r\n');
  return {
    text,
    href: `mailto:${encodeURI(contact)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
  };
}
