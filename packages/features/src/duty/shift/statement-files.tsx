import { chakra } from '@chakra-ui/react';
import type { StatementLine } from '@esteto/contract/duty/hours-statement';
import { divergenceWords } from '@esteto/domain/duty/duty-shift/divergence-words';
import { dutyShiftStatusLabel } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { labelCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { hoursCell } from '@esteto/ui/patterns/data-table/cells/hours-cell';
import { columnsFor, wordsOf } from '@esteto/ui/patterns/data-table/columns';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { useTellExport } from '@esteto/ui/system/context/export-telling';
import { FileDown, Sheet } from 'lucide-react';
import { useState } from 'react';

type StatementFilesProps = { title: string; lines: readonly StatementLine[]; pdf: () => Promise<Blob> };

/** A statement to keep: as it is signed, or as rows to reckon with. */
export const StatementFiles = ({ title, lines, pdf }: StatementFilesProps) => {
  const tellFailure = useTellFailure();
  const tellExport = useTellExport();
  const [busy, setBusy] = useState<'pdf' | 'xlsx' | null>(null);
  const take = async (which: 'pdf' | 'xlsx', make: () => Promise<unknown>) => {
    setBusy(which);
    await make().catch(tellFailure);
    setBusy(null);
  };
  const sheet = async () => {
    await tellExport({ list: title, rows: lines.length, format: 'xlsx' });
    const { exportRows } = await import('@esteto/ui/patterns/data-table/export/export-rows');
    await exportRows(
      'xlsx',
      title,
      statementColumns.map((columnDef) => wordsOf({ columnDef })),
      lines,
    );
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button icon={FileDown} busy={busy === 'pdf'} onClick={() => void take('pdf', async () => saveFile(`${title}.pdf`, await pdf()))}>
        Baixar PDF
      </Button>
      <Button icon={Sheet} busy={busy === 'xlsx'} onClick={() => void take('xlsx', sheet)}>
        Baixar XLSX
      </Button>
    </chakra.div>
  );
};

/** The shifts of a statement as a spreadsheet has them. */
const statementColumns = columnsFor<StatementLine>()([
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
