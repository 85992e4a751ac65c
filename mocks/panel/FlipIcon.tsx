import { Icon } from '../../src/ui/icons/Icon.tsx';

export function FlipIcon() {
  return (
    <Icon>
      <path d="M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4" />
    </Icon>
  );
}
