import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { theme } from '../theme.ts';
import './guide.css';

/** Every page of documentation, in the product's own theme. */
export default function Guide({ context, children }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}
