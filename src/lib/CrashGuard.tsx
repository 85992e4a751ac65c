import { Component, type ReactNode } from 'react';
import { renewFailedLoads } from './lazyComponent.ts';

interface CrashGuardProps {
  children: ReactNode;
  /** Something inside has crashed, or its code did not arrive; from now on nothing of it is shown. */
  onCrash?: () => void;
  /** What to show instead, with a way to try again; nothing unless given. */
  fallback?: (retry: () => void) => ReactNode;
  /** Another value is another try. */
  attempt?: unknown;
}

/** Keeps a crash of something extra, such as a dialog over a screen, from taking the rest along. React logs the error. */
export class CrashGuard extends Component<CrashGuardProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    renewFailedLoads();
    this.props.onCrash?.();
  }

  override componentDidUpdate({ attempt }: CrashGuardProps) {
    if (this.state.crashed && attempt !== this.props.attempt) this.retry();
  }

  private readonly retry = () => this.setState({ crashed: false });

  override render() {
    return this.state.crashed ? (this.props.fallback?.(this.retry) ?? null) : this.props.children;
  }
}
