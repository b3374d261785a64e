/** How long somebody waits after so many wrong guesses in a row: nothing at first, then twice as long each time, a quarter of an hour at most. */
export const guessWaitMs = (guesses: number): number =>
  guesses < FREE_GUESSES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (guesses - FREE_GUESSES), LONGEST_WAIT_MS);

const FREE_GUESSES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 900_000;
