import { useEffect, useRef } from 'react';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/shellIcons.tsx';
import { IconButton } from './IconButton.tsx';

interface MoveButtonsProps {
  /** Accessible names; must name the item that is moved. */
  upLabel: string;
  downLabel: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
}

/** Two buttons that move an item of a list up and down. The focus stays on them while the item moves. */
export function MoveButtons({ upLabel, downLabel, isFirst, isLast, onStep }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);

  // Moving the element loses the focus. At the end of the list the pressed button is disabled, so the other one gets
  // it.
  useEffect(() => {
    if (pressed.current === null) return;
    const [first, second] = pressed.current === -1 ? [up, down] : [down, up];
    pressed.current = null;
    (first.current?.disabled ? second : first).current?.focus();
  });
  const step = (by: -1 | 1) => {
    pressed.current = by;
    onStep(by);
  };

  return (
    <>
      <IconButton ref={up} label={upLabel} disabled={isFirst} onClick={() => step(-1)}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton ref={down} label={downLabel} disabled={isLast} onClick={() => step(1)}>
        <ChevronDownIcon />
      </IconButton>
    </>
  );
}
