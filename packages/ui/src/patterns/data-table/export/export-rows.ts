import type { ExportFormat } from '@esteto/domain/office/log/list-export-form';
import { csvText } from '@esteto/domain/shared/text/csv';
import { saveFile } from '../../file/save-file.ts';
import type { ColumnWords } from '../columns.ts';

/** Hands the person the rows in the columns seen, as a file called after the list. */
export const exportRows = async <Row>(format: ExportFormat, title: string, columns: readonly ColumnWords<Row>[], rows: readonly Row[]) => {
  const file =
    format === 'csv'
      ? new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' })
      : await (await import('./xlsx.ts')).xlsxOf(title, columns, rows);
  saveFile(`${title}.${format}`, file);
};

/** The rows as seen. */
export const csvOf = <Row>(columns: readonly ColumnWords<Row>[], rows: readonly Row[]): string =>
  csvText([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))]);
