import { useId, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Collapsible.css.ts';

const chosen = (count: number) => `${count}個選択中`;

interface CollapsibleProps {
  title: string;
  /** What the button does while the section is closed, in words: ジャンルを開く. Contains the title. */
  openLabel: string;
  /** The same while it is open: ジャンルを閉じる. */
  closeLabel: string;
  /** Closed unless given. */
  defaultOpen?: boolean;
  /** How many things in it are chosen; nothing is shown for 0. */
  count?: number;
  /** Level of the title in the page's outline; 3 unless given. */
  level?: 2 | 3 | 4;
  children: ReactNode;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A section that opens and closes. Find-in-page looks into a closed one and opens it (`hidden="until-found"`). */
export function Collapsible({
  title,
  openLabel,
  closeLabel,
  defaultOpen = false,
  count = 0,
  level = 3,
  children,
  ref,
}: CollapsibleProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  const Title = `h${level}` as const;

  useLayoutEffect(() => {
    const element = content.current;
    if (open || element === null) return undefined;
    // React knows `hidden` as a yes or no only.
    element.setAttribute('hidden', 'until-found');
    const found = () => setOpen(true);
    element.addEventListener('beforematch', found);
    return () => element.removeEventListener('beforematch', found);
  }, [open]);

  return (
    <section className={css.root} data-open={open || undefined}>
      <Title className={css.title}>
        <button
          ref={ref}
          type="button"
          className={css.button}
          aria-label={open ? closeLabel : openLabel}
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={count > 0 ? `${id}-count` : undefined}
          onClick={() => setOpen(!open)}
        >
          <span className={css.words}>{title}</span>
          <span className={css.chevron}>
            <ChevronDownIcon />
          </span>
        </button>
        {count > 0 && (
          <span id={`${id}-count`} className={css.count}>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{chosen(count)}</VisuallyHidden>
          </span>
        )}
      </Title>
      <div ref={content} id={id} className={css.content} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
