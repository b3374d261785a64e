export const DRAFTS_KEY = 'esteto.drafts';

/** At logout: nothing that was typed stays. Apart from drafts.ts, since every page starts with the way out. */
export const forgetDrafts = (): void => {
  try {
    sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
};
