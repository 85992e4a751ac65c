import { fullTime } from '../../lib/time/chatTime.ts';
import type { HiddenPerson, Written } from '../../hiddenPeople/hiddenPeople.ts';

/** How much of a text is quoted: mail programs take addresses of some 2,000 characters, and Japanese takes nine for one. */
const QUOTED = 120;

interface ReportedThing {
  contact: string;
  person: HiddenPerson;
  /** What of the person's is reported; nothing for the person as such. */
  written?: (Written & { kind: 'post' | 'message' }) | undefined;
  /** The reporting member's own words. */
  words: string;
}

/** The mail of a report to the operator, which the member sends (rule F43): its text, and the address that opens it. */
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
          `内容：${quoted}${quoted === written.text ? '' : '…'}`,
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
