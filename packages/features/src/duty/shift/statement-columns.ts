import type { StatementLine } from '@esteto/contract/duty/hours-statement';
import { divergenceWords } from '@esteto/domain/duty/duty-shift/divergence-words';
import { dutyShiftStatusLabel } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { hoursCell } from '@esteto/ui/patterns/data-table/cells/hours-cell';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

/** The shifts of a statement as a spreadsheet has them. */
export const statementColumns = columnsFor<StatementLine>()([
  { key: 'starts_on', header: 'Data', cell: 'date' },
  { key: 'starts_at', header: 'Início' },
  { key: 'ends_at', header: 'Fim' },
  { key: 'unit_name', header: 'Unidade' },
  { key: 'sector_name', header: 'Setor' },
  { key: 'status', header: 'Situação', cell: labelCell(dutyShiftStatusLabel) },
  { key: 'in_time', header: 'Entrada' },
  { key: 'out_time', header: 'Saída' },
  { key: 'duration_minutes', header: 'Planejadas', cell: hoursCell },
  { key: 'done_minutes', header: 'Feitas', cell: hoursCell },
  { key: 'done_night_minutes', header: 'À noite', cell: hoursCell },
  { key: 'done_weekend_minutes', header: 'Fim de semana', cell: hoursCell },
  { key: 'done_holiday_minutes', header: 'Feriado', cell: hoursCell },
  { key: 'divergences', header: 'A conferir', value: ({ divergences }) => divergences.map(divergenceWords).join('; ') },
]);
