import type { ReactNode, Ref } from 'react';

/** What the suite hands to a specimen that it tries. */
export interface Wiring {
  /** The words that name it, or as much of its name as is free. */
  label: string;
  /** Called when it is used. */
  onUse: () => void;
  disabled: boolean;
  ref: Ref<never>;
}

/** A component that takes the focus. */
export interface Control {
  render: (wiring: Wiring) => ReactNode;
  /** The role under which it is found. */
  role: 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox' | 'tab';
  /** A key that uses it, in the words of user-event; null when what it does shows elsewhere (see its stories). */
  key: string | null;
  /** It takes a `ref`, which gives the element with the role. */
  takesRef?: boolean;
  takesDisabled?: boolean;
  /** Lines lie close above and below that a larger target would cover, so it is as high as its own (WCAG 2.5.8). */
  isWithinText?: boolean;
  /** What can be seen of its states in the DOM: for each how it is shown, and an attribute of the element with the role. */
  states?: Readonly<Record<string, { node: ReactNode; attribute: string; value: string | null }>>;
}

/** A component that only shows something: how it looks with a text of one's choice. */
export type Still = (text: string) => ReactNode;
