// A mixed-integer programme as plain data, for whatever solver is there: minimise the costs of columns within their bounds, each row within its own.

export type MipColumn = { lower: number; upper: number; isInteger: boolean };
/** A sum of columns, each by its number and times its factor, between two bounds. */
export type MipRow = { lower: number; upper: number; terms: readonly (readonly [column: number, factor: number])[] };

export type MipModel = { columns: readonly MipColumn[]; rows: readonly MipRow[]; costs: ReadonlyMap<number, number> };

/** `start`: values that keep all rows, from which it may go on. `seed`: of what the solver draws. */
export type MipAsked = { model: MipModel; start: readonly number[] | null; seed: number };

/** `values` null where none was found. `isBest`: none is better, as far as the solver's tolerance goes; otherwise its budget was over. */
export type MipAnswer = { values: readonly number[] | null; isBest: boolean };

export type SolveMip = (problem: MipAsked) => MipAnswer;
