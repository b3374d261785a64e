import { atom } from 'jotai/vanilla';

/** A version that comes, or waits for the person's word (staff). `restart` starts it; null until it is there. */
export type NewVersion = { restart: (() => void) | null };

export const newVersionAtom = atom<NewVersion | null>(null);
