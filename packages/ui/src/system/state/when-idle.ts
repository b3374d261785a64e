/** Late enough for the first page to be shown. */
const IDLE_AFTER_MS = 4_000;

/** Runs work that nobody waits for, some seconds after the start and once the browser is idle. */
export const whenIdle = (work: () => void): void => {
  // Not every browser has requestIdleCallback.
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(work), IDLE_AFTER_MS);
};
