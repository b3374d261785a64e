// Batches that the person began and has not put away, newest first: they are shown until then, on whatever page, and after a reload.

const KEY = 'esteto.batches';

let ids: readonly number[] = readKept();
const listeners = new Set<() => void>();

export const openBatches = (): readonly number[] => ids;

export const subscribeBatches = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const openBatch = (id: number): void => publish([id, ...ids.filter((other) => other !== id)]);

export const putAway = (id: number): void => publish(ids.filter((other) => other !== id));

function publish(next: readonly number[]): void {
  ids = next;
  sessionStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

function readKept(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}
