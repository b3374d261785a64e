/** Height of a row of lying bars, in px: its name and its number above the bar. */
export const ROW = 46;

/** Where the bar of a row lies in it. */
export const BAR = { size: 12, middle: ROW / 2 + 8 };
