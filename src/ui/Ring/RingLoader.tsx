import { common } from '../copy.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BrandMark } from './BrandMark.tsx';

interface RingLoaderProps {
  /** Width and height in px; default 40. */
  size?: number;
  /** Accessible text; default 読み込み中…. */
  label?: string;
}

/** A rotating ring as loading indicator, with a visually hidden text. */
export function RingLoader({ size = 40, label = common.loading }: RingLoaderProps) {
  return (
    <span role="status">
      <BrandMark size={size} spinning />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
