import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { incomeTaxYear as contract, IncomeTaxYearRow } from '@esteto/contract/income-tax-year';
import { incomeTaxYearForm } from '@esteto/domain/income-tax/income-tax-year-form';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import { incomeTaxYears as table } from '../../../tables/income-tax/income-tax-year.tables.ts';
import * as years from './income-tax-year.repository.ts';

const yearTaken = { constraint: 'income_tax_years_year', field: 'exercise_year', message: 'Exercício: este ano já está configurado.' };

/** How the returns of each year are made. What was made of a year already stays as it was. */
export const incomeTaxYearService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => ({
  list: (_actor: SessionActor): Promise<IncomeTaxYearRow[]> => years.list(db),

  create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<IncomeTaxYearRow> =>
    work(actor, async (tx) => {
      const { id } = await refuseTaken(yearTaken, () => tx.insert(table, body, { action: 'income_tax_year.created' }));
      return years.find(tx.db, id);
    }),

  update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<IncomeTaxYearRow> =>
    work(actor, async (tx) => {
      await tx.update(table, { id, version, scope: undefined }, form, { action: 'income_tax_year.edited' });
      return years.find(tx.db, id);
    }),

  history: async (_actor: SessionActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
    await years.find(db, id);
    return recordHistory(db, { type: 'income_tax_year', id }, incomeTaxYearForm);
  },
});
