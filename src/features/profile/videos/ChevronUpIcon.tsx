import { Icon, type IconProps } from '../../../ui/icons/Icon.tsx';

export function ChevronUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 14.5 6.5-6.5 6.5 6.5" />
    </Icon>
  );
}
