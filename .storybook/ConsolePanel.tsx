/** @jsxRuntime classic */
import React from 'react';
import { AddonPanel, EmptyTabContent, SyntaxHighlighter } from 'storybook/internal/components';
import { useConsoleLines } from './useConsoleLines.ts';

/** A panel below the story: what it wrote to the console without meaning to, which fails it in a test run. */
export function ConsolePanel({ active }: { active: boolean }) {
  const lines = useConsoleLines();
  return (
    <AddonPanel active={active} hasScrollbar>
      <ConsoleLines lines={lines} />
    </AddonPanel>
  );
}

function ConsoleLines({ lines }: { lines: string[] | null }) {
  if (lines === null) return <EmptyTabContent title="Not checked" description={whenChecked} />;
  if (lines.length === 0) return <EmptyTabContent title="No unexpected output" />;
  return (
    <SyntaxHighlighter language="text" padded>
      {lines.join('\n\n')}
    </SyntaxHighlighter>
  );
}

const whenChecked = 'The console is checked when the interactions have passed.';
