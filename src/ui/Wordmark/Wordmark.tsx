import { APP_NAME } from '../../lib/appName.ts';
import { RingMark } from '../Ring/RingMark.tsx';
import * as css from './Wordmark.css.ts';

export const wordmarkSizes = ['medium', 'large'] as const;
export type WordmarkSize = (typeof wordmarkSizes)[number];

const ringSize: Record<WordmarkSize, number> = { medium: 28, large: 40 };

interface WordmarkProps {
  /** Medium unless given. */
  size?: WordmarkSize;
  /** Shares a bar with other things: smaller on a phone. The link around it has a name of its own. */
  compact?: boolean;
}

/** The product's name in capitals beside the ring. */
export function Wordmark({ size = 'medium', compact = false }: WordmarkProps) {
  return (
    <span className={`${css.root} ${css.size[size]}`}>
      <RingMark size={ringSize[size]} />
      <span className={compact ? `${css.name} ${css.compact}` : css.name} translate="no">
        {APP_NAME.toUpperCase()}
      </span>
    </span>
  );
}
