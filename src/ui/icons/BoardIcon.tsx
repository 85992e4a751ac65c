import { Icon, type IconProps } from './Icon.tsx';

export function BoardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16v11H9.5L5.5 20v-3.5H4z" />
      <path d="M8 9.5h8M8 12.8h5" />
    </Icon>
  );
}
