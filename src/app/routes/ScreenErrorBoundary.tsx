import { Component, type ReactNode } from 'react';
import { common } from '../../ui/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { CableDrawing } from '../../ui/drawings/CableDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { crash } from '../copy.ts';

interface Props {
  children: ReactNode;
}

/** Keeps a crash to the screen where it happened. React itself has logged the error by then. */
export class ScreenErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          drawing={<CableDrawing />}
          title={crash.title}
          hint={crash.body}
          action={<Button onClick={() => window.location.reload()}>{common.reload}</Button>}
        />
      </div>
    );
  }
}
