import * as css from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'box', 'pill', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

interface SkeletonProps {
  shape: SkeletonShape;
  /** Any CSS width; the parent's unless given. */
  width?: string;
}

/** The place of something that is on its way. Silent: the list around it says 読み込み中… once. */
export function Skeleton({ shape, width = '100%' }: SkeletonProps) {
  return <span className={css.shape[shape]} style={{ width }} aria-hidden="true" />;
}
