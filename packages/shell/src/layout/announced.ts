// Whether the announcement of the modern layout was seen in this browser; kept through logout, as the layout is.

const KEY = 'esteto.modern_announced';

/** Where storage is forbidden it counts as seen, or it would come back for ever. */
export const wasAnnounced = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
};

export const markAnnounced = (): void => {
  try {
    localStorage.setItem(KEY, 'true');
  } catch {
    // Storage is full: it comes once more.
  }
};
