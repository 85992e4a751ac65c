import type { ComponentProps } from 'react';
import * as css from './VisuallyHidden.css.ts';

type VisuallyHiddenProps =
  | ({ as?: 'span' } & Pick<ComponentProps<'span'>, 'role' | 'children'>)
  | ({ as: 'label' } & Pick<ComponentProps<'label'>, 'htmlFor' | 'children'>);

/** Text for screen readers that is not visible. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={css.root} />;
}
