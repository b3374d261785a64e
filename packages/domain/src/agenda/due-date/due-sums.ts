import { DUE_KINDS, type DueKind, type DueState } from './due-date.ts';

type Counted = { analyst_id: number | null; analyst_name: string | null; kind: DueKind; state: DueState; count: number };

export type DueSums = Omit<Counted, 'state' | 'count'> & Record<DueState, number>;

/** How many days of each kind each person has, by how they stand. In the order of the names, those of nobody last, then of the kinds. */
export const dueSums = (dues: readonly Counted[]): DueSums[] => {
  const sums = new Map<string, DueSums>();
  for (const { analyst_id, analyst_name, kind, state, count } of dues) {
    const key = `${analyst_id}-${kind}`;
    const sum = sums.get(key) ?? { analyst_id, analyst_name, kind, open: 0, late: 0, done: 0 };
    sums.set(key, { ...sum, [state]: sum[state] + count });
  }
  return [...sums.values()].toSorted((one, other) => byName(one, other) || DUE_KINDS.indexOf(one.kind) - DUE_KINDS.indexOf(other.kind));
};

const byName = ({ analyst_name: one }: DueSums, { analyst_name: other }: DueSums): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.localeCompare(other, 'pt-BR');
};
