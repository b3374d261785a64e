/**
 * Puts the page's clock `ms` ahead; it goes on from there, and timers stay as they are. Self-contained: Playwright sends its text into pages before
 * their own scripts.
 */
export const shiftDate = (ms: number): void => {
  const Real = Date;
  const now = () => Real.now() + ms;
  globalThis.Date = new Proxy(Real, {
    construct: (_, given, target) => Reflect.construct(Real, given.length === 0 ? [now()] : given, target === Date ? Real : target),
    apply: () => new Real(now()).toString(),
    get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
  });
};
