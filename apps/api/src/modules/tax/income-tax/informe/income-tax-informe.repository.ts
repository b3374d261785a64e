import type { Informe } from '@esteto/domain/tax/income-tax/informe';
import type { ReadInforme } from '@esteto/domain/tax/income-tax/informe-lines';
import type { InformeOutcome } from '@esteto/domain/tax/income-tax/informe-reading';
import { and, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { doctors } from '../../../../tables/doctor/doctor.tables.ts';
import { incomeTaxes, incomeTaxFiles, incomeTaxItems } from '../../../../tables/income-tax/income-tax.tables.ts';
import { incomeTaxReadings as readings } from '../../../../tables/income-tax/income-tax-informe.tables.ts';
import { files as storedFiles } from '../../../../tables/platform/files.tables.ts';

/** What one says, as its fields are named on the wire. */
export const informeFields = sql`'kind', ${readings.kind}, 'payer_cnpj', ${readings.payer_cnpj}, 'payer_name', ${readings.payer_name},
  'year', ${readings.calendar_year}, 'income', ${readings.income}, 'social_security', ${readings.social_security}, 'tax', ${readings.tax},
  'thirteenth', ${readings.thirteenth}, 'thirteenth_tax', ${readings.thirteenth_tax}`;

/** Those of a person and a calendar year whose files are still there. */
export const readOf = (user: SQL | Column, year: number) =>
  sql<KeptInforme[]>`(select coalesce(json_agg(json_build_object('file_id', ${readings.income_tax_file_id},
      'set_aside', ${readings.set_aside_at} is not null, ${informeFields}) order by ${readings.id}), '[]')
    from ${readings} join ${incomeTaxFiles} on ${incomeTaxFiles.id} = ${readings.income_tax_file_id} and ${incomeTaxFiles.removed_at} is null
    where ${readings.user_id} = ${user} and ${readings.calendar_year} = ${year} and ${readings.status} = 'read')`;

export type KeptInforme = ReadInforme & Pick<Informe, 'year'>;

type Of = { income_tax_file_id: number; user_id: number };

export const ask = async (db: Transaction, of: Of): Promise<void> => {
  await db.insert(readings).values({ ...of, status: 'waiting' });
};

/** A file that waits to be read, for whom and of which year; null when it was read, or is gone. */
export const waiting = async (db: Reader, file_id: number) => {
  const [row] = await db
    .select({
      income_tax_id: incomeTaxes.id,
      user_id: incomeTaxes.user_id,
      from_client: incomeTaxFiles.from_client,
      item_id: incomeTaxItems.id,
      /** Another file of the same document that says what was asked. */
      has_good: sql<boolean>`exists (select 1 from ${incomeTaxFiles} f join ${readings} r on r.income_tax_file_id = f.id
        where f.item_id = ${incomeTaxItems.id} and f.removed_at is null and r.status = 'read')`,
      title: incomeTaxItems.title,
      payer: incomeTaxItems.payer_document,
      stored_id: incomeTaxFiles.file_id,
      name: storedFiles.name,
      mime: storedFiles.mime,
      exercise_year: incomeTaxes.exercise_year,
      cpf: doctors.cpf,
    })
    .from(readings)
    .innerJoin(incomeTaxFiles, eq(incomeTaxFiles.id, readings.income_tax_file_id))
    .innerJoin(storedFiles, eq(storedFiles.id, incomeTaxFiles.file_id))
    .innerJoin(incomeTaxes, eq(incomeTaxes.id, incomeTaxFiles.income_tax_id))
    .leftJoin(incomeTaxItems, eq(incomeTaxItems.id, incomeTaxFiles.item_id))
    .leftJoin(doctors, eq(doctors.user_id, incomeTaxes.user_id))
    .where(and(eq(readings.income_tax_file_id, file_id), eq(readings.status, 'waiting'), isNull(incomeTaxFiles.removed_at)));
  return row ?? null;
};

/** Says what came of it, once: false when it was said before, or the file is gone. */
export const settle = async (
  db: Transaction,
  file_id: number,
  { informe, ...outcome }: InformeOutcome,
  read_at: string,
): Promise<boolean> => {
  const { cpf: _theirs, year: calendar_year, ...said } = informe ?? { cpf: null, year: null };
  const settled = await db
    .update(readings)
    .set({ ...outcome, ...said, calendar_year, read_at })
    .where(
      and(
        eq(readings.income_tax_file_id, file_id),
        eq(readings.status, 'waiting'),
        sql`exists (select 1 from ${incomeTaxFiles} f where f.id = ${file_id} and f.removed_at is null)`,
      ),
    )
    .returning({ id: readings.id });
  return settled.length > 0;
};

/** Leaves one that was read out, or takes it in again; answers whose payer it names, 404 where it is not there, or not that person's. */
export const setAside = async (db: Transaction, file_id: number, { since, user_id }: { since: string | null; user_id: number | null }) => {
  const [row] = await db
    .update(readings)
    .set({ set_aside_at: since })
    .from(incomeTaxFiles)
    .where(
      and(
        eq(incomeTaxFiles.id, readings.income_tax_file_id),
        eq(readings.income_tax_file_id, file_id),
        eq(readings.status, 'read'),
        isNull(incomeTaxFiles.removed_at),
        user_id === null ? undefined : eq(readings.user_id, user_id),
      ),
    )
    .returning({ income_tax_id: incomeTaxFiles.income_tax_id, payer_name: readings.payer_name });
  if (!row) throw notFound();
  return row;
};
