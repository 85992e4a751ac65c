import { Icon, type IconProps } from './Icon.tsx';

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4.5 15v4.5h15V15" />
    </Icon>
  );
}
