import { afterEach, expect, test } from 'vitest';
import { drawnIn } from './drawnIn.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** Shows this and returns what is drawn. */
function drawn(html: string): string[] {
  document.body.innerHTML = html;
  return drawnIn(document.body);
}

test.each([
  ['an empty element', '<main><div></div></main>'],
  ['a text for screen readers', '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">音</p>'],
  ['a hidden text', '<p hidden>音</p>'],
  ['a text that has faded', '<p style="opacity: 0">音</p>'],
  ['a text that cannot be seen', '<p style="visibility: hidden">音</p>'],
  ['a text below the window', '<p style="position: absolute; top: 9000px">音</p>'],
  [
    'a text that its list has scrolled away',
    '<div style="height: 40px; overflow: hidden"><p style="margin: 50px 0">音</p></div>',
  ],
])('%s is not drawn', (_what, html) => {
  expect(drawn(html)).toEqual([]);
});

test.each([
  ['text', '<p>音</p>', '<p>輪</p>'],
  ['place', '<p>音</p>', '<p style="margin-left: 20px">音</p>'],
  ['colour', '<p>音</p>', '<p style="color: red">音</p>'],
  ['ground', '<p>音</p>', '<p style="background: red">音</p>'],
  ['border', '<p style="border: 1px solid red">音</p>', '<p style="border: 1px solid blue">音</p>'],
  ['value', '<input value="音">', '<input value="輪">'],
  ['tick', '<input type="checkbox">', '<input type="checkbox" checked>'],
  ['choice', '<select><option>音</select>', '<select><option>輪</select>'],
  ['icon', '<svg><path d="M0 0h9v9z"/></svg>', '<svg><path d="M0 0h8v8z"/></svg>'],
  ['fill of an icon', '<svg><path d="M0 0h9v9z"/></svg>', '<svg style="fill: red"><path d="M0 0h9v9z"/></svg>'],
  ['mark before a text', '<p>音</p>', '<style>p::before { content: "輪" }</style><p>音</p>'],
])('another %s makes another picture', (_what, one, other) => {
  const before = drawn(one);
  expect(before).toHaveLength(1);
  expect(drawn(one)).toEqual(before);
  expect(drawn(other)).not.toEqual(before);
});

test('names, identifiers and the focus make no other picture', () => {
  const before = drawn('<button id="a" aria-label="音">音</button>');
  const after = drawn('<button id="b" aria-label="輪">音</button>');
  document.querySelector('button')?.focus();
  expect(after).toEqual(before);
  expect(drawnIn(document.body)).toEqual(before);
});
