import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react';

/** A component that is fetched when it is first shown, or earlier by `preload()`. */
export type LazyComponent<Props extends object> = FunctionComponent<Props> & { preload: () => void };

/** Those whose code did not arrive: how each begins anew. */
const failed = new Set<() => void>();

/**
 * Splits a component off the first load. Where its code does not arrive it throws, as a crash would; shown again after
 * `renewFailedLoads()` it is fetched again.
 * @example const Menu = lazyComponent(async () => (await import('./Menu.tsx')).Menu);
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => {
          Current = begin();
        });
        throw error;
      }
    });
  let Current = begin();
  const Late = (props: Props) => createElement<Props>(Current, props);
  return Object.assign(Late, {
    preload: () => {
      // A preload that fails is no failure yet: showing the component tries again and reports.
      load().catch(() => undefined);
    },
  });
}

/** Lets what did not arrive be fetched once more: for whoever has caught the failure and will show it again. */
export function renewFailedLoads(): void {
  for (const renew of failed) renew();
  failed.clear();
}
