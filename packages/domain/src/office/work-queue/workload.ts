import type { PileName } from './work-pile.ts';

// Who of the staff has how much to do: one list of each kind of work, filtered by the person.

type Kind = {
  label: string;
  /** The pile whose list it is. */
  pile: PileName;
  filters: Readonly<Record<string, string>>;
};

export const workloadKinds = {
  leads: { label: 'Leads', pile: 'leads_new', filters: { open: 'true' } },
  openings: { label: 'Aberturas', pile: 'openings', filters: { situation: 'pending' } },
  licensings: { label: 'Licenciamentos', pile: 'licensings', filters: { situation: 'pending' } },
  invoices: { label: 'Notas por emitir', pile: 'invoices_requested', filters: { stage: 'open' } },
  closings: { label: 'Fechamentos', pile: 'closings', filters: { open: 'true' } },
  obligations: { label: 'Obrigações', pile: 'obligations', filters: { open: 'true' } },
  nps_tasks: { label: 'Retornos', pile: 'nps_tasks', filters: { pending: 'true' } },
} as const satisfies Record<string, Kind>;

export type WorkloadKind = keyof typeof workloadKinds;
export const WORKLOAD_KINDS = Object.keys(workloadKinds) as [WorkloadKind, ...WorkloadKind[]];

export type WorkOfOne = Record<WorkloadKind, number>;

export const workTotal = (work: WorkOfOne): number => WORKLOAD_KINDS.reduce((sum, kind) => sum + work[kind], 0);

/** Fewer people say nothing of what is usual, and fewer things are nobody's burden. */
const FEWEST_PEOPLE = 3;
const FEWEST_THINGS = 10;

/** Who has too much: half as much again as the middle one of the team. */
export const isOverloaded = (total: number, totals: readonly number[]): boolean => {
  if (totals.length < FEWEST_PEOPLE || total < FEWEST_THINGS) return false;
  const sorted = totals.toSorted((a, b) => a - b);
  return total >= 1.5 * (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
};
