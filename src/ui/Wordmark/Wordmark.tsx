import { APP_NAME } from './appName.ts';
import { BrandMark } from '../Ring/BrandMark.tsx';
import * as css from './Wordmark.css.ts';

const ringSize = { medium: 28, large: 40 } as const;

interface WordmarkProps {
  /** Default `medium`. */
  size?: keyof typeof ringSize;
  /**
   * For a bar with other controls: smaller on a phone. The surrounding link must have an accessible name of its own.
   */
  compact?: boolean;
}

/** The product's name in capitals beside the ring, at the top of every screen. */
export function Wordmark({ size = 'medium', compact = false }: WordmarkProps) {
  return (
    <span className={compact ? `${css.root} ${css.size[size]} ${css.bar}` : `${css.root} ${css.size[size]}`}>
      <BrandMark size={ringSize[size]} />
      <span className={compact ? `${css.name} ${css.compact}` : css.name} translate="no">
        {APP_NAME.toUpperCase()}
      </span>
    </span>
  );
}
