import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { translatePage } from './translatePage.ts';
import { watchTextNodes } from './watchTextNodes.ts';

const Returned = ({ text }: { text: string }) => text;

function mount() {
  const errors: unknown[] = [];
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box, { onUncaughtError: (error) => errors.push(error) });
  return { box, errors, render: (content: React.ReactNode) => flushSync(() => root.render(content)) };
}

test('React holds a text that has siblings or that a component returns, and no other', () => {
  const takeTexts = watchTextNodes();
  const { render } = mount();
  const days = 3;
  render(
    <>
      <p>あと{days}</p>
      <p>
        <Returned text="戻り値" />
      </p>
      <p>{`あと${days}`}</p>
    </>,
  );
  expect(takeTexts()).toEqual(['"あと" in <p> of ', '"3" in <p> of ', '"戻り値" in <p> of Returned']);
  expect(takeTexts()).toEqual([]);
});

test('in a translated page React loses the texts that it holds, and no other (S29)', async () => {
  const { box, errors, render } = mount();
  render(<p>{'一つ'}</p>);
  const end = translatePage();
  const shown = () => [...box.querySelectorAll('font > font')].map((font) => font.textContent);
  expect(shown()).toEqual(['一つ']);
  render(<p>{'二つ'}</p>);
  await expect.poll(shown).toEqual(['二つ']);
  render(
    <p>
      <Returned text="三つ" />
    </p>,
  );
  await expect.poll(shown).toEqual(['三つ']);
  render(
    <p>
      <Returned text="四つ" />
    </p>,
  );
  expect(shown()).toEqual(['三つ']);
  render(
    <p>
      <b />
      <Returned text="四つ" />
    </p>,
  );
  expect(errors).toEqual([expect.objectContaining({ name: 'NotFoundError' })]);
  end();
});
