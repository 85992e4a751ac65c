import { Icon, type IconProps } from './Icon.tsx';

export function LogOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 4.5H5v15h8.5M10 12h10.5M17 8l4 4-4 4" />
    </Icon>
  );
}
