import type { InputOf } from '@esteto/contract/endpoint';
import type { payrollBatch as contract, PayrollBatchDetail, PayrollTemplate } from '@esteto/contract/month/payroll-batch';
import { MOST_PAYROLLS, TOO_MANY_PAYROLLS } from '@esteto/domain/month/payroll-batch/payroll-batch';
import { amountsOf, copyOutcome, payrollResultState } from '@esteto/domain/month/payroll-batch/payroll-outcome';
import { AppError, invalid, notFound } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { payrollBatches as table } from '../../../tables/payroll-batch/payroll-batch.tables.ts';
import * as batches from './payroll-batch.repository.ts';
import { demandBegun, type Parts, TELL_PAYROLLS } from './payroll-batch-parts.ts';
import { importing } from './payroll-sheet-import.ts';

/** Payrolls of many companies at once. Here they are only written down; a job tells one after the other (payroll-batch-run.ts). */
export const payrollBatchService = (parts: Parts) => {
  const { db, work, jobs, clock, rFactors } = parts;

  return {
    draftCopy: async (actor: SessionActor, { body }: InputOf<typeof contract.draftCopy>): Promise<{ id: number }> => {
      const { competence, company_ids, filters, except_ids } = body;
      demandBegun(competence, clock.today());
      const chosen = filters ? await rFactors.matchingIds(filters, MOST_PAYROLLS + except_ids.length + 1) : [...new Set(company_ids)];
      const without = new Set(except_ids);
      const ids = filters ? chosen.filter((id) => !without.has(id)) : chosen;
      if (ids.length > MOST_PAYROLLS) throw invalid({ filters: TOO_MANY_PAYROLLS });
      if (ids.length === 0) throw invalid({ filters: 'Nenhuma empresa corresponde aos filtros.' });
      return work(actor, async (tx) => {
        const companies = await batches.factsOf(tx.db, competence, ids);
        if (!filters && companies.length < ids.length) throw notFound();
        const { id } = await tx.insert(table, { kind: 'copy', competence }, { action: 'payroll_batch.drafted' });
        const rows = companies.map((company, at) => {
          const outcome = copyOutcome(company);
          return {
            batch_id: id,
            number: at + 1,
            company_id: company.id,
            name: company.name,
            ...outcome,
            state: payrollResultState[outcome.result],
          };
        });
        await batches.put(tx.db, rows);
        return { id };
      });
    },

    start: (actor: SessionActor, { id }: { id: number }): Promise<PayrollBatchDetail> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: undefined });
        if (before.started_at) throw new AppError(422, { message: 'Estas folhas já foram pedidas.', code: 'illegal_transition' });
        await tx.change(table, before, { started_at: tx.now }, { action: 'payroll_batch.started' });
        await jobs.enqueue(tx, TELL_PAYROLLS, {}, `payroll-batch-${id}`);
        return batches.detail(tx.db, id);
      }),

    detail: (_actor: SessionActor, { id }: { id: number }): Promise<PayrollBatchDetail> => batches.detail(db, id),

    /** What was told stays: only what failed for what a person can put right is tried again. */
    retry: (actor: SessionActor, { id }: { id: number }): Promise<PayrollBatchDetail> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: undefined });
        if (before.started_at && (await batches.reopen(tx.db, id)) > 0) {
          await tx.change(table, before, {}, { action: 'payroll_batch.retried' });
          await jobs.enqueue(tx, TELL_PAYROLLS, {}, `payroll-batch-${id}-${before.version}`);
        }
        return batches.detail(tx.db, id);
      }),

    template: async (_actor: SessionActor, { competence, after_id }: InputOf<typeof contract.template>): Promise<PayrollTemplate> => {
      const items = await batches.template(db, competence, after_id ?? 0);
      return {
        next_id: items.length < batches.TEMPLATE_PART ? null : (items.at(-1)?.id ?? null),
        items: items.map(({ id, name, cnpj, is_closed, payroll }) => ({
          id,
          name,
          cnpj,
          is_closed,
          payroll: payroll && amountsOf(payroll),
        })),
      };
    },

    ...importing(parts),
  };
};
