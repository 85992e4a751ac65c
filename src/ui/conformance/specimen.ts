import type { ReactNode, Ref } from 'react';

/** Props that the conformance suite passes to a component. */
export interface ConformanceProps {
  /** The accessible name, or the variable part of it. */
  label: string;
  /** Called when the component is activated. */
  onUse: () => void;
  disabled: boolean;
  ref: Ref<never>;
}

/** A focusable component. */
export interface Control {
  render: (wiring: ConformanceProps) => ReactNode;
  /** The ARIA role by which tests find it. */
  role: 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox' | 'tab';
  /**
   * A key that activates it, in user-event syntax; null when the effect is not reported by `onUse` (see its stories).
   */
  key: string | null;
  /** It accepts a `ref`, which receives the element with the role. */
  takesRef?: boolean;
  takesDisabled?: boolean;
  /** A larger target would cover the lines above and below, so it is as high as its line (WCAG 2.5.8). */
  isWithinText?: boolean;
}

/** A component without interaction: renders it with a given text. */
export type StaticComponent = (text: string) => ReactNode;
