import type { Burden, FillModel } from './fill-model.ts';
import { pointsOf } from './fill-points.ts';
import { hoursOfPlace } from './fill-problem.ts';
import type { FillOption } from './model-draft.ts';

// From an answer that covers what can be covered to one that is spread well: places go from one person to another, or two people exchange theirs, as long as
// that makes it better and every row holds. The solver goes on from there: how good it is it proves in seconds, which it would take a minute to find.

/** Options that are given up (-1) and taken (1). */
type Change = readonly (readonly [option: FillOption, by: 1 | -1])[];

/** Less is no change for the better: what is added up is not exact. */
const LEAST = 1e-6;

/** Values that keep all rows and cover as much with no more warnings. */
export const evenOut = (model: FillModel, start: readonly number[]): number[] => {
  const board = newBoard(model, start);
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const option of board.chosen()) if (board.makeBest(handOvers(model, option))) isBetter = true;
    if (!isBetter) isBetter = exchangeAll(model, board);
  }
  return board.values();
};

const handOvers = ({ options }: FillModel, given: FillOption): Change[] =>
  options
    .filter((option) => option.slot === given.slot && option !== given)
    .map((option) => [
      [given, -1],
      [option, 1],
    ]);

const exchangeAll = ({ options }: FillModel, board: Board): boolean => {
  const at = new Map(options.map((option) => [`${option.person}-${option.slot}`, option]));
  let isBetter = false;
  for (const one of board.chosen())
    for (const other of board.chosen()) {
      const [mine, theirs] = [at.get(`${one.person}-${other.slot}`), at.get(`${other.person}-${one.slot}`)];
      if (other.column <= one.column || one.person === other.person || one.slot === other.slot || !mine || !theirs) continue;
      if (
        !board.makeBest([
          [
            [one, -1],
            [other, -1],
            [mine, 1],
            [theirs, 1],
          ],
        ])
      )
        continue;
      isBetter = true;
      break;
    }
  return isBetter;
};

type Board = ReturnType<typeof newBoard>;

const newBoard = (model: FillModel, start: readonly number[]) => {
  const values = model.columns.map((_, column) => start[column] ?? 0);
  const burdens = new Map(model.burdens.map((burden) => [burden.person, burden]));
  const isSettledLast = new Set(model.burdens.map(({ row }) => row));
  const points = model.slots.map(({ first }) => pointsOf(hoursOfPlace(first)));
  const inRows: [row: number, factor: number][][] = model.columns.map(() => []);
  for (const [row, { terms }] of model.rows.entries())
    if (!isSettledLast.has(row)) for (const [column, factor] of terms) inRows[column]?.push([row, factor]);
  const sums = model.rows.map(({ terms }) => terms.reduce((sum, [column, factor]) => sum + factor * (values[column] ?? 0), 0));
  const isTaken = ({ column }: FillOption): boolean => (values[column] ?? 0) > 0.5;
  const above = new Map(model.burdens.map((burden) => [burden.person, burden.above]));
  const add = (person: number, by: number) => above.set(person, (above.get(person) ?? 0) + by);
  for (const option of model.options.filter(isTaken)) add(option.person, points[option.slot] ?? 0);

  /** By how much it is dearer; less than nothing where it is better. */
  const costOf = (change: Change): number => {
    const moved = new Map<number, number>();
    let cost = 0;
    for (const [{ person, slot, column }, by] of change) {
      moved.set(person, (moved.get(person) ?? 0) + by * (points[slot] ?? 0));
      cost += by * (model.goals.unfair.get(column) ?? 0);
    }
    for (const [person, by] of moved) {
      const [burden, now] = [burdens.get(person), above.get(person) ?? 0];
      if (burden) cost += levelled(burden, now + by) - levelled(burden, now);
    }
    return cost;
  };

  const isFree = (change: Change): boolean =>
    change.every(([option, by]) => isTaken(option) === (by === -1)) &&
    change.reduce((warned, [{ isWarned }, by]) => warned + (isWarned ? by : 0), 0) <= 0;

  const rowsBy = (change: Change): Map<number, number> => {
    const rows = new Map<number, number>();
    for (const [{ column }, by] of change)
      for (const [row, factor] of inRows[column] ?? []) rows.set(row, (rows.get(row) ?? 0) + by * factor);
    return rows;
  };

  const holds = (rows: ReadonlyMap<number, number>): boolean =>
    [...rows].every(([row, by]) => {
      const [sum, bounds] = [(sums[row] ?? 0) + by, model.rows[row]];
      return bounds !== undefined && sum <= bounds.upper + LEAST && sum >= bounds.lower - LEAST;
    });

  return {
    chosen: (): FillOption[] => model.options.filter(isTaken),
    /** The best of them that makes it better, if one does. */
    makeBest: (changes: readonly Change[]): boolean => {
      const better = changes
        .filter(isFree)
        .map((change) => ({ change, cost: costOf(change) }))
        .filter(({ cost }) => cost < -LEAST)
        .toSorted((one, other) => one.cost - other.cost);
      for (const { change } of better) {
        const rows = rowsBy(change);
        if (!holds(rows)) continue;
        for (const [row, by] of rows) sums[row] = (sums[row] ?? 0) + by;
        for (const [{ person, slot, column }, by] of change) {
          values[column] = by === 1 ? 1 : 0;
          add(person, by * (points[slot] ?? 0));
        }
        return true;
      }
      return false;
    },
    values: (): number[] => {
      for (const { person, levels } of model.burdens) {
        let rest = Math.max(0, above.get(person) ?? 0);
        for (const { column, width } of levels) {
          values[column] = Math.min(rest, width);
          rest -= Math.min(rest, width);
        }
      }
      return values;
    },
  };
};

const levelled = ({ levels }: Burden, above: number): number => {
  let [rest, sum] = [Math.max(0, above), 0];
  for (const { cost, width } of levels) {
    sum += cost * Math.min(rest, width);
    rest -= Math.min(rest, width);
  }
  return sum;
};
