/** Where the bars stand inside the picture, in px: the buttons of the months lie under them. */
export const PLOT = { left: 66, right: 8, top: 16, bottom: 28 };

/** What is only expected is paler than what is settled: its opacity. */
export const EXPECTED = 0.4;

export const DEFAULT_HEIGHT = 280;
