import { number, object, string } from 'yup';

/** A column of a file that somebody brings, as it is shown to be corrected: its place from 1, its name, its first value, and which of `columns` it is. */
export const sheetColumn = <Column extends string>(columns: readonly Column[]) =>
  object({
    number: number().required(),
    header: string().defined(),
    sample: string().defined(),
    column: string().oneOf(columns).nullable().defined(),
  });
