import { chakra } from '@chakra-ui/react';
import type { StatementLine } from '@esteto/contract/duty/hours-statement';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { wordsOf } from '@esteto/ui/patterns/data-table/columns';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { useTellExport } from '@esteto/ui/system/context/export-telling';
import { FileDown, Sheet } from 'lucide-react';
import { useState } from 'react';
import { statementColumns } from './statement-columns.ts';

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
