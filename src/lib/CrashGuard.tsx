import { Component, type ReactNode } from 'react';

interface CrashGuardProps {
  children: ReactNode;
  /** Something inside has crashed, or its code did not arrive; from now on nothing of it is shown. */
  onCrash?: () => void;
}

/** Keeps a crash of something extra, such as a dialog over a screen, from taking the rest along. React logs the error. */
export class CrashGuard extends Component<CrashGuardProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash?.();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
