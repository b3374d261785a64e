import type { InputOf } from '@esteto/contract/endpoint';
import type { incomeTaxQuota as contract, IncomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { formatDateNumeric, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { quotaAmountProblem, quotaPaymentProblem, quotaReminder } from '@esteto/domain/tax/income-tax/income-tax-quota';
import type { QuotaPaymentForm } from '@esteto/domain/tax/income-tax/income-tax-quota-form';
import { type IncomeTaxQuotaActor, incomeTaxQuotaMachine } from '@esteto/domain/tax/income-tax/income-tax-quota-life';
import { mostQuotas, quotaCost, quotaDueDate, quotaPlan, quotasLeft } from '@esteto/domain/tax/income-tax/irpf-quotas';
import type { Deps } from '../../../../deps.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../../platform/http/bind.ts';
import { inBatches } from '../../../../platform/jobs/each.ts';
import { type CompanyActor, type SessionActor, systemActor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { type incomeTaxes, incomeTaxQuotas as table } from '../../../../tables/income-tax/income-tax.tables.ts';
import type { AccountingParameterService } from '../../../month/accounting-parameter/accounting-parameter.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import * as papers from '../income-tax-papers.repository.ts';
import { tellPerson, tellResponsible } from '../news/income-tax-news.ts';
import { deadlineOf } from '../year/income-tax-year.repository.ts';
import * as quotas from './income-tax-quota.repository.ts';

type Of = { id: number };
type Return = Row<typeof incomeTaxes>;
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & {
  accountingParameters: AccountingParameterService;
  notices: NoticeService;
};

/** The condition for quotas of the person who calls; undefined: of anybody. */
type Whose = ReturnType<typeof quotas.owned> | undefined;

export type IncomeTaxQuotaService = ReturnType<typeof incomeTaxQuotaService>;

/** Quotas in one transaction of the clock. */
const BATCH = 100;

/** Most quotas of a person's year: more than anybody amends. */
const MOST_OF_A_YEAR = 500;

/** The quotas of the tax that a return came to, from its transmission until they are paid. */
export const incomeTaxQuotaService = ({ db, work, clock, files, accountingParameters, notices }: Parts) => {
  /** With what each comes to today, or came to on the day it was paid. */
  const costed = async (reading: ReturnType<typeof quotas.ofReturn>): Promise<IncomeTaxQuota[]> => {
    const rows = await reading;
    if (rows.length === 0) return [];
    const { selic } = await accountingParameters.ofYears();
    return rows.map((row) => ({ ...row, cost: quotaCost(row, row.paid_on ?? clock.today(), selic) }));
  };

  const pay = async (
    tx: Tx,
    { id, body: { version, paid_on, paid_amount } }: Of & { body: QuotaPaymentForm },
    { by, scope }: { by: IncomeTaxQuotaActor; scope: Whose },
  ) => {
    const before = await tx.lock(table, { id, version, scope });
    const home = await quotas.home(tx.db, id);
    const { selic } = await accountingParameters.ofYears();
    await tx.move(table, incomeTaxQuotaMachine, before, { action: 'pay', by }, () => {
      const transmitted_on = home.transmitted_at && inSaoPaulo(home.transmitted_at).date;
      const problem = quotaPaymentProblem(paid_on, { today: tx.today, transmitted_on });
      if (problem) throw invalid({ paid_on: problem });
      const { total } = quotaCost({ ...before, deadline: home.deadline }, paid_on, selic);
      const lacking = quotaAmountProblem(paid_amount, { total, paid_on });
      if (lacking) throw invalid({ paid_amount: lacking });
      return { paid_on, paid_amount };
    });
    return { ...home, number: before.number };
  };

  const unpay = async (tx: Tx, { id, version }: Of & { version: number }, { by, scope }: { by: IncomeTaxQuotaActor; scope: Whose }) => {
    const before = await tx.lock(table, { id, version, scope });
    // Whoever undoes it knows what is due: of what belongs to today they are not told again.
    const values = { paid_on: null, paid_amount: null, reminder: quotaReminder(before.due_date, tx.today) };
    await tx.move(table, incomeTaxQuotaMachine, before, { action: 'reopen', by }, values);
  };

  const keep = async (tx: Tx, file: UploadedFile, quota_id: number, kept: { role: 'darf' | 'payment'; from_client: boolean }) => {
    const { income_tax_id, user_id } = await quotas.home(tx.db, quota_id);
    const file_id = await files.keep(tx, file, null);
    await papers.addFile(tx.db, { ...kept, income_tax_id, user_id, file_id, quota_id, created_at: tx.now });
    tx.record({ type: 'income_tax', id: income_tax_id }, { action: 'income_tax.file_added', reason: file.name });
  };

  return {
    list: (_actor: SessionActor, { id }: Of): Promise<IncomeTaxQuota[]> => costed(quotas.ofReturn(db, id)),

    own: ({ user }: CompanyActor): Promise<IncomeTaxQuota[]> => costed(quotas.ofUser(db, user.id)),

    note: (actor: SessionActor, input: InputOf<typeof contract.note>): Promise<void> =>
      work(actor, async (tx) => {
        await pay(tx, input, { by: 'staff', scope: undefined });
      }),

    pay: (actor: CompanyActor, input: InputOf<typeof contract.pay>): Promise<void> =>
      work(actor, async (tx) => {
        const { number, ...home } = await pay(tx, input, { by: 'client', scope: quotas.owned(tx.db, actor.user.id) });
        const { paid_on, paid_amount, version } = input.body;
        await tellResponsible(
          notices,
          tx,
          { id: home.income_tax_id, responsible_id: home.responsible_id },
          {
            title: `${actor.user.name} pagou a ${number}ª quota do IRPF ${home.exercise_year}`,
            body: `${formatMoney(paid_amount)} em ${formatDateNumeric(paid_on)}.`,
            key: `income-tax-quota-paid-${input.id}-${version}`,
          },
        );
      }),

    undo: (actor: SessionActor, { id, body: { version } }: InputOf<typeof contract.undo>): Promise<void> =>
      work(actor, (tx) => unpay(tx, { id, version }, { by: 'staff', scope: undefined })),

    unpay: (actor: CompanyActor, { id, body: { version } }: InputOf<typeof contract.unpay>): Promise<void> =>
      work(actor, (tx) => unpay(tx, { id, version }, { by: 'client', scope: quotas.owned(tx.db, actor.user.id) })),

    attachGuide: (actor: SessionActor, { id, file }: Of & { file: UploadedFile }): Promise<void> =>
      work(actor, async (tx) => {
        await tx.lock(table, { id, version: null, scope: undefined });
        await keep(tx, file, id, { role: 'darf', from_client: false });
      }),

    attachProof: (actor: CompanyActor, { id, file }: Of & { file: UploadedFile }): Promise<void> =>
      work(actor, async (tx) => {
        await tx.lock(table, { id, version: null, scope: quotas.owned(tx.db, actor.user.id) });
        await keep(tx, file, id, { role: 'payment', from_client: true });
      }),

    /**
     * What is to be paid of a return that is transmitted, or whose result is mended afterwards: the quotas of the year that wait end, and of the new tax
     * those come into being that what was paid for the year does not cover. Of what another office delivered nobody here knows what was paid: of these only
     * those that are still to come.
     */
    settle: async (tx: Tx, { id, user_id, exercise_year, approved_at, result, tax_due, quotas_count }: Return): Promise<void> => {
      const former = await tx.lockAll(table, { scope: quotas.ofYear(tx.db, { user_id, exercise_year }), most: MOST_OF_A_YEAR });
      const waiting = former.filter(({ status }) => status === 'open');
      if (waiting.length > 0) await tx.moveAll(table, incomeTaxQuotaMachine, waiting, { action: 'end', by: 'staff' });
      const paid = former
        .filter(({ status }) => status === 'paid')
        .map(({ number, amount, paid_amount }) => ({ number, amount: Math.min(amount, paid_amount ?? 0) }));
      const balance = result === 'to_pay' ? (tax_due ?? 0) : 0;
      const deadline = await deadlineOf(tx.db, exercise_year);
      const plan = quotaPlan({ deadline, balance, count: Math.min(quotas_count ?? 1, mostQuotas(balance)) });
      const left = quotasLeft(plan, paid).filter(({ due_date }) => approved_at !== null || due_date >= tx.today);
      const made = left.map((quota) => ({
        ...quota,
        income_tax_id: id,
        status: 'open' as const,
        reminder: quotaReminder(quota.due_date, tx.today),
      }));
      if (made.length > 0) await tx.insertAll(table, made, { action: 'income_tax_quota.created' });
    },

    /** What waits to be paid of an exercise is due by its last day to deliver, as that is now, and told of anew. */
    followDeadline: ({ exercise_year, deadline }: { exercise_year: number; deadline: string }, jobId: string): Promise<void> =>
      inBatches(
        `quotas of ${exercise_year}`,
        (after) => quotas.openOf(db, exercise_year, { after, limit: BATCH }),
        (batch) =>
          work(systemActor(jobId), async (tx) => {
            const rows = await tx.lockAll(table, { scope: quotas.openWithIds(batch.map(({ id }) => id)), most: BATCH });
            const moved = rows.filter(({ number, due_date }) => due_date !== quotaDueDate(deadline, number));
            const values = ({ number }: (typeof rows)[number]) => ({ due_date: quotaDueDate(deadline, number), reminder: null });
            await tx.changeAll(table, moved, values, { action: 'income_tax_quota.dated' });
          }),
      ),

    /** Tells of what is due in 3 days, today, and once of what is late, and marks this. A job: nothing is left to do when it runs again. */
    remind: (jobId: string): Promise<void> => {
      const today = clock.today();
      return inBatches(
        'income tax quotas',
        (after) => quotas.toRemind(db, today, { after, limit: BATCH }),
        (batch) =>
          work(systemActor(jobId), async (tx) => {
            const rows = await tx.lockAll(table, { scope: quotas.openWithIds(batch.map(({ id }) => id)), most: BATCH });
            const due = rows.filter(({ due_date, reminder }) => quotaReminder(due_date, tx.today) !== reminder);
            const marked = (row: (typeof due)[number]) => ({ reminder: quotaReminder(row.due_date, tx.today) });
            await tx.changeAll(table, due, marked, { action: 'income_tax_quota.reminded' });
            for (const { id, number, amount, due_date } of due) {
              const home = batch.find((one) => one.id === id);
              if (!home) continue;
              await tellPerson(notices, tx, [home.user_id], {
                kind: 'income_tax.quota',
                title: `IRPF ${home.exercise_year}: ${number}ª quota ${dueWords(due_date, tx.today)}`,
                body: `${formatMoney(amount)}, sem os juros. Veja no app quanto é hoje, pague o DARF e informe o pagamento.`,
                key: `income-tax-quota-${id}-reminder-${tx.today}`,
              });
            }
          }),
      );
    },
  };
};

const dueWords = (due_date: string, today: string): string => {
  if (due_date < today) return 'venceu e não consta paga';
  return due_date === today ? 'vence hoje' : `vence em ${formatDateNumeric(due_date)}`;
};
