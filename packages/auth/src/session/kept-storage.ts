// Local storage as this product uses it: every key begins with 'esteto.', and what is not in OUTLIVING ends with the session. Where local
// storage is full the tab's own storage serves, and where both are forbidden nothing is kept: none of it may stop the app.

/** Preferences of the device rather than of the person; theme.ts, layout-choice.ts, table-preferences.ts and the banners own them. */
const OUTLIVING: ReadonlySet<string> = new Set([
  'esteto.theme',
  'esteto.layout',
  'esteto.modern_announced',
  'esteto.rail',
  'esteto.tables',
  'esteto.environment-banner-hidden',
]);

export const readKept = (key: string): string | null => attempt(() => localStorage.getItem(key) ?? sessionStorage.getItem(key));

export const writeKept = (key: string, text: string): void => {
  const isKept = attempt(() => {
    localStorage.setItem(key, text);
    return true;
  });
  if (!isKept) attempt(() => sessionStorage.setItem(key, text));
};

export const forgetKept = (key: string): void => {
  attempt(() => localStorage.removeItem(key));
  attempt(() => sessionStorage.removeItem(key));
};

/** Takes away what this product keeps of a person, whichever part of it wrote that. */
export const wipeKept = (): void => {
  const keys = attempt(() => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')) ?? [];
  for (const key of keys) if (key.startsWith('esteto.') && !OUTLIVING.has(key)) forgetKept(key);
};

const attempt = <Result>(action: () => Result): Result | null => {
  try {
    return action();
  } catch {
    return null;
  }
};
