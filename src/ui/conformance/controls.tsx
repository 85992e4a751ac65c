import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { RemovableChip } from '../Chip/RemovableChip.tsx';
import { ToggleChip } from '../Chip/ToggleChip.tsx';
import { Collapsible } from '../Collapsible/Collapsible.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { MenuButton } from '../Menu/MenuButton.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PopoverButton } from '../Popover/PopoverButton.tsx';
import { SnackbarRegion } from '../Snackbar/SnackbarRegion.tsx';
import { frozenSnackbars } from '../Snackbar/frozenSnackbars.ts';
import { Tabs } from '../Tabs/Tabs.tsx';
import type { Control } from './specimen.ts';
import { fields } from './fields.tsx';

const nothing = () => undefined;

/** Every focusable component by name. A test fails when one is missing. */
export const controls: Readonly<Record<string, Control>> = {
  ...fields,
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
