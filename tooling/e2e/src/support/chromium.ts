import { CHROMIUM_ARGS, chromiumPath } from '@esteto/bench/browser';

/** How every browser is started here. */
export const chromiumOptions = { executablePath: chromiumPath(), args: CHROMIUM_ARGS };
