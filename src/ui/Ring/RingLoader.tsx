import { common } from '../copy.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RingMark } from './RingMark.tsx';

interface RingLoaderProps {
  /** Width and height in px; 40 unless given. */
  size?: number;
  /** What is being waited for; 読み込み中… unless given. */
  label?: string;
}

/** The ring turning while something is on its way, with words for those who don't see it. */
export function RingLoader({ size = 40, label = common.loading }: RingLoaderProps) {
  return (
    <span role="status">
      <RingMark size={size} spinning />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
