import { Icon, type IconProps } from './Icon.tsx';

export function InstallIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 8V3.5h-9v17h9V16M20 12h-8M15 9l-3 3 3 3" />
    </Icon>
  );
}
