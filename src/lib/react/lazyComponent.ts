import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** A component whose code is loaded when it is first rendered, or earlier by `preload()`. */
export type LazyComponent<Props extends object> = FunctionComponent<Props> & {
  preload: () => void;
  /** Preloads; resolves when rendering does not wait any more, also after a failure, which the rendering reports. */
  load: () => Promise<void>;
  /** Whether the code has arrived, so that rendering does not wait. */
  isLoaded: () => boolean;
};

/** Components whose code failed to load, as functions that reset them. */
const failed = new Set<() => void>();

/** The errors that were thrown because code failed to load. */
const loadFailures = new WeakSet<object>();

/** Whether a caught error means that the code of a lazy component failed to load. */
export function isLoadFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && loadFailures.has(error);
}

/**
 * Splits a component into its own chunk. When loading fails, rendering throws to the nearest boundary; after
 * `retryFailedLoads()` the next rendering loads again.
 * @example const Menu = lazyComponent(async () => (await import('./Menu.tsx')).Menu);
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  /** The component once its code has arrived: rendering it then does not suspend. */
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (error) {
        failed.add(() => {
          Current = begin();
        });
        if (typeof error === 'object' && error !== null) loadFailures.add(error);
        throw error;
      }
    });
  let Current = begin();
  // Outside of the component, because the React compiler would move it out of this function.
  const choose = (): ComponentType<Props> => loaded ?? Current;
  const Lazy = (props: Props) => {
    // Chosen once, since another type of element would lose the state below it.
    const [Component] = useState(choose);
    return createElement<Props>(Component, props);
  };
  const loadQuietly = async () => {
    // A failed preload is ignored: rendering the component tries again and reports.
    await loadOnce().catch(() => undefined);
  };
  return Object.assign(Lazy, { preload: () => void loadQuietly(), load: loadQuietly, isLoaded: () => loaded !== null });
}

/** Lets failed chunks be loaded again. Called by a boundary before it renders its children again. */
export function retryFailedLoads(): void {
  for (const renew of failed) renew();
  failed.clear();
}
