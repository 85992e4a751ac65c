import { appBase } from '../../../src/lib/browser/history/appBase.ts';
import { parseTimestamp } from '../../../src/lib/time/timestamp.ts';
import type { MailboxEntry } from '../../adapters/panel/controls.ts';
import { mail } from '../copy.ts';
import * as css from '../MockPanel.css.ts';
import { panelTime } from './panelTime.ts';

/** Lists the mails that the fake backend would have sent. Their links reload the app, as links of a mail do. */
export function MailSection({ mails }: { mails: readonly MailboxEntry[] }) {
  if (mails.length === 0) return <p className={css.note}>{mail.none}</p>;
  return (
    <ul className={css.list}>
      {mails.map(({ token, to, kind, link, sent_at }) => (
        <li key={token} className={css.stack}>
          <a href={appBase + link} className={css.link}>
            {mail.kinds[kind]}
          </a>
          <span className={css.note}>{mail.to(to, panelTime(parseTimestamp(sent_at)))}</span>
        </li>
      ))}
    </ul>
  );
}
