import { formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric, formatInstantFull } from '@esteto/domain/shared/date/date';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { formatCpf } from '@esteto/domain/shared/document/cpf';
import { csvAmount } from '@esteto/domain/shared/text/csv';
import { and, asc, count, gt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import type { CsvBatch } from '../../../platform/files/csv-stream.ts';

/** The months of an export, 'YYYY-MM', both included. */
export type Period = { from: string; until: string };

/** Where the lines of one kind come from. `count`: records, by which progress is told. */
export type Source = {
  header: readonly string[];
  count: (db: Reader, period: Period) => Promise<number>;
  batch: (db: Reader, period: Period, after: number, limit: number) => Promise<CsvBatch>;
};

/** A column as its header and the text of a row. */
export type Column<Row> = readonly [header: string, text: (row: Row) => string | null | undefined];

export const headerOf = <Row>(columns: readonly Column<Row>[]): string[] => columns.map(([header]) => header);

type Listed<Row> = {
  /** The id of a record, by whose order they are read. */
  id: PgColumn;
  columns: readonly Column<Row>[];
  select: (db: Reader, where: SQL | undefined) => { orderBy: (order: SQL) => { limit: (count: number) => PromiseLike<Row[]> } };
  chosen: (period: Period) => SQL | undefined;
};

/** Records that are a line each. */
export const listedSource = <Row extends { id: number }>({ id, columns, select, chosen }: Listed<Row>): Source => ({
  header: headerOf(columns),
  count: async (db, period) => {
    const [row] = await db.select({ count: count() }).from(id.table).where(chosen(period));
    return row?.count ?? 0;
  },
  batch: async (db, period, after, limit) => {
    const rows = await select(db, and(chosen(period), gt(id, after)))
      .orderBy(asc(id))
      .limit(limit);
    return { lines: rows.map((row) => columns.map(([, text]) => text(row) ?? '')), read: rows.length, last: rows.at(-1)?.id ?? null };
  },
});

export const amount = (cents: number | null): string | null => (cents === null ? null : csvAmount(cents));
export const day = (date: string | null): string | null => date && formatDateNumeric(date);
export const moment = (instant: string | null): string | null => instant && formatInstantFull(instant);
export const month = (competence: string | null): string | null => competence && formatCompetenceNumeric(competence);
export const documentOf = ({ cnpj, cpf }: { cnpj: string | null; cpf: string | null }): string | null =>
  cnpj === null ? cpf && formatCpf(cpf) : formatCnpj(cnpj);
