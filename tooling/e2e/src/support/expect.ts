import { expect as playwrightExpect } from '@playwright/test';

/** By itself Playwright looks again after a tenth, a quarter, half a second, and then every second: longer than most of what is waited for takes. */
const LOOKS_MS = [20, 50, 100];

const poll: typeof playwrightExpect.poll = (actual, options) =>
  playwrightExpect.poll(actual, { intervals: LOOKS_MS, ...(typeof options === 'string' ? { message: options } : options) });

/** Playwright's own, but for how soon `expect.poll` looks again. */
export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});
