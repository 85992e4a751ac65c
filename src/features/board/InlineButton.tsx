import type { ReactNode, Ref } from 'react';
import * as css from './InlineButton.css.ts';

interface TextButtonProps {
  /** The label, optionally with an icon before it. */
  children: ReactNode;
  /** `brand` for the more important action; default `quiet`. */
  tone?: 'quiet' | 'brand';
  /** Whether the content that the button shows and hides is visible (`aria-expanded`); omitted without such content. */
  expanded?: boolean;
  disabled?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Renders a button without border or background, for the actions of a post and of the composer. */
export function InlineButton({ tone = 'quiet', expanded, ...button }: TextButtonProps) {
  return <button {...button} type="button" className={css.root} data-tone={tone} aria-expanded={expanded} />;
}
