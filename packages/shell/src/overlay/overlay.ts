import { atom, useSetAtom } from 'jotai';

/** What stands over every page when asked for by a key or a button: the search, the list of keys, the person's second factor, their notices. */
export type Overlay = 'palette' | 'keys' | 'two_factor' | 'notices';

export const overlayAtom = atom<Overlay | null>(null);

export const useSetOverlay = () => useSetAtom(overlayAtom);
