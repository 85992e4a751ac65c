import { chat } from '../copy.ts';
import * as css from './TypingLine.css.ts';

/** Renders the typing indicator of the other person, animated while they type. */
export function TypingLine({ name, isTyping }: { name: string; isTyping: boolean }) {
  return (
    <div className={css.root}>
      {isTyping && (
        <>
          <span className={css.dots} aria-hidden="true">
            <span className={css.dot} />
            <span className={css.dot} />
            <span className={css.dot} />
          </span>
          <span className={css.text}>{chat.typing(name)}</span>
        </>
      )}
    </div>
  );
}
