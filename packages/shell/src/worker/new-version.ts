import { atom } from 'jotai/vanilla';

/** Set when a new version waits for the person's word (staff): restarts the app with it. */
export const newVersionAtom = atom<{ restart: () => void } | null>(null);
