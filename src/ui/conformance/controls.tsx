import type { ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { RemovableChip } from '../Chip/RemovableChip.tsx';
import { ToggleChip } from '../Chip/ToggleChip.tsx';
import { Collapsible } from '../Collapsible/Collapsible.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { HeartIcon } from '../icons/shellIcons.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { MenuButton } from '../Menu/MenuButton.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PopoverButton } from '../Popover/PopoverButton.tsx';
import { SnackbarRegion } from '../Snackbar/SnackbarRegion.tsx';
import { frozenSnackbars } from '../storySpecimens.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FilePicker } from '../FilePicker/FilePicker.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

/** Props that the conformance suite passes to a component. */
export interface ConformanceProps {
  /** The accessible name, or the variable part of it. */
  label: string;
  /** Called when the component is activated. */
  onUse: () => void;
  disabled: boolean;
  ref: Ref<never>;
}

/** A focusable component. */
export interface Control {
  render: (wiring: ConformanceProps) => ReactNode;
  /** The ARIA role by which tests find it. */
  role: 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox' | 'tab';
  /**
   * A key that activates it, in user-event syntax; null when the effect is not reported by `onUse` (see its stories).
   */
  key: string | null;
  /** It accepts a `ref`, which receives the element with the role. */
  takesRef?: boolean;
  takesDisabled?: boolean;
  /** A larger target would cover the lines above and below, so it is as high as its line (WCAG 2.5.8). */
  isWithinText?: boolean;
}

const nothing = () => undefined;
const options = (label: string) => [
  { value: 'a', label },
  { value: 'b', label: 'ほか' },
];

/** Every focusable component by name. A test fails when one is missing. */
export const controls: Readonly<Record<string, Control>> = {
  TextField: {
    render: ({ label, onUse, disabled, ref }) => (
      <TextField ref={ref} label={label} help={label} error={label} disabled={disabled} onChange={onUse} />
    ),
    role: 'textbox',
    key: 'a',
    takesRef: true,
    takesDisabled: true,
  },
  PasswordField: {
    render: ({ label, onUse, disabled, ref }) => (
      <PasswordField ref={ref} label={label} help={label} disabled={disabled} onChange={onUse} />
    ),
    role: 'textbox',
    key: 'a',
    takesRef: true,
    takesDisabled: true,
  },
  TextArea: {
    render: ({ label, onUse, disabled, ref }) => (
      <TextArea ref={ref} label={label} error={label} counter={label} disabled={disabled} onChange={onUse} />
    ),
    role: 'textbox',
    key: 'a',
    takesRef: true,
    takesDisabled: true,
  },
  Select: {
    render: ({ label, onUse, disabled }) => (
      <Select label={label} error={label} value="a" options={options(label)} disabled={disabled} onChange={onUse} />
    ),
    role: 'combobox',
    key: '{ArrowDown}',
    takesDisabled: true,
  },
  Checkbox: {
    render: ({ label, onUse }) => <Checkbox label={label} error={label} onChange={onUse} />,
    role: 'checkbox',
    key: ' ',
  },
  FilePicker: {
    render: ({ label, disabled, ref }) => (
      <FilePicker
        ref={ref}
        accept="image/*"
        label={label}
        dropLabel={label}
        hint={label}
        disabled={disabled}
        onFile={nothing}
      />
    ),
    role: 'button',
    key: null,
    takesRef: true,
    takesDisabled: true,
  },
  Button: {
    render: ({ label, onUse, disabled, ref }) => (
      <Button ref={ref} disabled={disabled} onClick={onUse}>
        {label}
      </Button>
    ),
    role: 'button',
    key: '{Enter}',
    takesRef: true,
    takesDisabled: true,
  },
  ButtonLink: {
    render: ({ label }) => <ButtonLink href="/search">{label}</ButtonLink>,
    role: 'link',
    key: null,
  },
  IconButton: {
    render: ({ label, onUse, disabled, ref }) => (
      <IconButton ref={ref} label={label} disabled={disabled} onClick={onUse}>
        <HeartIcon />
      </IconButton>
    ),
    role: 'button',
    key: ' ',
    takesRef: true,
    takesDisabled: true,
  },
  Link: {
    render: ({ label }) => <Link href="/privacy">{label}</Link>,
    role: 'link',
    key: null,
  },
  LinkedText: {
    render: ({ label }) => <LinkedText text={`${label} https://example.com/${encodeURIComponent(label)}`} />,
    role: 'link',
    key: null,
    isWithinText: true,
  },
  ToggleChip: {
    render: ({ label, onUse }) => (
      <ToggleChip pressed={false} onPressedChange={onUse}>
        {label}
      </ToggleChip>
    ),
    role: 'button',
    key: ' ',
  },
  RemovableChip: {
    render: ({ label, onUse }) => (
      <RemovableChip removeLabel={label} onRemove={onUse}>
        {label}
      </RemovableChip>
    ),
    role: 'button',
    key: '{Enter}',
  },
  Collapsible: {
    render: ({ label, ref }) => (
      <Collapsible ref={ref} title={label} openLabel={label} closeLabel={label} count={3}>
        {label}
      </Collapsible>
    ),
    role: 'button',
    key: null,
    takesRef: true,
  },
  MenuButton: {
    render: ({ label }) => (
      <MenuButton label={label} items={[{ label, onSelect: nothing }]}>
        {label}
      </MenuButton>
    ),
    role: 'button',
    key: null,
  },
  PopoverButton: {
    render: ({ label }) => (
      <PopoverButton label={label} accessibleName={label} title={label}>
        {label}
      </PopoverButton>
    ),
    role: 'button',
    key: null,
  },
  SnackbarRegion: {
    render: ({ label, onUse }) => (
      <SnackbarRegion
        snackbars={frozenSnackbars((queue) => queue.show(label, { topic: 'any', action: { label, run: onUse } }))}
      />
    ),
    role: 'button',
    key: '{Enter}',
  },
  Tabs: {
    render: ({ label, onUse }) => (
      <Tabs
        label="いいね"
        tabs={[
          { id: 'a', label, count: 3, badge: 120, invalid: true },
          { id: 'b', label: 'ほか' },
        ]}
        selected="a"
        onSelect={onUse}
      >
        {label}
      </Tabs>
    ),
    role: 'tab',
    key: '{ArrowRight}',
  },
  Pagination: {
    render: ({ onUse }) => <Pagination page={2} pages={9_999} hrefOf={(page) => `#${page}`} onNavigate={onUse} />,
    role: 'link',
    key: '{Enter}',
  },
};
