import { clientStore } from '@esteto/ui/system/state/client-store';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';

// Whether the announcement of the modern layout was seen in this browser; kept through logout, as the layout is.

const announcedAtom = keptAtom<true>('esteto.modern_announced', { read: (raw) => (raw === null ? null : true) });

export const wasAnnounced = (): boolean => clientStore.get(announcedAtom) !== null;

export const markAnnounced = (): void => clientStore.set(announcedAtom, true);
