import { Icon, type IconProps } from '../../../ui/icons/Icon.tsx';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path d="M8 5.5v13l10.5-6.5z" />
    </Icon>
  );
}
