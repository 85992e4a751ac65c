import { useEffect, useRef, type RefObject } from 'react';
import type { Target } from './boardStore.ts';
import { Composer } from './Composer.tsx';
import { post, replies } from './copy.ts';

interface ReplyComposerProps {
  to: Target;
  /** Name of the author who is being replied to. */
  name: string;
  /** The button that opens it. */
  opener: RefObject<HTMLElement | null>;
  onPosted: () => void;
  onCancel: () => void;
}

/**
 * Renders the composer for a reply directly below its parent post. It takes the focus from the button that opened it; it
 * takes none when it is rendered again, because its post comes near the viewport or the user returns to the board.
 */
export function ReplyComposer({ to, name, opener, onPosted, onCancel }: ReplyComposerProps) {
  // Rendered seldom: memoizing its parts would add bytes to the first load.
  'use no memo';
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (document.activeElement === opener.current) field.current?.focus();
  }, [opener]);
  return (
    <Composer
      ref={field}
      to={to}
      label={replies.to(name)}
      placeholder={replies.placeholder}
      submitLabel={post.reply}
      onPosted={onPosted}
      onCancel={onCancel}
    />
  );
}
