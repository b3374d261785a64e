import { csvText } from '@esteto/domain/shared/text/csv';
import type { Column } from '../columns.ts';

/** The rows as seen. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  csvText([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))]);
