import { atom, useSetAtom } from 'jotai';

/** What stands over every page when asked for by a key or a button: the search, or the list of keys. */
export type Overlay = 'palette' | 'keys';

export const overlayAtom = atom<Overlay | null>(null);

export const useSetOverlay = () => useSetAtom(overlayAtom);
