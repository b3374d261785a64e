import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { ListInput, Page } from '@esteto/contract/list';
import type { BoletoDetail, BoletoRow, boleto as contract, OwnBoletoDetail, OwnBoletoRow } from '@esteto/contract/money/boleto';
import { boletoForm, boletoPaymentForm } from '@esteto/domain/money/boleto/boleto-form';
import { boletoMachine } from '@esteto/domain/money/boleto/boleto-life';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { RowKey, Tx } from '../../../platform/work/work.ts';
import { boletos as table } from '../../../tables/boleto/boleto.tables.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import type { MonthlyObligationService } from '../../month/monthly-obligation/monthly-obligation.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { SubscriptionService } from '../../plan/plan/subscription/subscription.service.ts';
import * as boletos from './boleto.repository.ts';
import { expireDue, followHoliday, remind } from './boleto-days.ts';
import { askNewGuide, guide } from './boleto-guide.ts';
import { sendLetter } from './boleto-letters.ts';
import { claim, pay, payIn, prove, undoPayment, unpayIn } from './boleto-payment.ts';
import { detail, pricedPage, whole } from './boleto-shown.ts';
import { addFee, addPlanFees, create, createIn, replace, update } from './boleto-write.ts';
import { followDelinquency } from './delinquency.ts';
import { followOwnTax } from './own-tax.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'jobs' | 'mail'> & {
  notices: NoticeService;
  months: MonthService;
  monthlyObligations: Pick<MonthlyObligationService, 'followGuides'>;
  subscriptions: Pick<SubscriptionService, 'monthPaid' | 'monthUnpaid'>;
  companies: Pick<CompanyService, 'followRule'>;
};
export type BoletoService = ReturnType<typeof boletoService>;
type Of = { id: number };
type Scope = RowKey['scope'];

export const boletoService = ({
  db,
  work,
  clock,
  files,
  jobs,
  mail,
  notices,
  months,
  monthlyObligations,
  subscriptions,
  companies,
}: Parts) => {
  const pricing = { clock, months };

  const read = async (id: number, which: 'file' | 'proof', scope?: Scope): Promise<FileAnswer> => {
    const boleto = await boletos.detail(db, id, scope);
    const stored = boleto[which];
    if (!stored) throw notFound();
    return files.read(db, stored.id, boleto.company_id);
  };

  const history = async (id: number, scope?: Scope): Promise<HistoryEvent[]> => {
    await boletos.detail(db, id, scope);
    return recordHistory(db, { type: 'boleto', id }, HISTORY);
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<BoletoRow>> =>
      pricedPage(pricing, boletos.list(db, input)),

    detail: (_actor: SessionActor, { id }: Of): Promise<BoletoDetail> => detail(pricing, db, id),

    create: create({ work, clock, months, monthlyObligations, notices, jobs }),
    createIn: createIn({ months, monthlyObligations, notices, jobs }),
    update: update({ work, clock, months, monthlyObligations, notices, jobs }),
    replace: replace({ work, months, monthlyObligations, notices, jobs }),
    addFee: addFee({ notices }),
    addPlanFees: addPlanFees({ months, notices }),
    followOwnTax: followOwnTax({ monthlyObligations, notices }),

    /** What will not be done is not charged; what was paid stays so. In the transaction of whoever knows it. */
    dropFee: async (tx: Tx, id: number, reason: string): Promise<void> => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      if (!boletoMachine.legalActions(before.status, 'staff').includes('cancel')) return;
      await tx.move(table, boletoMachine, before, { action: 'cancel', by: 'staff', reason }, { cancel_reason: reason });
    },

    /** In the transaction of whoever knows of the money: a movement of a bank. */
    payIn: payIn({ months, monthlyObligations, subscriptions, companies, notices }),
    unpayIn: unpayIn({ monthlyObligations, subscriptions }),
    pay: pay({ work, months, monthlyObligations, subscriptions, companies, notices }),
    undoPayment: undoPayment({ work, monthlyObligations, subscriptions }),

    cancel: async (actor: SessionActor, { id, body: { version, reason } }: InputOf<typeof contract.cancel>): Promise<void> => {
      await work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        await tx.move(table, boletoMachine, before, { action: 'cancel', by: 'staff', reason }, { cancel_reason: reason });
        await monthlyObligations.followGuides(tx, before);
      });
    },

    attach: (actor: SessionActor, { id, file }: Of & { file: UploadedFile }): Promise<BoletoDetail> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: undefined });
        const { company_id } = before;
        const file_id = await files.keep(tx, file, company_id);
        await tx.change(table, before, { file_id }, { action: 'boleto.file_added', company_id, reason: file.name });
        return detail(pricing, tx.db, id);
      }),

    guide: guide({ db, months }),

    outflowEntries: (company_id: number, month: string, paidOnly: boolean, input: ListInput): Promise<Page<OwnBoletoRow>> =>
      pricedPage(pricing, boletos.outflowEntries(db, company_id, month, paidOnly, input)),

    readFile: (_actor: SessionActor, { id }: Of): Promise<FileAnswer> => read(id, 'file'),
    proof: (_actor: SessionActor, { id }: Of): Promise<FileAnswer> => read(id, 'proof'),
    history: (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => history(id),
    piles: () => boletos.piles(db),

    own: (actor: CompanyActor, input: InputOf<typeof contract.own>): Promise<Page<OwnBoletoRow>> =>
      pricedPage(pricing, boletos.own(db, boletos.seenBy(actor), input, clock.today())),

    ownDetail: (actor: CompanyActor, { id }: Of): Promise<OwnBoletoDetail> => whole(pricing, db, id, boletos.seenBy(actor)),

    /** Once a day for each person. */
    see: async (actor: CompanyActor, { id }: Of): Promise<void> => {
      await work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: boletos.seenBy(actor) });
        const isNew = await boletos.addView(tx, id, actor.user.id, `${tx.today}T03:00:00Z`);
        if (isNew) await boletos.seen(tx, before.id);
        if (isNew) tx.record({ type: 'boleto', id }, { action: 'boleto.seen', company_id: before.company_id });
      });
    },

    ownFile: (actor: CompanyActor, { id }: Of): Promise<FileAnswer> => read(id, 'file', boletos.seenBy(actor)),
    ownProof: (actor: CompanyActor, { id }: Of): Promise<FileAnswer> => read(id, 'proof', boletos.seenBy(actor)),
    prove: prove({ work, files }),

    claim: claim({ work, notices }),
    askNewGuide: askNewGuide({ work, notices }),

    ownHistory: (actor: CompanyActor, { id }: Of): Promise<HistoryEvent[]> => history(id, boletos.seenBy(actor)),

    sendLetter: sendLetter({ db, work, mail, files }),
    expire: expireDue({ db, work, clock }),
    remind: remind({ db, work, clock, notices }),
    followDelinquency: followDelinquency({ db, work, clock, months, companies, notices }),
    followHoliday: followHoliday({ db, work, months }),
  };
};

/** The fields whose changes the history tells. */
const HISTORY = boletoForm
  .pick(['kind', 'description', 'competence', 'amount', 'due_date', 'digitable_line', 'discount_amount', 'discount_until'])
  .concat(boletoPaymentForm.pick(['paid_on', 'paid_amount']));
