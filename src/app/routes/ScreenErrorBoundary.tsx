import { Component, type ReactNode } from 'react';
import { renewFailedLoads } from '../../lib/lazyComponent.ts';
import { Crash } from './Crash.tsx';

interface Props {
  children: ReactNode;
  /** Another address is another try. */
  path: string;
}

/** Keeps a crash to what it surrounds. React itself has logged the error by then. */
export class ScreenErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    renewFailedLoads();
  }

  override componentDidUpdate({ path }: Props) {
    // oxlint-disable-next-line react/no-did-update-set-state -- only after a navigation away from the crash
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}
