import { ok } from 'node:assert/strict';
import type { Settings } from '../engine.ts';
import { by, css, type Screen, until } from '../screen.ts';
import type { World } from '../world.ts';

export interface Walk {
  world: World;
  screen: Screen;
  /** A second tab of the same browser, which is closed after the step. */
  openSecond: () => Promise<Screen>;
  settings: Settings;
  /** Takes a screenshot for manual inspection. */
  show: (name: string) => Promise<void>;
}

/** A part of the walk, which begins with a new World and an empty storage. */
export interface Step {
  name: string;
  run: (walk: Walk) => Promise<void>;
  /** Console errors that the step causes. */
  allowed?: RegExp;
  /** Whether `npm test` runs it, too. */
  isSmoke?: true;
  /** Whether it is also run with letters of 200 %. */
  isAboutLayout?: true;
}

export const HANA = 'hana@example.com';
export const REN = 'ren@example.com';
/** A new person without a profile. */
export const SORA = 'sora@example.com';

export const isNarrow = ({ settings }: Walk) => settings.width < 600;
export const menu = by('button', 'アカウントメニューを開く');
export const field = (name: string) => by('textbox', name);
export const button = (name: string | RegExp, options?: Parameters<typeof by>[2]) => by('button', name, options);
export const headline = by('heading', '音でつながる、仲間に出会う。');

export const message = by('textbox', 'メッセージを入力');
export const conversation = by('link', /^れんさんとの会話/);
export const lastBubble = css('[data-status]', { inside: by('log'), nth: -1 });

export async function chooseFromMenu(screen: Screen, name: string): Promise<void> {
  await screen.press(menu);
  await screen.press(by('menuitem', name));
}

/** A popover is as high as its content and does not scroll, unless the window is too low for it. */
export async function expectPopoverToFit(screen: Screen): Promise<void> {
  await screen.see(css(':popover-open'));
  const { spare, sideways, isWhole } = await screen.run(() => {
    const popover = document.querySelector(':popover-open');
    const content = popover?.lastElementChild;
    if (!popover || !content) throw new Error('There is no popover');
    const last = content.lastElementChild ?? content;
    return {
      spare: popover.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom,
      sideways: Math.max(content.scrollWidth - content.clientWidth, popover.scrollWidth - popover.clientWidth),
      isWhole: content.scrollHeight <= content.clientHeight,
    };
  });
  ok(sideways <= 0, `the popover scrolls sideways by ${sideways} px`);
  // Its padding is 16 px.
  if (isWhole) ok(spare < 40, `${spare} px of the popover are empty below its content`);
}

/**
 * Neither the page nor a part of it scrolls horizontally, except for rows that are meant to: tabs, and their
 * containers.
 */
export async function expectNothingSideways(screen: Screen, where: string): Promise<void> {
  let wide: string[] = [];
  await until(`${where}, in which nothing scrolls sideways`, async () => {
    wide = await screen.run(() =>
      [document.documentElement, ...document.querySelectorAll('body *:not(nav, [role=tablist])')].flatMap((element) => {
        const { overflowX, overscrollBehaviorX, overscrollBehaviorY } = getComputedStyle(element);
        if (overscrollBehaviorX === 'contain' && overscrollBehaviorY !== 'contain') return [];
        const scrolls = element === document.documentElement || /auto|scroll/.test(overflowX);
        const wider = element.scrollWidth - element.clientWidth;
        if (!scrolls || element.clientWidth === 0 || wider <= 0) return [];
        const ends = [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right);
        const widest = element.querySelectorAll('*')[ends.indexOf(Math.max(...ends))];
        return [`${element.tagName} by ${wider} px, up to ${widest?.outerHTML.slice(0, 120)}`];
      }),
    );
    return wide.length === 0;
  }).catch((error: unknown) => {
    // Nothing is wide where the engine did not answer.
    throw wide.length === 0 ? error : new Error(`${where} scrolls sideways: ${wide.join(', ')}`, { cause: error });
  });
}

/** The editor's tabs; in a narrow window they are in a drawer. */
export async function openTab(walk: Walk, name: string): Promise<void> {
  const { screen } = walk;
  if (isNarrow(walk)) {
    await screen.press(button('編集メニューを開く'));
    await screen.press(button(name, { inside: by('dialog') }));
    await screen.gone(by('dialog'));
  } else await screen.press(by('tab', name));
}
