import { type ComponentType, lazy } from 'react';

const RETRY_MS = 3_000;

/** A component that is fetched when it is first shown, and again when that fails: calls wait for it, and nothing else can be done meanwhile. */
export const fetched = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    for (;;) {
      try {
        return { default: await load() };
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  });
