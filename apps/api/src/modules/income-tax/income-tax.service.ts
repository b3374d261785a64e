import type { AnswerOf, InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type {
  incomeTax as contract,
  IncomeTaxDetail,
  IncomeTaxPaceAnswer,
  IncomeTaxQuote,
  IncomeTaxRow,
} from '@esteto/contract/income-tax';
import type { Page } from '@esteto/contract/list';
import { incomeTaxHistory } from '@esteto/domain/income-tax/income-tax-form';
import { incomeTaxMachine } from '@esteto/domain/income-tax/income-tax-life';
import { incomeTaxPace, paceSince } from '@esteto/domain/income-tax/income-tax-pace';
import { incomeTaxPayment } from '@esteto/domain/income-tax/income-tax-payment';
import { incomeTaxPrice } from '@esteto/domain/income-tax/income-tax-price';
import type { Deps } from '../../deps.ts';
import { recordHistory } from '../../platform/audit/record-history.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import type { SessionActor } from '../../platform/work/actor.ts';
import type { Row } from '../../platform/work/record-table.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import type { Tx } from '../../platform/work/work.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import { teamComments } from '../comment/comment.service.ts';
import type { CouponService } from '../coupon/coupon.service.ts';
import type { News, NoticeService } from '../notice/notice.service.ts';
import type { UserService } from '../user/user.service.ts';
import * as returns from './income-tax.repository.ts';
import { incomeTaxPendencies, incomeTaxes as table } from './income-tax.tables.ts';
import { moveNews, OWN_PAGE, tellPerson } from './income-tax-news.ts';
import { firstStatus, itemsOf, openedNews } from './income-tax-opening.ts';
import * as papers from './income-tax-papers.repository.ts';
import { askApproval, incomeTaxPapers } from './income-tax-papers.ts';
import * as people from './income-tax-people.repository.ts';
import { resultOf } from './income-tax-result.ts';
import type { IncomeTaxInformeService } from './informe/income-tax-informe.service.ts';

type Of = { id: number };
type Return = Row<typeof table>;
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & {
  boletos: BoletoService;
  coupons: CouponService;
  incomeTaxInformes: IncomeTaxInformeService;
  notices: NoticeService;
  users: UserService;
};

export type IncomeTaxService = ReturnType<typeof incomeTaxService>;

export const incomeTaxService = ({ db, work, clock, files, boletos, coupons, incomeTaxInformes, notices, users }: Parts) => {
  const lock = (tx: Tx, id: number, version: number | null) => tx.lock(table, { id, version, scope: undefined });

  const refuseOutsider = async (tx: Tx, responsible_id: number | null | undefined): Promise<void> => {
    if (responsible_id) await users.refuseOutsiders(tx.db, responsible_id);
  };

  /** The boleto of a return, told with the news `beside` it. */
  const charge = (tx: Tx, of: Charged, beside: readonly News[]): Promise<number> => {
    const { company_id, due_date, amount, exercise_year, name } = of;
    return boletos.addFee(tx, { company_id, due_date, amount, description: `IRPF ${exercise_year} · ${name}`.slice(0, 120) }, beside);
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<IncomeTaxRow>> => returns.list(db, input),

    detail: (_actor: SessionActor, { id }: Of): Promise<IncomeTaxDetail> => returns.detail(db, id),

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
      if (!year) throw noYear(exercise_year);
      const pays = companies.some(({ id }) => id === company_id);
      const brought = coupon && company_id && pays ? await coupons.ofReturn(db, { code: coupon, company_id, user_id }) : null;
      const coupon_problem = coupon ? (brought ? brought.problem : pays ? 'Este cupom não existe.' : COUPON_WITHOUT_COMPANY) : null;
      return {
        ...incomeTaxPrice({ exercise_year, year_price: year.price, is_free, coupon: brought && !brought.problem ? brought.coupon : null }),
        is_covered: is_free,
        deadline: year.deadline,
        waits_for_payment: year.waits_for_payment,
        coupon_problem,
        problem: has_original ? taken(exercise_year) : null,
        amendable: amendable.map((one) => ({ id: one.id, label: `IRPF ${one.exercise_year} · nº ${one.id}` })),
        companies,
      };
    },

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<{ id: number }> =>
      work(actor, async (tx) => {
        const { user_id, exercise_year, kind, rectifies_id, company_id, due_date, responsible_id } = body;
        const { year, is_free, companies, name, analyst_id, amendable } = await people.beginning(tx.db, { user_id, exercise_year });
        if (!year) throw noYear(exercise_year);
        if (company_id && !companies.some(({ id }) => id === company_id)) throw notFound();
        if (rectifies_id && !(kind === 'amending' && amendable.some(({ id }) => id === rectifies_id))) throw notFound();
        await refuseOutsider(tx, responsible_id);
        if (body.coupon && !company_id) throw invalid({ coupon: COUPON_WITHOUT_COMPANY });
        const brought = body.coupon && company_id ? await coupons.takeForReturn(tx, { code: body.coupon, company_id, user_id }) : null;
        const year_price = body.price ?? year.price;
        const is_covered = is_free && body.price === null;
        const { price } = incomeTaxPrice({ exercise_year, year_price, is_free: is_covered, coupon: brought });
        const status = firstStatus(year, price);
        const told = {
          kind: 'income_tax.asked',
          ...openedNews(exercise_year, status),
          key: `income-tax-${user_id}-${exercise_year}-${kind}-${tx.now}`,
        } as const;
        const beside = { ...told, company_id, to: { user_id }, action_url: OWN_PAGE } as const;
        const boleto_id =
          company_id && due_date && price > 0
            ? await charge(tx, { company_id, due_date, amount: price, exercise_year, name }, [beside])
            : null;
        if (boleto_id === null) await tellPerson(notices, tx, [user_id], told);
        const values = {
          user_id,
          exercise_year,
          kind,
          rectifies_id,
          status,
          responsible_id: responsible_id ?? analyst_id,
          deadline: body.deadline ?? year.deadline,
          is_covered,
          price,
          boleto_id,
          coupon_id: brought?.id ?? null,
        };
        const { id } = await refuseTaken({ constraint: 'income_taxes_original', field: 'user_id', message: taken(exercise_year) }, () =>
          tx.insert(table, values, { action: 'income_tax.opened' }),
        );
        // What is sent anew asks for nothing that was sent before.
        if (kind !== 'amending') await papers.addItems(tx, itemsOf(year, id));
        if (rectifies_id) {
          const former = await lock(tx, rectifies_id, null);
          await tx.move(table, incomeTaxMachine, former, { action: 'amend', by: 'staff', reason: `Retificadora nº ${id}` });
        }
        return { id };
      }),

    bill: (actor: SessionActor, { id, body: { version, company_id, due_date, coupon } }: InputOf<typeof contract.bill>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: returns.paidBy(company_id) });
        const { exercise_year, user_id } = before;
        const { name, boleto_status } = await returns.billFacts(tx.db, id);
        const payment = incomeTaxPayment({ ...before, boleto_status });
        if (payment !== 'unbilled') throw new AppError(422, { message: NOT_TO_BILL[payment], code: 'not_to_bill' });
        const brought = coupon ? await coupons.takeForReturn(tx, { code: coupon, company_id, user_id }) : null;
        const { price } = incomeTaxPrice({ exercise_year, year_price: before.price, is_free: false, coupon: brought });
        const boleto_id = price > 0 ? await charge(tx, { company_id, due_date, amount: price, exercise_year, name }, []) : null;
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
        return returns.detail(tx.db, id);
      }),

    noteResult: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.noteResult>): Promise<IncomeTaxDetail> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        await tx.change(table, before, await resultOf(tx, before, form), { action: 'income_tax.result_noted' });
        return returns.detail(tx.db, id);
      }),

    move: (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        await tx.move(table, incomeTaxMachine, before, { action, by: 'staff', reason }, async () => {
          if (action === 'ask_approval') await askApproval(tx, before);
          if (action === 'transmit' && before.approved_at === null)
            throw new AppError(422, { message: 'O cliente ainda não aprovou esta declaração.', code: 'not_approved' });
          return {
            ...(action === 'transmit' && { transmitted_at: tx.now, ecac_status: before.ecac_status ?? 'processing' }),
            ...(action === 'send_back' && { approved_at: null }),
            ...(action === 'audit' && { audit_note: reason, ecac_status: 'audited' as const }),
          };
        });
        const news = moveNews(before, action, reason ?? null);
        if (news) await tellPerson(notices, tx, [before.user_id], { ...news, key: `income-tax-${id}-${action}-${tx.now}` });
      }),

    assign: (actor: SessionActor, { body: { income_tax_ids, responsible_id } }: InputOf<typeof contract.assign>): Promise<void> =>
      work(actor, async (tx) => {
        await refuseOutsider(tx, responsible_id);
        const rows = await lockChosen(tx, income_tax_ids);
        const others = rows.filter((row) => row.responsible_id !== responsible_id);
        await tx.changeAll(table, others, { responsible_id }, { action: 'income_tax.assigned' });
      }),

    remind: (actor: SessionActor, { body: { income_tax_ids, text } }: InputOf<typeof contract.remind>): Promise<{ reminded: number }> =>
      work(actor, async (tx) => {
        const rows = await lockChosen(tx, income_tax_ids);
        const waiting = await tx.lockAll(incomeTaxPendencies, { scope: returns.waitingOf(income_tax_ids), most: MOST_PENDENCIES });
        const told = rows.filter(({ id }) => waiting.some(({ income_tax_id }) => income_tax_id === id));
        if (told.length === 0)
          throw new AppError(422, { message: 'Nenhuma das declarações escolhidas espera pelo médico.', code: 'nobody_to_remind' });
        const again = (row: (typeof waiting)[number]) => ({ reminders_sent: row.reminders_sent + 1 });
        await tx.changeAll(incomeTaxPendencies, waiting, again, { action: 'income_tax_pendency.reminded' });
        const people = [...new Set(told.map(({ user_id }) => user_id))];
        await tellPerson(notices, tx, people, {
          kind: 'income_tax.asked',
          title: 'O seu IRPF espera por você',
          body: text,
          key: `income-tax-reminder-${tx.now}`,
        });
        return { reminded: people.length };
      }),

    ...incomeTaxPapers({ db, work, files, incomeTaxInformes, notices }),

    ...teamComments({ db, work }, { type: 'income_tax', find: returns.find, entity: 'income_tax', deleted: 'income_tax.comment_deleted' }),

    history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
      await returns.find(db, id);
      return recordHistory(db, { type: 'income_tax', id }, incomeTaxHistory);
    },
  };
};

type Charged = { company_id: number; due_date: string; amount: number; exercise_year: number; name: string };

/** Of as many returns as are chosen at once. */
const MOST_PENDENCIES = 2_000;

const COUPON_WITHOUT_COMPANY = 'Cupom: escolha antes a empresa que paga.';

const NOT_TO_BILL = {
  covered: 'Esta declaração não tem custo.',
  paid: 'Esta declaração já foi paga.',
  waiting: 'Esta declaração já tem um boleto que espera pagamento.',
};

const taken = (exercise_year: number): string =>
  `Esta pessoa já tem uma declaração do exercício ${exercise_year}. Para corrigi-la, crie uma retificadora.`;

const noYear = (exercise_year: number) =>
  invalid({ exercise_year: `Exercício: configure antes o IRPF ${exercise_year} nos parâmetros do sistema.` });

/** All of them, locked in order of id; 404 where one is not there. */
const lockChosen = async (tx: Tx, ids: readonly number[]): Promise<Return[]> => {
  const chosen = [...new Set(ids)];
  const rows = await tx.lockAll(table, { scope: returns.withIds(chosen), most: chosen.length });
  if (rows.length < chosen.length) throw notFound();
  return rows;
};
