import { Icon, type IconProps } from './Icon.tsx';

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 1-4.5L15.8 4.7a1.6 1.6 0 0 1 2.3 0l1.2 1.2a1.6 1.6 0 0 1 0 2.3L8.5 19z" />
      <path d="m14 6.5 3.5 3.5" />
    </Icon>
  );
}
