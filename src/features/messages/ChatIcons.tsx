import { Icon, type IconProps } from '../../ui/icons/Icon.tsx';

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h9M4.6 4.8 20.2 12 4.6 19.2 7 12Z" />
    </Icon>
  );
}

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M6 13l6 6 6-6" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </Icon>
  );
}
