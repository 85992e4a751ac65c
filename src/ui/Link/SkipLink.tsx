import * as css from './SkipLink.css.ts';

interface SkipLinkProps {
  children: string;
  /** Id of the element that receives the focus. */
  target: string;
}

/** A link that skips content with many tab stops, visible while it has the focus. It does not change the URL. */
export function SkipLink({ children, target }: SkipLinkProps) {
  return (
    <a
      className={css.root}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
