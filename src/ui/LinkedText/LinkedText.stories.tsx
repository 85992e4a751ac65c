import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Specimens } from '../storySpecimens.tsx';
import { LinkedText } from './LinkedText.tsx';

const meta = preview.meta({
  component: LinkedText,
  args: { text: '次のライブはこちら https://live.example/2026?no=3。\n見に来てください！' },
});

export const Tones = meta.story({
  render: ({ text }) => (
    <Specimens>
      {(['accent', 'inherit'] as const).map((tone) => (
        <LinkedText key={tone} text={text} linkTone={tone} />
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'https://live.example/2026?no=3' });
    await expect(links).toHaveLength(2);
    for (const link of links) {
      await expect(link).toHaveAttribute('href', 'https://live.example/2026?no=3');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
      await expect(link).toHaveAccessibleDescription('live.exampleを新しいタブで開く');
    }
  },
});

export const NothingButText = meta.story({
  args: { text: 'javascript:alert(1)\n<b>太字</b> https://user:pass@live.example' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('p')).toHaveTextContent(args.text, { normalizeWhitespace: false });
  },
});

/** Rule C27: an address reads from left to right, and shows where it leads, whatever is written around it. */
export const ReversedText = meta.story({
  args: { text: '\u202Ehttps://evil.example/#moc.elpmaxe.doog//:sptth עברית\n\u2067ber https://a.example/b!' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'https://evil.example/#moc.elpmaxe.doog//:sptth',
      'https://a.example/b',
    ]);
    for (const link of links) {
      const places = [...(link.textContent ?? '')].map((_, index) => placeOf(link.firstChild as Text, index));
      await expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  },
});

/** Returns where a character of a text is drawn, so that later characters of a line and of later lines are greater. */
function placeOf(text: Text, index: number): number {
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  const { left, top } = range.getBoundingClientRect();
  return top * 10_000 + left;
}
