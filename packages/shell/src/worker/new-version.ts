import { atom } from 'jotai/vanilla';

/** A new version that is being fetched or waits for staff to start it. `restart` starts it; null until it is ready. */
export type NewVersion = { restart: (() => void) | null };

export const newVersionAtom = atom<NewVersion | null>(null);
