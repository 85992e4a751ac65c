import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MockPanel } from './MockPanel.tsx';
import type { PanelSource } from './panelSource.ts';

/** Mounts the panel beside the app, in a React root of its own, so that a crash of one does not affect the other. */
export function mountMockPanel(source: PanelSource): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <MockPanel source={source} />
    </StrictMode>,
  );
}
