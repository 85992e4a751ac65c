import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, dialogSizes } from '../Dialog/Dialog.tsx';
import { Drawer, drawerSides } from '../Drawer/Drawer.tsx';
import { MenuButton } from '../Menu/MenuButton.tsx';
import { PopoverButton } from '../Popover/PopoverButton.tsx';
import { TextField } from '../TextField/TextField.tsx';

interface Modal {
  open: boolean;
  close: () => void;
  text: string;
}

const field = <TextField label="名前" />;

/** All modal components, which make the page behind them inert. */
export const modals: Readonly<Record<string, (modal: Modal) => ReactNode>> = {
  ...Object.fromEntries(
    dialogSizes.map((size) => [
      `Dialog, ${size}`,
      ({ open, close, text }: Modal) => (
        <Dialog open={open} onClose={close} title={text} description={text} size={size}>
          {field}
        </Dialog>
      ),
    ]),
  ),
  ...Object.fromEntries(
    drawerSides.map((side) => [
      `Drawer, ${side}`,
      ({ open, close, text }: Modal) => (
        <Drawer open={open} onClose={close} title={text} side={side} footer={text}>
          {field}
        </Drawer>
      ),
    ]),
  ),
  ConfirmDialog: ({ open, close, text }) => (
    <ConfirmDialog
      open={open}
      onCancel={close}
      onConfirm={close}
      title={text}
      body={text}
      confirmLabel={text}
      error={text}
      danger
    >
      {field}
    </ConfirmDialog>
  ),
};

/** All non-modal popups. Their button is named 開く. */
export const popovers: Readonly<Record<string, { role: 'menu' | 'dialog'; node: ReactNode }>> = {
  MenuButton: {
    role: 'menu',
    node: (
      <MenuButton label="開く" items={[{ label: '編集する', href: '/profile/edit' }]}>
        開く
      </MenuButton>
    ),
  },
  PopoverButton: {
    role: 'dialog',
    node: (
      <PopoverButton label="開く" accessibleName="開く" title="すべてのタグ">
        ロック
      </PopoverButton>
    ),
  },
};
