/** @jsxRuntime classic */
// Storybook has no JSX runtime for its manager.
import React from 'react';
import { Badge } from 'storybook/internal/components';
import { useConsoleLines } from './useConsoleLines.ts';

/** The title on the tab of `ConsolePanel`, with the number of unexpected console lines. */
export function ConsoleTitle() {
  const lines = useConsoleLines() ?? [];
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      Console
      {lines.length > 0 && (
        <Badge compact status="negative">
          {lines.length}
        </Badge>
      )}
    </div>
  );
}
