import { Icon, type IconProps } from '../../ui/icons/Icon.tsx';

export function UpdateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5c.7 4.4 3.1 6.8 7.5 7.5-4.4.7-6.8 3.1-7.5 7.5-.7-4.4-3.1-6.8-7.5-7.5 4.4-.7 6.8-3.1 7.5-7.5Z" />
      <path d="M19 16.5v4M17 18.5h4" />
    </Icon>
  );
}
