import { Icon, type IconProps } from './Icon.tsx';

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />
    </Icon>
  );
}
