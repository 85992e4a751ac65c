import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MockPanel } from './MockPanel.tsx';
import type { PanelSource } from './panelSource.ts';

/** Puts the panel beside the app, in a root of its own: a crash of the one leaves the other. */
export function mountMockPanel(source: PanelSource): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <MockPanel source={source} />
    </StrictMode>,
  );
}
