import { Icon, type IconProps } from '../../ui/icons/Icon.tsx';

export function DotsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 12v.1M12 12v.1M18.5 12v.1" strokeWidth="3" />
    </Icon>
  );
}
