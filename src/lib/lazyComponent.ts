import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component that is fetched when it is first shown, or earlier by `preload()`. */
export type LazyComponent<Props extends object> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void };

/**
 * Splits a component off the first load.
 * @example const Menu = lazyComponent(async () => (await import('./Menu.tsx')).Menu);
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const component = lazy(async () => ({ default: await load() }));
  return Object.assign(component, {
    preload: () => {
      // A preload that fails is no failure yet: showing the component tries again and reports.
      load().catch(() => undefined);
    },
  });
}
