import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { UserId } from '../../../api/generated/model/index.ts';
import { isolate } from '../../../lib/text/isolate.ts';
import type { Sequence } from '../../../lib/collections/sequence.ts';
import { isComposing } from '../../../lib/keyboard/isComposing.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { common } from '../../../ui/copy.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/icons/shellIcons.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { announce } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { SearchField } from '../../../ui/TextField/SearchField.tsx';
import { chat } from '../copy.ts';
import { chatSearch } from './copy.ts';
import { createEnterDetector } from '../composer/enterKey.ts';
import type { LogHandle } from '../log/logView.ts';
import type { LogMarks } from '../log/MessageLog.tsx';
import type { Hits } from './hitPosition.ts';
import { useChatSearch } from './useChatSearch.ts';
import * as css from './ChatSearch.css.ts';

interface ChatSearchProps {
  entries: Sequence<ChatEntry>;
  me: UserId;
  /** The name of the other person. */
  name: string;
  log: RefObject<LogHandle | null>;
  /** Called with the function that marks the messages; null when the search ends. */
  onMarks: (marks: LogMarks | null) => void;
  onClose: () => void;
}

/**
 * Renders the search in the messages of a chat (rule M35). Enter goes to the next older match, Shift+Enter to the next
 * newer one, and Escape closes, unless an input method handles the key.
 */
export function ChatSearch({ entries, me, name, log, onMarks, onClose }: ChatSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [enterDetector] = useState(createEnterDetector);
  const speak = ({ messages, at }: Hits) => {
    const message = messages[at];
    if (message === undefined) return announce(chatSearch.noHits);
    const sender = message.senderId === me ? chat.fromMe : chat.from(name);
    return announce(`${chatSearch.hits(at + 1, messages.length)} ${sender}${isolate(message.content)}`);
  };
  const { query, setQuery, hits, step } = useChatSearch({ entries, log, onMarks, onSpeak: speak });
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const pressKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const pressKeyInField = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!enterDetector.isEnter(event.nativeEvent)) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  const count = hits.messages.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from every control in it
    <form
      role="search"
      aria-label={chat.search}
      className={css.root}
      data-chat-search=""
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={pressKey}
      onCompositionStart={enterDetector.compositionStarted}
      onCompositionEnd={enterDetector.compositionEnded}
    >
      <div className={css.field}>
        <SearchField ref={field} label={chat.search} value={query} onChange={setQuery} onKeyDown={pressKeyInField} />
      </div>
      {/* The text is not a live region, because `announce` reports it when typing has paused. */}
      <p className={css.count}>
        {count > 0 ? chatSearch.hits(hits.at + 1, count) : hits.wanted !== '' && chatSearch.noHits}
      </p>
      <span className={css.older}>
        <IconButton label={chatSearch.olderHit} disabled={count === 0} onClick={() => step(1)}>
          <ChevronUpIcon />
        </IconButton>
      </span>
      <span className={css.newer}>
        <IconButton label={chatSearch.newerHit} disabled={count === 0} onClick={() => step(-1)}>
          <ChevronDownIcon />
        </IconButton>
      </span>
      <span className={css.close}>
        <IconButton label={common.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </span>
    </form>
  );
}
