import { useEffect, useRef } from 'react';
import type { Target } from './boardStore.ts';
import { Composer } from './Composer.tsx';
import { post, replies } from './copy.ts';

interface ReplyComposerProps {
  to: Target;
  /** Who is answered. */
  name: string;
  onPosted: () => void;
  onCancel: () => void;
}

/** Where a reply is written, right below what it answers. Takes the focus: somebody has just asked for it. */
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
