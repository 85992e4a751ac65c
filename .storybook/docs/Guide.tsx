import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { theme } from '../theme.ts';
import './guide.css';

/** The container of every page of Storybook's documentation: gives it the product's own theme. */
export default function Guide({ context, children }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}
