import a11yAddon from '@storybook/addon-a11y';
import docsAddon from '@storybook/addon-docs';
import vitestAddon from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeAddon } from './axeAddon.ts';
import { backendAddon } from './backendAddon.ts';
import { conditionsAddon } from './conditionsAddon.ts';
import { consoleAddon } from './consoleAddon.ts';
import { controlsAddon } from './controlsAddon.ts';
import { frameAddon } from './frameAddon.ts';
import { guideAddon } from './guideAddon.tsx';
import { isTestRun, PICTURE_FRAME } from './isTestRun.ts';
import { lastFrameAddon } from './lastFrameAddon.ts';
import { impatient, patient, waitSettings } from './patience.ts';
import { providersAddon } from './providersAddon.tsx';
import { translatorAddon } from './translatorAddon.ts';
import { viewports } from './viewports.ts';
import '../src/ui/theme/global.css.ts';

document.documentElement.lang = 'ja';
// What appears by and by is not visible until the next frames come, which are late on a busy machine. A story ends only
// when nothing moves any more, for which a picture would wait.
if (isTestRun || window.name === PICTURE_FRAME) {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }';
}

const { asyncWrapper, expectLatency, ...settings } = waitSettings(
  import.meta.env.VITE_IMPATIENT === '1' ? impatient : patient,
);
configure(settings);

/** What applies to every story, opened by hand or in a test run: its surroundings, checks and controls. */
export default definePreview({
  // Storybook wraps each press and each wait in React's `act`, whose queue can drop what a component that suspends there
  // was about to show: then the story stands still. A member's press has no such wrapper.
  beforeAll() {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    configure({ eventWrapper: (press) => press(), asyncWrapper });
  },
  beforeEach: ({ parameters }) => expectLatency(parameters.fault?.latency),
  addons: [
    axeAddon(),
    a11yAddon(),
    vitestAddon(),
    docsAddon(),
    guideAddon(),
    conditionsAddon(),
    ...(isTestRun ? [] : [controlsAddon()]),
    frameAddon(),
    consoleAddon(),
    translatorAddon(),
    backendAddon(),
    providersAddon(),
    // What is added last checks first: axe then sees the last frame, too.
    lastFrameAddon(),
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // Names contain the words that are seen (rule T5, WCAG 2.5.3); axe does not ask for it by itself.
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] },
      // The panel shows what passed, too; a test run asks for the violations alone, which is half the work.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        // As in places.ts, in the order in which somebody comes by them. Storybook reads this without running it.
        order: [
          'Start here',
          'What changed',
          'Flows',
          [
            'From registration to the first message',
            'From a like to a chat',
            'A post with a sound',
            'A forgotten password',
            'Blocked and reported',
          ],
          'Rules',
          'Accessibility',
          'Design system',
          'Components',
          'Screens',
          [
            'Account ログイン・登録',
            'Header ヘッダー',
            'Search さがす 試聴',
            'People プロフィール',
            'Likes いいね',
            'Messages メッセージ',
            'Notifications お知らせ',
            'Board 掲示板',
            'Own profile プロフィール編集',
            'Settings 設定',
            'Safety ブロック・通報',
            'Shortcuts ショートカット',
            'Privacy プライバシーポリシー',
            'Administrators 管理者',
            'Loading and errors 読み込み・エラー',
            'Effects 音符',
            '*',
          ],
        ],
      },
    },
  },
});
