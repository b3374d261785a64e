import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type { incomeTax as contract, IncomeTaxDetail, IncomeTaxPaceAnswer, IncomeTaxRow } from '@esteto/contract/tax/income-tax';
import { irpfDeadline } from '@esteto/domain/law/tax/irpf-deadline';
import { incomeTaxHistory, type NewIncomeTaxForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { isDelivered } from '@esteto/domain/tax/income-tax/income-tax-life';
import { incomeTaxPace, paceSince } from '@esteto/domain/tax/income-tax/income-tax-pace';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { invalid, notFound } from '../../../platform/http/app-error.ts';
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
import { beginReturn, insertReturn } from './income-tax-beginning.ts';
import { bill, quote } from './income-tax-billing.ts';
import { incomeTaxMany } from './income-tax-many.ts';
import { amendFormer, move } from './income-tax-move.ts';
import { incomeTaxPapers } from './income-tax-papers.ts';
import * as people from './income-tax-people.repository.ts';
import { noteRefund } from './income-tax-refund.ts';
import { resultOf } from './income-tax-result.ts';
import type { IncomeTaxInformeService } from './informe/income-tax-informe.service.ts';
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

    quote: quote({ db, coupons }),
    bill: bill({ work, boletos, coupons }),

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

    noteRefund: (actor: SessionActor, { id, body: { version, ...refund } }: InputOf<typeof contract.noteRefund>): Promise<void> =>
      work(actor, async (tx) => noteRefund(tx, await lock(tx, id, version), refund)),

    move: move({ work, boletos, incomeTaxAuditPoints, incomeTaxQuotas, notices }),

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
