import { Icon, type IconProps } from './Icon.tsx';

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5.5" width="18" height="13.5" rx="2" /><path d="m4 7.5 8 6 8-6" />
    </Icon>
  );
}
