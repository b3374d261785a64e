import { Button } from '@esteto/ui/components/button/button.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { wordsOf } from '@esteto/ui/patterns/data-table/columns';
import type { TableColumnDef, TableRecord } from '@esteto/ui/patterns/data-table/features';
import { useTellExport } from '@esteto/ui/system/context/export-telling';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

type TemplateButtonProps<Row extends TableRecord> = {
  /** As the export is told, and the file is called with `suffix`. */
  title: string;
  suffix?: string;
  columns: readonly TableColumnDef<Row>[];
  /** Null where the form does not say yet of what. */
  load: (() => Promise<Row[]>) | null;
};

/** A spreadsheet to fill in, which an import then takes. */
export const TemplateButton = <Row extends TableRecord>({ title, suffix = '', columns, load }: TemplateButtonProps<Row>) => {
  const tellFailure = useTellFailure();
  const tellExport = useTellExport();
  const [busy, setBusy] = useState(false);
  const take = async (read: () => Promise<Row[]>) => {
    setBusy(true);
    try {
      const rows = await read();
      await tellExport({ list: title, rows: rows.length, format: 'xlsx' });
      const { exportRows } = await import('@esteto/ui/patterns/data-table/export/export-rows');
      await exportRows(
        'xlsx',
        title + suffix,
        columns.map((columnDef) => wordsOf({ columnDef })),
        rows,
      );
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={FileDown} busy={busy} onClick={() => load && void take(load)}>
      Baixar modelo
    </Button>
  );
};
