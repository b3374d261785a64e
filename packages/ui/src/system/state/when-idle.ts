/** Late enough for the first page to be shown. */
const IDLE_AFTER_MS = 4_000;

/** Runs work that nobody waits for, some seconds after the start and once the browser is idle. Answers what calls it off, as an effect does when it ends. */
export const whenIdle = (work: () => void): (() => void) => {
  let isWanted = true;
  const unlessCalledOff = (next: () => void) => () => {
    if (isWanted) next();
  };
  // Not every browser has requestIdleCallback.
  const onceIdle = () => (window.requestIdleCallback ?? setTimeout)(unlessCalledOff(work));
  setTimeout(unlessCalledOff(onceIdle), IDLE_AFTER_MS);
  return () => {
    isWanted = false;
  };
};
