import { Icon, type IconProps } from '../../../ui/icons/Icon.tsx';

/** Out of this app. */
export function OutwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6h9v9M18 6 6 18" />
    </Icon>
  );
}
