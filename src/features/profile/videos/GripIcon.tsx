import { Icon, type IconProps } from '../../../ui/icons/Icon.tsx';

export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" strokeWidth="2.6" />
    </Icon>
  );
}
