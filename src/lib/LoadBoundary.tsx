import { Component, type ReactNode, Suspense } from 'react';
import { renewFailedLoads } from './lazyComponent.ts';

interface LoadBoundaryProps {
  children: ReactNode;
  /** What holds the place while code comes; nothing unless given. */
  waiting?: ReactNode;
  /** What to show after a crash, if it likes with a way to try again; nothing unless given. */
  crashed?: ReactNode | ((retry: () => void) => ReactNode);
  /** Something inside has crashed, or its code did not arrive. */
  onCrash?: () => void;
  /** Another value is another try, unless it is false. */
  attempt?: unknown;
}

/** Keeps the wait for code, and a crash, to what it surrounds. React itself has logged the error by then. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    renewFailedLoads();
    this.props.onCrash?.();
  }

  override componentDidUpdate({ attempt }: LoadBoundaryProps) {
    const { attempt: now } = this.props;
    if (this.state.hasCrashed && now !== false && now !== attempt) this.retry();
  }

  private readonly retry = () => this.setState({ hasCrashed: false });

  override render() {
    const { children, waiting = null, crashed = null } = this.props;
    if (this.state.hasCrashed) return typeof crashed === 'function' ? crashed(this.retry) : crashed;
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
