import { call } from '@esteto/api-client/api';
import { lawTable } from '@esteto/contract/month/law-table';
import { incomeTax } from '@esteto/contract/tax/income-tax';
import { type IncomeTaxDossierInforme, incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { dossierYears } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import type { PendencyForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { calendarYearOf } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { informePendency, isToAsk } from '@esteto/domain/tax/income-tax/informe-comparison';
import { queryOptions } from '@tanstack/react-query';

type Whose = { user_id: number; exercise_year: number };

/** Statements of income of a return's person and year, each beside what is recorded of its payer; none of a year of which no dossier can be made. */
export const informesQuery = ({ user_id, exercise_year }: Whose) =>
  queryOptions({
    queryKey: [incomeTaxDossier.detail.path, 'informes', user_id, exercise_year],
    queryFn: ({ signal }) => informesOf({ user_id, exercise_year }, signal),
    // What is recorded changes elsewhere.
    staleTime: 0,
  });

/** What is asked of the person of a return from one of them, to be changed before it is asked; nothing where nothing differs. */
export const askedQuery = (id: number, file_id: number) =>
  queryOptions({
    queryKey: [incomeTaxDossier.detail.path, 'asked', id, file_id],
    queryFn: async ({ signal }): Promise<Partial<PendencyForm>> => {
      const row = await call(incomeTax.detail, { id, signal });
      const informe = (await informesOf(row, signal)).find((one) => one.file_id === file_id);
      return informe && isToAsk(informe) ? informePendency(informe, informe) : {};
    },
    staleTime: 0,
  });

const informesOf = async ({ user_id, exercise_year }: Whose, signal: AbortSignal): Promise<IncomeTaxDossierInforme[]> => {
  const year = calendarYearOf(exercise_year);
  const tables = await call(lawTable.inForce, { signal });
  return dossierYears(tables).includes(year) ? (await call(incomeTaxDossier.detail, { user_id, year, signal })).informes : [];
};
