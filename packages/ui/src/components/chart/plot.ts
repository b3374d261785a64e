/** Where the bars stand inside the picture, in px: the buttons of the months lie under them. Right of the bars the line bears its name. */
export const PLOT = { left: 66, right: 42, top: 16, bottom: 28 };

export const DEFAULT_HEIGHT = 280;
