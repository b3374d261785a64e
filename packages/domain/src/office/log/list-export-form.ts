import type { InferType } from 'yup';
import { integer, object, oneOf, text } from '../../shared/schema/fields.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What somebody takes out of a list, as a file that the browser makes: the list's title, how many rows, and which kind of file. */
export const listExportForm = object({
  list: text('Lista').max(120).required(),
  rows: integer('Linhas').min(0).required(),
  format: oneOf('Formato', EXPORT_FORMATS).required(),
});
export type ListExport = InferType<typeof listExportForm>;
