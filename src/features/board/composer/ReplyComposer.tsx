import { useEffect, useRef } from 'react';
import type { Target } from '../boardStore.ts';
import { Composer } from './Composer.tsx';
import { post, replies } from '../copy.ts';

interface ReplyComposerProps {
  to: Target;
  /** Name of the author who is being replied to. */
  name: string;
  onPosted: () => void;
  onCancel: () => void;
}

/**
 * Renders the composer for a reply directly below its parent post. It takes the focus, since the user has just opened
 * it.
 */
export function ReplyComposer({ to, name, onPosted, onCancel }: ReplyComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
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
