import { STORY_CHANGED, STORY_FINISHED, type StoryFinishedPayload } from 'storybook/internal/core-events';
import { useAddonState, useChannel } from 'storybook/manager-api';
import { type ConsoleReport, consoleReportType } from './consoleReport.ts';

const stateKey = 'otonowa/console';

/** The unexpected console lines of the story on show; null while it runs, or when its play function failed first. */
export function useConsoleLines(): string[] | null {
  const [lines, setLines] = useAddonState<string[] | null>(stateKey, null);
  useChannel({
    [STORY_CHANGED]: () => setLines(null),
    [STORY_FINISHED]: ({ reporters }: StoryFinishedPayload) => {
      const report = reporters.find(({ type }) => type === consoleReportType) as ConsoleReport | undefined;
      setLines(report?.result.lines ?? null);
    },
  });
  return lines;
}
