import { calendarYearOf } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { incomeTaxMachine } from '@esteto/domain/tax/income-tax/income-tax-life';
import { incomeTaxPrice } from '@esteto/domain/tax/income-tax/income-tax-price';
import { type KnownSource, personalItems } from '@esteto/domain/tax/income-tax/personal-checklist';
import type { Deps } from '../../../deps.ts';
import { each, inBatches } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { incomeTaxes } from '../../../tables/income-tax/income-tax.tables.ts';
import type { incomeTaxYears } from '../../../tables/income-tax/income-tax-year.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as papers from './income-tax-papers.repository.ts';
import * as people from './income-tax-people.repository.ts';
import { tellPerson } from './news/income-tax-news.ts';

type Year = Row<typeof incomeTaxYears>;
type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tellPeople'> };

/** People in one transaction. */
const BATCH = 100;

/** Where a return begins: it waits for its payment, or asks for its documents at once. */
export const firstStatus = ({ waits_for_payment }: Pick<Year, 'waits_for_payment'>, price: number) =>
  waits_for_payment && price > 0 ? ('quote' as const) : ('awaiting_documents' as const);

/** The list of a year as a return of it gets it: what everybody brings, then what its person does because of who paid them or whom they paid. */
export const itemsOf = (
  { checklist, exercise_year }: Pick<Year, 'checklist' | 'exercise_year'>,
  sources: readonly KnownSource[],
  income_tax_id: number,
) => {
  const requested = checklist.map((item) => ({ ...item, payer_document: null, reason: null }));
  const personal = personalItems(sources, { calendar_year: calendarYearOf(exercise_year), requested });
  return [...requested, ...personal].map((item, index) => ({ ...item, income_tax_id, status: 'pending' as const, sort: index + 1 }));
};

export const openedNews = (exercise_year: number, status: ReturnType<typeof firstStatus>) => ({
  title: `O seu IRPF ${exercise_year} começou`,
  body:
    status === 'quote'
      ? 'A declaração começa depois do pagamento. Veja no app quanto custa e o que vai ser pedido.'
      : 'Veja no app os documentos que a declaração pede e envie cada um por lá.',
});

export const incomeTaxOpening = ({ db, work, clock, notices }: Parts) => {
  const openYear = (year: Year, jobId: string): Promise<void> =>
    inBatches(
      'income taxes',
      (after) => people.toOpen(db, year.exercise_year, { after, limit: BATCH }),
      (batch) =>
        work(systemActor(jobId), async (tx) => {
          const { exercise_year, deadline } = year;
          const rows = batch.map(({ id: user_id, analyst_id, is_free }) => {
            const { price } = incomeTaxPrice({ exercise_year, year_price: year.price, is_free, coupon: null });
            const status = firstStatus(year, price);
            return {
              user_id,
              exercise_year,
              kind: 'original' as const,
              responsible_id: analyst_id,
              deadline,
              is_covered: is_free,
              price,
              status,
            };
          });
          const opened = await tx.insertAll(incomeTaxes, rows, { action: 'income_tax.opened' });
          const sourcesOf = new Map(batch.map(({ id, sources }) => [id, sources]));
          const items = opened.flatMap(({ id, user_id }) => itemsOf(year, sourcesOf.get(user_id) ?? [], id));
          await papers.addItems(tx, items);
          for (const status of ['quote', 'awaiting_documents'] as const) {
            const notified = opened.filter((row) => row.status === status).map(({ user_id }) => user_id);
            if (notified.length > 0)
              await tellPerson(notices, tx, notified, {
                kind: 'income_tax.asked',
                ...openedNews(exercise_year, status),
                key: `income-tax-${exercise_year}-opened`,
              });
          }
        }),
    );

  return {
    /** The year opens itself: whoever is to have a return gets one, once. A job: nothing is left to do when it runs again. */
    open: async (jobId: string): Promise<void> =>
      each('income tax years', await people.openYears(db, clock.today()), (year) => openYear(year, jobId)),

    /** What waited for its payment goes on when that has come. A job. */
    settle: async (jobId: string): Promise<void> =>
      each('income taxes', await people.paidQuotes(db), (id) =>
        work(systemActor(jobId), async (tx) => {
          const before = await tx.lock(incomeTaxes, { id, version: null, scope: undefined });
          if (before.status !== 'quote') return;
          await tx.move(incomeTaxes, incomeTaxMachine, before, { action: 'ask_documents', by: 'job' });
          await tellPerson(notices, tx, [before.user_id], {
            kind: 'income_tax.asked',
            title: `IRPF ${before.exercise_year}: pagamento confirmado`,
            body: 'Agora envie pelo app os documentos que a declaração pede.',
            key: `income-tax-${id}-paid`,
          });
        }),
      ),
  };
};
