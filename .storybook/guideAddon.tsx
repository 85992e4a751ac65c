import { type ComponentProps, lazy, type PropsWithChildren, Suspense } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';

const Guide = lazy(() => import('./docs/Guide.tsx'));
const GuidePage = lazy(() => import('./docs/GuidePage.tsx'));

/** Sets the container and the content of Storybook's pages of documentation. A test run loads nothing of them. */
export const guideAddon = () =>
  definePreviewAddon({
    parameters: {
      docs: {
        container: (props: PropsWithChildren<ComponentProps<typeof Guide>>) => (
          <Suspense>
            <Guide {...props} />
          </Suspense>
        ),
        page: () => <GuidePage />,
      },
    },
  });
