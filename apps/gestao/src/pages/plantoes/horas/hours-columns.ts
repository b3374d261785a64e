import type { PersonHours } from '@esteto/contract/duty/hours-statement';
import {
  type HoursStatementStatus,
  hoursStatementStatusLabel,
  hoursStatementStatusTone,
} from '@esteto/domain/duty/hours-statement/hours-statement-life';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { compareText } from '@esteto/domain/shared/text/text';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { hoursCell } from '@esteto/ui/patterns/data-table/cells/hours-cell';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

/** What becomes of a person's month: signed by one side or both, or what keeps it from being signed. */
export const MONTH_STATES = ['to_check', 'open', 'ready', 'waiting', 'signed'] as const;
type MonthState = (typeof MONTH_STATES)[number];

const { waiting, signed } = hoursStatementStatusLabel;

export const monthStateLabel: Record<MonthState, string> = {
  to_check: 'A conferir',
  open: 'Em aberto',
  ready: 'Pronto para assinar',
  waiting,
  signed,
};

const monthStateTone: Record<MonthState, Tone> = {
  to_check: 'attention',
  open: 'draft',
  ready: 'running',
  waiting: hoursStatementStatusTone.waiting,
  signed: hoursStatementStatusTone.signed,
};

const isKept = (status: HoursStatementStatus): status is 'waiting' | 'signed' => status !== 'withdrawn';

export const monthStateOf = ({ statement, problem, diverged, changed }: PersonHours): MonthState => {
  if (changed) return 'to_check';
  if (statement && isKept(statement.status)) return statement.status;
  if (diverged > 0) return 'to_check';
  return problem === null ? 'ready' : 'open';
};

/** What is to be looked at first. */
export const checkFirst = (people: readonly PersonHours[]): PersonHours[] =>
  people.toSorted((one, other) => orderOf(one) - orderOf(other) || other.diverged - one.diverged || compareText(one.name, other.name));

const orderOf = (person: PersonHours): number => MONTH_STATES.indexOf(monthStateOf(person));

export const hoursColumns = columnsFor<PersonHours>()([
  { key: 'name', header: 'Profissional', sort: true },
  { key: 'state', header: 'Situação', value: monthStateOf, cell: statusCell(monthStateLabel, monthStateTone) },
  { key: 'shifts', header: 'Plantões', cell: 'number', width: 5, hidden: true },
  { key: 'diverged', header: 'Divergências', cell: 'number', width: 6, sort: true, hideOnPhone: true },
  { key: 'missed', header: 'Faltas', cell: 'number', width: 4, sort: true },
  { key: 'planned', header: 'Planejadas', cell: hoursCell, hideOnPhone: true },
  { key: 'done', header: 'Feitas', cell: hoursCell, sort: true },
  { key: 'night', header: 'À noite', cell: hoursCell, hideOnPhone: true },
  { key: 'weekend', header: 'Fim de semana', cell: hoursCell, hidden: true },
  { key: 'holiday', header: 'Feriado', cell: hoursCell, hidden: true },
  { key: 'balance', header: 'Saldo', cell: hoursCell, sort: true },
]);
