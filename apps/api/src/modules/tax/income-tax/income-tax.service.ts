import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type {
  incomeTax as contract,
  IncomeTaxDetail,
  IncomeTaxPaceAnswer,
  IncomeTaxQuote,
  IncomeTaxRow,
} from '@esteto/contract/tax/income-tax';
import { irpfDeadline } from '@esteto/domain/law/tax/irpf-deadline';
import { openPointsProblem } from '@esteto/domain/tax/income-tax/audit-point-life';
import { incomeTaxHistory, type NewIncomeTaxForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { incomeTaxMachine, isDelivered } from '@esteto/domain/tax/income-tax/income-tax-life';
import { incomeTaxPace, paceSince } from '@esteto/domain/tax/income-tax/income-tax-pace';
import { billProblem, incomeTaxPayment } from '@esteto/domain/tax/income-tax/income-tax-payment';
import { incomeTaxPrice } from '@esteto/domain/tax/income-tax/income-tax-price';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { AppError, invalid, notFound } from '../../../platform/http/app-error.ts';
import { personalAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Row, Values } from '../../../platform/work/record-table.ts';
import { tellRead } from '../../../platform/work/tell-read.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type incomeTaxes, incomeTaxes as table } from '../../../tables/income-tax/income-tax.tables.ts';
import type { incomeTaxYears } from '../../../tables/income-tax/income-tax-year.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { BoletoService } from '../../money/boleto/boleto.service.ts';
import { teamComments } from '../../office/comment/comment.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { CouponService } from '../../plan/coupon/coupon.service.ts';
import type { IncomeTaxAuditPointService } from './audit-point/income-tax-audit-point.service.ts';
import * as returns from './income-tax.repository.ts';
import { beginReturn, COUPON_WITHOUT_COMPANY, chargeReturn, insertReturn, originalTaken, yearMissing } from './income-tax-beginning.ts';
import { incomeTaxMany } from './income-tax-many.ts';
import { askApproval, incomeTaxPapers } from './income-tax-papers.ts';
import * as people from './income-tax-people.repository.ts';
import { noteRefund } from './income-tax-refund.ts';
import { resultOf } from './income-tax-result.ts';
import { afterTakingBack, deadlineAgain, notDelivered, placeWithoutDelivery } from './income-tax-undoing.ts';
import type { IncomeTaxInformeService } from './informe/income-tax-informe.service.ts';
import { moveNews, tellPerson } from './news/income-tax-news.ts';
import type { IncomeTaxQuotaService } from './quota/income-tax-quota.service.ts';

type Of = { id: number };
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'secrets'> & {
  boletos: BoletoService;
  coupons: CouponService;
  incomeTaxAuditPoints: IncomeTaxAuditPointService;
  incomeTaxInformes: IncomeTaxInformeService;
  incomeTaxQuotas: IncomeTaxQuotaService;
  notices: NoticeService;
  users: UserService;
};

export type IncomeTaxService = ReturnType<typeof incomeTaxService>;

export const incomeTaxService = ({
  db,
  work,
  clock,
  files,
  secrets,
  boletos,
  coupons,
  incomeTaxAuditPoints,
  incomeTaxInformes,
  incomeTaxQuotas,
  notices,
  users,
}: Parts) => {
  const accounts = personalAccounts(secrets, 'income_taxes');

  const lock = (tx: Tx, id: number, version: number | null) => tx.lock(table, { id, version, scope: undefined });

  const refuseOutsider = async (tx: Tx, responsible_id: number | null | undefined): Promise<void> => {
    if (responsible_id) await users.refuseOutsiders(tx.db, responsible_id);
  };

  /** What a delivered return takes the place of; until then that stands as it is. One that another took the place of meanwhile stays so. */
  const amendFormer = async (tx: Tx, { id, rectifies_id }: { id: number; rectifies_id: number | null }): Promise<void> => {
    if (rectifies_id === null) return;
    const former = await lock(tx, rectifies_id, null);
    if (!incomeTaxMachine.legalActions(former.status).includes('amend')) return;
    await tx.move(table, incomeTaxMachine, former, { action: 'amend', by: 'staff', reason: `Retificadora nº ${id}` });
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<IncomeTaxRow>> => returns.list(db, input),

    detail: async (actor: SessionActor, { id }: Of): Promise<IncomeTaxDetail> => {
      const shown = await returns.detail(db, accounts, id);
      await tellRead({ db, clock }, actor, { type: 'income_tax', id, action: 'income_tax.looked_at' });
      return shown;
    },

    people: async (_actor: SessionActor, query: InputOf<typeof contract.people>): Promise<AnswerOf<typeof contract.people>> => ({
      items: await people.people(db, query),
    }),

    pace: async (_actor: SessionActor, { exercise_year }: InputOf<typeof contract.pace>): Promise<IncomeTaxPaceAnswer | null> => {
      const today = clock.today();
      const rows = await people.load(db, { exercise_year, today, since: `${paceSince(today)}T03:00:00Z` });
      const [first] = rows;
      if (!first) return null;
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
      const total = sum((row) => row.total);
      const sent = sum((row) => row.sent);
      return {
        exercise_year: first.exercise_year,
        deadline: first.deadline,
        total,
        sent,
        waiting_for_people: sum((row) => row.waiting),
        ...incomeTaxPace({ today, deadline: first.deadline, open: total - sent, lately: sum((row) => row.lately) }),
        responsibles: rows
          .filter((row) => row.total > 0)
          .map((row) => ({ id: row.id, name: row.name, open: row.total - row.sent, sent: row.sent })),
      };
    },

    quote: async (
      _actor: SessionActor,
      { user_id, exercise_year, coupon, company_id }: InputOf<typeof contract.quote>,
    ): Promise<IncomeTaxQuote> => {
      const { year, is_free, companies, has_original, amendable } = await people.beginning(db, { user_id, exercise_year });
      if (!year) throw yearMissing(exercise_year);
      const pays = companies.some(({ id }) => id === company_id);
      const brought = coupon && company_id && pays ? await coupons.ofReturn(db, { code: coupon, company_id, user_id }) : null;
      const coupon_problem = coupon ? (brought ? brought.problem : pays ? 'Este cupom não existe.' : COUPON_WITHOUT_COMPANY) : null;
      return {
        ...incomeTaxPrice({ exercise_year, year_price: year.price, is_free, coupon: brought && !brought.problem ? brought.coupon : null }),
        is_covered: is_free,
        deadline: year.deadline,
        waits_for_payment: year.waits_for_payment,
        coupon_problem,
        problem: has_original ? originalTaken(exercise_year) : null,
        amendable: amendable.map((one) => ({ id: one.id, label: `IRPF ${one.exercise_year} · nº ${one.id}` })),
        companies,
      };
    },

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<{ id: number }> =>
      work(actor, async (tx) => {
        const { user_id, exercise_year, kind, rectifies_id, delivered_on, responsible_id } = body;
        const facts = await people.beginning(tx.db, { user_id, exercise_year });
        if (rectifies_id && !(kind === 'amending' && facts.amendable.some(({ id }) => id === rectifies_id))) throw notFound();
        await refuseOutsider(tx, responsible_id);
        const id = await (delivered_on === null
          ? beginReturn({ boletos, coupons, notices }, tx, body, facts)
          : insertReturn(tx, deliveredReturn(body, delivered_on, facts.year), 'income_tax.kept'));
        if (delivered_on !== null) await amendFormer(tx, { id, rectifies_id });
        return { id };
      }),

    bill: (actor: SessionActor, { id, body: { version, company_id, due_date, coupon } }: InputOf<typeof contract.bill>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: returns.paidBy(company_id) });
        const { exercise_year, user_id } = before;
        const { name, boleto_status } = await returns.billFacts(tx.db, id);
        const message = billProblem(incomeTaxPayment({ ...before, boleto_status }));
        if (message !== null) throw new AppError(422, { message, code: 'not_to_bill' });
        const brought = coupon ? await coupons.takeForReturn(tx, { code: coupon, company_id, user_id }) : null;
        const { price } = incomeTaxPrice({ exercise_year, year_price: before.price, is_free: false, coupon: brought });
        const boleto_id =
          price > 0 ? await chargeReturn(boletos, tx, { company_id, due_date, amount: price, exercise_year, name }, []) : null;
        const values = { boleto_id, price, coupon_id: brought?.id ?? before.coupon_id };
        await tx.change(table, before, values, { action: 'income_tax.billed', company_id });
      }),

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<IncomeTaxDetail> =>
      work(actor, async (tx) => {
        await refuseOutsider(tx, form.responsible_id);
        const before = await lock(tx, id, version);
        if (form.price !== before.price && before.boleto_id !== null)
          throw invalid({ price: 'Preço: já há uma cobrança. Cancele o boleto antes de mudar o preço.' });
        await tx.change(table, before, form, { action: 'income_tax.edited' });
        return returns.detail(tx.db, accounts, id);
      }),

    noteResult: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.noteResult>): Promise<IncomeTaxDetail> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        const after = await tx.change(table, before, await resultOf(tx, before, form), { action: 'income_tax.result_noted' });
        // Mended after it was sent, there is something else to pay.
        if (isDelivered(before.status) && QUOTA_FIELDS.some((field) => after[field] !== before[field]))
          await incomeTaxQuotas.settle(tx, after);
        return returns.detail(tx.db, accounts, id);
      }),

    noteRefund: (actor: SessionActor, { id, body: { version, ...told } }: InputOf<typeof contract.noteRefund>): Promise<void> =>
      work(actor, async (tx) => noteRefund(tx, await lock(tx, id, version), told)),

    move: (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        const after = await tx.move(
          table,
          incomeTaxMachine,
          before,
          { action, by: 'staff', reason, before: placeWithoutDelivery(before) },
          async () => {
            if (action === 'ask_approval') await askApproval(tx, before);
            if (action === 'transmit' && before.approved_at === null)
              throw new AppError(422, { message: 'O cliente ainda não aprovou esta declaração.', code: 'not_approved' });
            if (action === 'process' && before.status === 'audited') {
              const message = openPointsProblem((await incomeTaxAuditPoints.openOf(tx, id)).length);
              if (message) throw new AppError(422, { message, code: 'open_points' });
            }
            return {
              ...(action === 'transmit' && { transmitted_at: tx.now, ecac_status: before.ecac_status ?? 'processing' }),
              ...(action === 'send_back' && { approved_at: null }),
              ...(action === 'take_back' && notDelivered(before)),
              ...((action === 'take_back' || action === 'reopen') && { deadline: await deadlineAgain(tx, before) }),
              ...(action === 'audit' && { audit_note: reason, ecac_status: 'audited' as const }),
            };
          },
        );
        if (action === 'transmit') {
          await amendFormer(tx, before);
          await incomeTaxQuotas.settle(tx, after);
        }
        if (action === 'take_back') await afterTakingBack(incomeTaxQuotas, tx, after);
        if (action === 'cancel' && before.boleto_id !== null) await boletos.dropFee(tx, before.boleto_id, 'A declaração foi cancelada.');
        if (action === 'process' && before.rectifies_id !== null) await incomeTaxAuditPoints.rectify(tx, before.rectifies_id);
        const news = moveNews(before, action, reason ?? null);
        if (news) await tellPerson(notices, tx, [before.user_id], { ...news, key: `income-tax-${id}-${action}-${tx.now}` });
      }),

    ...incomeTaxMany({ work, notices, refuseOutsider }),

    ...incomeTaxPapers({ db, work, clock, files, incomeTaxInformes, notices }),

    ...teamComments({ db, work }, { type: 'income_tax', find: returns.find, entity: 'income_tax', deleted: 'income_tax.comment_deleted' }),

    history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
      await returns.find(db, id);
      return recordHistory(db, { type: 'income_tax', id }, incomeTaxHistory);
    },
  };
};

/** What the quotas of a return follow from. */
const QUOTA_FIELDS = ['result', 'tax_due', 'quotas_count'] as const;

type Year = Pick<Row<typeof incomeTaxYears>, 'deadline'>;

/** Noon in the country of whoever delivered it: nobody says at what time. */
const NOON = 'T15:00:00.000Z';

/** What is kept of a return that another office delivered: nothing is asked for it, and nothing is charged, whatever the form says of a price. Of a year that Esteto did not work in the deadline is the law's. */
const deliveredReturn = (
  { user_id, exercise_year, kind, rectifies_id, responsible_id, deadline }: NewIncomeTaxForm,
  delivered_on: string,
  year: Year | null,
): Values<typeof incomeTaxes> => ({
  user_id,
  exercise_year,
  kind,
  rectifies_id,
  status: 'transmitted',
  responsible_id,
  deadline: deadline ?? irpfDeadline(exercise_year, year ? { [exercise_year]: year.deadline } : {}),
  is_covered: true,
  price: 0,
  transmitted_at: `${delivered_on}${NOON}`,
});
