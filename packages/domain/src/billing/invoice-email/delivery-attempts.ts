/** Minutes from one failed try to the next: a mail server that is away for a while, or that makes strangers wait, gets the message in the end. */
const WAITS = [1, 5, 15, 60, 240] as const;

/** How often a message is tried before it counts as failed. */
export const MAX_ATTEMPTS = WAITS.length + 1;

/** Minutes to wait after that many tries failed; null when it is not tried again. */
export const waitAfter = (attempts: number): number | null => WAITS[attempts - 1] ?? null;
