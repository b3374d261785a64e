import type { OwnPayment, PlanPayment } from '@esteto/contract/opening/wizard-order';
import { partnersOwed } from '@esteto/domain/plan/plan/price-composition';
import { addDays } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../../deps.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import { tellRead } from '../../../../platform/work/tell-read.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import type { wizards as wizardTable } from '../../../../tables/wizard/wizard.tables.ts';
import type { DoctorService } from '../../../company/doctor/doctor.service.ts';
import type { BoletoService } from '../../../money/boleto/boleto.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { CouponService } from '../../../plan/coupon/coupon.service.ts';
import type { SubscriptionService } from '../../../plan/plan/subscription/subscription.service.ts';
import type { WizardService } from '../wizard.service.ts';
import { choose, confirm, plans } from './plan-choice.ts';
import { askBoleto, claim, decide, ownPayment, sendBoleto } from './plan-payment.ts';
import { planReceiptPdf } from './plan-receipt-pdf.ts';
import * as orders from './wizard-order.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'config' | 'jobs'> & {
  wizards: WizardService;
  subscriptions: SubscriptionService;
  coupons: CouponService;
  doctors: DoctorService;
  notices: Pick<NoticeService, 'tell'>;
  boletos: Pick<BoletoService, 'addFee'>;
};

type Wizard = Row<typeof wizardTable>;

export type WizardOrderService = ReturnType<typeof wizardOrderService>;

export const wizardOrderService = (parts: Parts) => {
  const { db, work, clock, files, config, jobs, wizards, subscriptions, coupons, doctors, notices, boletos } = parts;
  const choosing = { db, work, clock, config, wizards, subscriptions, coupons, doctors, boletos };
  const paying = { db, work, files, config, jobs, wizards, subscriptions, coupons, notices };

  return {
    plans: plans(choosing),
    choose: choose(choosing),
    confirm: confirm(choosing),

    /** Partners beyond those that the first month was charged for cost more from it on: what lacks of it is charged, once. */
    chargePartners: async (tx: Tx, { company_id, charged_partners: charged }: Wizard, partners: number): Promise<void> => {
      const current = await subscriptions.agreed(tx.db, company_id);
      const amount = current ? partnersOwed(current, { charged, partners }) : 0;
      if (!current || amount === 0) return;
      const more = countOf(partners - charged, 'sócio adicional', 'sócios adicionais');
      const soon = addDays(tx.today, DAYS_TO_PAY);
      const first = current.trial_until && addDays(current.trial_until, 1);
      const due_date = first && first > soon ? first : soon;
      await boletos.addFee(tx, { company_id, description: `${more} no primeiro mês do plano`, amount, due_date, competence: null }, []);
    },

    payment: ({ company }: CompanyActor): Promise<OwnPayment> => ownPayment({ config }, db, company.company_id),
    askBoleto: askBoleto(paying),
    claim: claim(paying),
    decide: decide(paying),
    sendBoleto: sendBoleto(paying),

    /** That the team opened what a client sent stands in the log. */
    proof: async (actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> => {
      const row = await orders.find(db, id);
      if (!row?.proof_file_id) throw notFound();
      const { company_id } = row;
      const file = await files.read(db, row.proof_file_id, company_id);
      await tellRead({ db, clock }, actor, { type: 'company', id: company_id, action: 'company.file_read', company_id, reason: file.name });
      return file;
    },

    /** For who paid. */
    receipt: async ({ company: { company_id } }: CompanyActor, { id }: { id: number }): Promise<FileAnswer> => {
      const row = await orders.find(db, id);
      if (row?.company_id !== company_id) throw notFound();
      return planReceiptPdf(row);
    },

    receiptOfCompany: async (_actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> => {
      const row = await orders.find(db, id);
      if (!row) throw notFound();
      return planReceiptPdf(row);
    },

    /** For the team: the payment of a company on its way in. */
    ofCompany: async (company_id: number): Promise<PlanPayment | null> => (await orders.current(db, company_id))?.payment ?? null,
  };
};

/** Days that a charge which comes by boleto leaves to pay it. */
const DAYS_TO_PAY = 10;
