/** Long enough after the start that the page itself came first. */
const IDLE_AFTER_MS = 4_000;

/** What nobody waits for: once the page stands and nothing else goes on. */
export const whenIdle = (work: () => void): void => {
  // Not every browser knows it.
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(work), IDLE_AFTER_MS);
};
