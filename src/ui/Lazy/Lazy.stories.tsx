import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { RingLoader } from '../Ring/RingLoader.tsx';
import { SnackbarRegion } from '../Snackbar/SnackbarRegion.tsx';
import { LazyDialog } from './LazyDialog.tsx';
import { LazyPart } from './LazyPart.tsx';

const meta = preview.meta({
  component: LazyPart,
  parameters: { allowConsole: [/the code did not arrive/] },
});

/** Creates a lazy component that fails to load while the network is off. */
function codeBehind(network: { isThere: boolean }) {
  return lazyComponent(() => {
    if (!network.isThere) return Promise.reject(new Error('the code did not arrive'));
    return Promise.resolve(() => <p>編成の一覧</p>);
  });
}

export const PartDoesNotArrive = meta.story({
  render: function Part() {
    const [network] = useState({ isThere: false });
    const [List] = useState(() => codeBehind(network));
    return (
      <>
        <LazyPart waiting={<RingLoader />}>
          <List />
        </LazyPart>
        <Button
          onClick={() => {
            network.isThere = true;
          }}
        >
          つなぐ
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/エラーが発生しました。もう一度お試しください。/);
  },
});

export const PartArrivesLater = meta.story({
  ...PartDoesNotArrive.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'つなぐ' }));
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }));
    await expect(await canvas.findByText('編成の一覧')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const DialogDoesNotArrive = meta.story({
  render: function Opening() {
    const [isOpen, setOpen] = useState(false);
    const [network] = useState({ isThere: false });
    const [List] = useState(() => codeBehind(network));
    const close = () => {
      network.isThere = true;
      setOpen(false);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>開く</Button>
        <LazyDialog open={isOpen} onFailed={close}>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title="編成">
            <List />
          </Dialog>
        </LazyDialog>
        <SnackbarRegion />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: '開く' });
    await userEvent.click(open);
    await waitFor(() => expect(canvas.getByText('エラーが発生しました。もう一度お試しください。')).toBeVisible());
  },
});

export const DialogArrivesLater = meta.story({
  ...DialogDoesNotArrive.input,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await DialogDoesNotArrive.input.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: '開く' }));
    await waitFor(() => expect(document.body).toHaveTextContent(/編成の一覧/));
  },
});
