import * as css from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'box', 'pill', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

interface SkeletonProps {
  shape: SkeletonShape;
  /** Any CSS width; default 100%. */
  width?: string;
}

/**
 * A placeholder while content is loading. Hidden from assistive technology; the surrounding list announces 読み込み中… once.
 */
export function Skeleton({ shape, width = '100%' }: SkeletonProps) {
  return <span className={css.shape[shape]} style={{ width }} aria-hidden="true" />;
}
