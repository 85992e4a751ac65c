import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Specimens } from '../storySpecimens.tsx';
import { contrastOfChannels } from '../theme/contrast.ts';
import { Button, type ButtonSize, type ButtonVariant } from './Button.tsx';
import * as css from './Button.css.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({ component: Button, args: { children: 'ログイン', onClick: fn() } });

export const Variants = meta.story({
  render: () => (
    <Specimens>
      {(Object.keys(css.variant) as ButtonVariant[]).map((variant) =>
        (Object.keys(css.size) as ButtonSize[]).map((size) => (
          <Button key={variant + size} variant={variant} size={size}>
            {`${variant} ${size}`}
          </Button>
        )),
      )}
      <ButtonLink href="/search" variant="primary">
        リンク
      </ButtonLink>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height);
    // The gradient is 48 px high in every size (rule S21).
    await expect(heights).toEqual([48, 48, 48, 44, 48, 44]);
  },
});

export const Loading = meta.story({
  args: { variant: 'primary', loading: true, loadingLabel: 'ログイン中…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'ログイン中…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const LoadingDoesNotSubmit = meta.story({
  tags: ['!dev', '!autodocs'],
  render: ({ onClick }) => (
    <form
      style={{ display: 'grid', gap: 8 }}
      onSubmit={(event) => {
        event.preventDefault();
        onClick?.(event as never);
      }}
    >
      <label>
        <span>名前</span>
        <input />
      </label>
      <Button type="submit" loading>
        送信する
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'はな{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** A disabled button is readable, and a press announces the reason (rule T6). */
export const DisabledWithAReason = meta.story({
  args: { variant: 'primary', disabled: true, disabledReason: 'メールアドレスを入力すると送信できます' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'ログイン' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('メールアドレスを入力すると送信できます');
    const live = document.querySelector('[aria-live]');
    await expect(live).toBeEmptyDOMElement();
    const surroundings = button.parentElement;
    if (surroundings !== null) await userEvent.click(surroundings);
    await expect(live).toHaveTextContent('メールアドレスを入力すると送信できます');
    await expect(button).toHaveAccessibleDescription('メールアドレスを入力すると送信できます');
    await expect(args.onClick).not.toHaveBeenCalled();
    // Blends the button with the page's background (about 12 in each channel), because of its opacity.
    const { color, backgroundColor, opacity } = getComputedStyle(button);
    const seen = (text: string) => rgb(text).map((channel) => channel * Number(opacity) + 12 * (1 - Number(opacity)));
    await expect(contrastOfChannels(seen(color), seen(backgroundColor))).toBeGreaterThanOrEqual(4.5);
  },
});

const rgb = (text: string) => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
