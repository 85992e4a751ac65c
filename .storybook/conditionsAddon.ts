import { definePreviewAddon } from 'storybook/internal/csf';
import type { ScenarioName } from '../mocks/scenarios/scenario.ts';
import { reducedMotion } from '../src/ui/theme/reducedMotion.ts';
import { isTestRun } from './isTestRun.ts';
import { viewports } from './viewports.ts';

const scenarios: Readonly<Record<ScenarioName, string>> = {
  default: 'some people, likes and conversations',
  newUser: 'a first visit',
  popular: 'many likes, matches and unread messages',
  empty: 'nothing to show',
  large: '10,000 people',
  unverified: 'an address without verification',
  expired: 'a session that has ended',
};

const widths = ['narrow', 'tablet', 'desktop', 'wide'] as const;

/** What a reviewer may change for every story: the controls of the toolbar. Empty means as the story has it. */
export const conditionsAddon = () =>
  definePreviewAddon({
    globalTypes: {
      scenario: {
        description: 'The situation of the fake backend, for stories that have one',
        toolbar: {
          icon: 'database',
          dynamicTitle: true,
          items: [
            { value: '', title: 'Scenario: the story’s' },
            ...Object.entries(scenarios).map(([value, right]) => ({ value, title: `Scenario: ${value}`, right })),
          ],
        },
      },
      width: {
        description: 'The width of the window',
        toolbar: {
          icon: 'browser',
          dynamicTitle: true,
          items: [
            { value: '', title: 'Width: the story’s' },
            ...widths.map((value) => ({ value, title: `Width: ${viewports[value].name}` })),
          ],
        },
      },
      letters: {
        description: 'The size of letters',
        toolbar: {
          icon: 'zoom',
          dynamicTitle: true,
          items: ['100', '150', '200'].map((value) => ({ value, title: `Letters: ${value} %` })),
        },
      },
      motion: {
        description: 'Whether anything moves, as the setting of the app says',
        toolbar: {
          icon: 'play',
          dynamicTitle: true,
          items: [
            { value: 'full', title: 'Motion: the system’s' },
            { value: 'reduced', title: 'Motion: reduced' },
          ],
        },
      },
    },
    initialGlobals: { scenario: '', width: '', letters: '100', motion: 'full' },
    beforeEach({ globals, title }) {
      // In a test run parts fill their window, as on a screen, and a story itself may choose the setting.
      if (!isTestRun) {
        const isReduced = globals.motion === 'reduced';
        reducedMotion.set(isReduced);
        document.documentElement.toggleAttribute('data-still', isReduced);
        document.body.classList.toggle('part', title.startsWith('Components/'));
      }
      document.documentElement.style.fontSize = globals.letters === '100' ? '' : `${globals.letters}%`;
    },
  });
