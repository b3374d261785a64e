import { clientStore } from '@esteto/ui/system/state/client-store';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';
import { atom } from 'jotai/vanilla';

// Batches that the person began and has not put away, newest first: they are shown until then, on whatever page, and after a reload.

const keptBatchesAtom = keptAtom<readonly number[]>('esteto.batches', {
  read: (raw) => (Array.isArray(raw) ? raw.filter((id) => Number.isSafeInteger(id)) : null),
});

export const openBatchesAtom = atom((get) => get(keptBatchesAtom) ?? NONE);

const NONE: readonly number[] = [];

export const openBatch = (id: number): void => clientStore.set(keptBatchesAtom, [id, ...others(id)]);

export const putAway = (id: number): void => clientStore.set(keptBatchesAtom, others(id));

const others = (id: number): readonly number[] => clientStore.get(openBatchesAtom).filter((other) => other !== id);
