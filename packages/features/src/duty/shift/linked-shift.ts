/** The shift from which a dialog was opened: a link carries `{ shift_id }` as its state. Null where the address was typed. */
export const linkedShift = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'shift_id' in state && typeof state.shift_id === 'number' ? state.shift_id : null;
