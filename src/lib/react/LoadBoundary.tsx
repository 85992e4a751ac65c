import { Component, type ReactNode, Suspense } from 'react';
import { isLoadFailure, retryFailedLoads } from './lazyComponent.ts';

/** Why the children are not shown: they threw while rendering, or their code failed to load. */
export type Crash = 'error' | 'code';

interface LoadBoundaryProps {
  children: ReactNode;
  /** The fallback while code is loading; nothing by default. */
  waiting?: ReactNode;
  /** The fallback after an error; it may offer a retry. Nothing by default. */
  crashed?: ReactNode | ((retry: () => void, crash: Crash) => ReactNode);
  /** Called when a child has thrown or its code failed to load. */
  onCrash?: () => void;
  /** A changed value resets the boundary and tries again. While it is false, nothing is tried again. */
  attempt?: unknown;
}

/**
 * A Suspense and error boundary: confines loading and errors to its children. Code that failed to load is tried again when
 * the network returns. React has already logged the error.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { crash: Crash | null }> {
  override state: { crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(error: unknown): { crash: Crash } {
    return { crash: isLoadFailure(error) ? 'code' : 'error' };
  }

  override componentDidCatch(error: unknown) {
    retryFailedLoads();
    if (isLoadFailure(error)) window.addEventListener('online', this.retry);
    this.props.onCrash?.();
  }

  override componentDidUpdate({ attempt }: LoadBoundaryProps) {
    if (this.props.attempt !== attempt) this.retry();
  }

  override componentWillUnmount() {
    if (this.state.crash === 'code') window.removeEventListener('online', this.retry);
  }

  private readonly retry = () => {
    if (this.state.crash === null || this.props.attempt === false) return;
    if (this.state.crash === 'code') window.removeEventListener('online', this.retry);
    this.setState({ crash: null });
  };

  override render() {
    const { children, waiting = null, crashed = null } = this.props;
    const { crash } = this.state;
    if (crash !== null) return typeof crashed === 'function' ? crashed(this.retry, crash) : crashed;
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
