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
import { Tooltip } from '../Tooltip/Tooltip.tsx';
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
    states: {
      loading: { node: <Button loading>送信する</Button>, attribute: 'aria-busy', value: 'true' },
      resting: { node: <Button temporarilyDisabled>送信する</Button>, attribute: 'aria-disabled', value: 'true' },
      ready: { node: <Button>送信する</Button>, attribute: 'aria-busy', value: null },
    },
  },
  ButtonLink: {
    render: ({ label, ref }) => (
      <ButtonLink ref={ref} href="/search">
        {label}
      </ButtonLink>
    ),
    role: 'link',
    key: null,
    takesRef: true,
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
    states: {
      pressed: {
        node: (
          <IconButton label="いいね" pressed onClick={nothing}>
            <HeartIcon />
          </IconButton>
        ),
        attribute: 'aria-pressed',
        value: 'true',
      },
    },
  },
  Link: {
    render: ({ label, ref }) => (
      <Link ref={ref} href="/privacy">
        {label}
      </Link>
    ),
    role: 'link',
    key: null,
    takesRef: true,
  },
  LinkedText: {
    render: ({ label }) => <LinkedText text={`${label} https://example.com/${encodeURIComponent(label)}`} />,
    role: 'link',
    key: null,
    isWithinText: true,
    states: {
      foreign: {
        node: <LinkedText text="https://example.com" />,
        attribute: 'rel',
        value: 'noopener noreferrer nofollow ugc',
      },
    },
  },
  ToggleChip: {
    render: ({ label, onUse, disabled, ref }) => (
      <ToggleChip ref={ref} pressed={false} disabled={disabled} onPressedChange={onUse} count={1_234}>
        {label}
      </ToggleChip>
    ),
    role: 'button',
    key: ' ',
    takesRef: true,
    takesDisabled: true,
    states: {
      pressed: {
        node: (
          <ToggleChip pressed onPressedChange={nothing}>
            ロック
          </ToggleChip>
        ),
        attribute: 'aria-pressed',
        value: 'true',
      },
      released: {
        node: (
          <ToggleChip pressed={false} onPressedChange={nothing}>
            ロック
          </ToggleChip>
        ),
        attribute: 'aria-pressed',
        value: 'false',
      },
    },
  },
  RemovableChip: {
    render: ({ label, onUse, ref }) => (
      <RemovableChip ref={ref} removeLabel={label} onRemove={onUse}>
        {label}
      </RemovableChip>
    ),
    role: 'button',
    key: '{Enter}',
    takesRef: true,
  },
  Collapsible: {
    render: ({ label, ref }) => (
      <Collapsible ref={ref} title={label} openLabel={label} closeLabel={label} count={3} level={2}>
        {label}
      </Collapsible>
    ),
    role: 'button',
    key: null,
    takesRef: true,
    states: {
      open: {
        node: (
          <Collapsible title="楽器" openLabel="楽器を開く" closeLabel="楽器を閉じる" level={2} defaultOpen>
            ベース
          </Collapsible>
        ),
        attribute: 'aria-expanded',
        value: 'true',
      },
    },
  },
  MenuButton: {
    render: ({ label, ref }) => (
      <MenuButton ref={ref} label={label} items={[{ label, onSelect: nothing }]}>
        {label}
      </MenuButton>
    ),
    role: 'button',
    key: null,
    takesRef: true,
    states: {
      closed: {
        node: (
          <MenuButton label="メニュー" items={[]}>
            ≡
          </MenuButton>
        ),
        attribute: 'aria-expanded',
        value: 'false',
      },
    },
  },
  PopoverButton: {
    render: ({ label, ref }) => (
      <PopoverButton ref={ref} label={label} accessibleName={label} title={label}>
        {label}
      </PopoverButton>
    ),
    role: 'button',
    key: null,
    takesRef: true,
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
    states: {
      selected: {
        node: (
          <Tabs label="いいね" tabs={[{ id: 'a', label: '送った' }]} selected="a" onSelect={nothing}>
            中身
          </Tabs>
        ),
        attribute: 'aria-selected',
        value: 'true',
      },
    },
  },
  Pagination: {
    render: ({ onUse }) => <Pagination page={2} pages={9_999} hrefOf={(page) => `#${page}`} onNavigate={onUse} />,
    role: 'link',
    key: '{Enter}',
  },
  Tooltip: {
    render: ({ label, onUse }) => (
      <Tooltip text={label}>
        <Button onClick={onUse}>{label}</Button>
      </Tooltip>
    ),
    role: 'button',
    key: '{Enter}',
  },
};
