import { useId, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Collapsible.css.ts';

const copy = { chosen: (count: number) => `${count}個選択中` } as const;

interface CollapsibleProps {
  title: string;
  /** Accessible name of the button while the section is closed: ジャンルを開く. Contains the title. */
  openLabel: string;
  /** Accessible name of the button while the section is open: ジャンルを閉じる. */
  closeLabel: string;
  /** Default false. */
  defaultOpen?: boolean;
  /** Called when it was opened or closed. */
  onToggle?: (isOpen: boolean) => void;
  /** Number of chosen items inside; nothing is shown for 0. */
  count?: number;
  children: ReactNode;
  /**
   * Text that find-in-page searches until the section is opened for the first time. With it the children are rendered
   * at the first opening, without it from the start.
   */
  closedText?: string;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A section that opens and closes, for content that most users do not need at once. `Tabs` show one of several equal
 * panels. Find-in-page also searches a closed section and opens it (`hidden="until-found"`).
 */
export function Collapsible({
  title,
  openLabel,
  closeLabel,
  defaultOpen = false,
  onToggle,
  count = 0,
  children,
  closedText,
  ref,
}: CollapsibleProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  const toggle = (next: boolean) => {
    setOpen(next);
    onToggle?.(next);
  };
  const hasBeenOpen = useHasBeenTrue(open);

  useLayoutEffect(() => {
    const element = content.current;
    if (open || element === null) return undefined;
    // React supports `hidden` as a boolean only.
    element.setAttribute('hidden', 'until-found');
    const found = () => setOpen(true);
    element.addEventListener('beforematch', found);
    return () => element.removeEventListener('beforematch', found);
  }, [open]);

  return (
    <section className={css.root} data-open={open || undefined}>
      <h3 className={css.title}>
        <button
          ref={ref}
          type="button"
          className={css.button}
          aria-label={open ? closeLabel : openLabel}
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={count > 0 ? `${id}-count` : undefined}
          onClick={() => toggle(!open)}
        >
          {title}
        </button>
        {count > 0 && (
          <span id={`${id}-count`} className={css.count}>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{copy.chosen(count)}</VisuallyHidden>
          </span>
        )}
      </h3>
      <div ref={content} id={id} className={css.content} hidden={!open}>
        {closedText === undefined || hasBeenOpen ? children : closedText}
      </div>
    </section>
  );
}
