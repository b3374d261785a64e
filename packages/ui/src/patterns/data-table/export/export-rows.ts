import { saveFile } from '../../file/save-file.ts';
import type { Column } from '../columns.ts';
import { csvOf } from './csv.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** Hands the person the rows in the columns seen, as a file called after the list. */
export const exportRows = async <Row>(format: ExportFormat, title: string, columns: readonly Column<Row>[], rows: readonly Row[]) => {
  const file =
    format === 'csv'
      ? new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' })
      : await (await import('./xlsx.ts')).xlsxOf(title, columns, rows);
  saveFile(`${title}.${format}`, file);
};
