/** What a rule answers to input that may be wrong: the value, or what to tell the person in Portuguese. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; message: string };

export const good = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const bad = (message: string): { ok: false; message: string } => ({ ok: false, message });
