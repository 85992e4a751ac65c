import { Component, type ReactNode, Suspense } from 'react';
import { retryFailedLoads } from './lazyComponent.ts';

interface LoadBoundaryProps {
  children: ReactNode;
  /** The fallback while code is loading; nothing by default. */
  waiting?: ReactNode;
  /** The fallback after an error; it may offer a retry. Nothing by default. */
  crashed?: ReactNode | ((retry: () => void) => ReactNode);
  /** Called when a child has thrown or its code failed to load. */
  onCrash?: () => void;
  /** A changed value resets the boundary and tries again, unless it is false. */
  attempt?: unknown;
}

/** A Suspense and error boundary: confines loading and errors to its children. React has already logged the error. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    retryFailedLoads();
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
