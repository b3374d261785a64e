import type { InputOf } from '@esteto/contract/endpoint';
import type { boleto as contract, TaxGuideAnswer } from '@esteto/contract/money/boleto';
import { restsOn } from '@esteto/domain/agenda/holiday/holiday-form';
import { datedObligation, obligationProblem } from '@esteto/domain/law/obligation/calendar';
import { obligationRegimes } from '@esteto/domain/law/obligation/obligation-rule';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { type BoletoForm, obligationOfTax, type TaxGuide } from '@esteto/domain/money/boleto/boleto-form';
import { taxGuideProblem } from '@esteto/domain/money/boleto/tax-guide-problem';
import { newGuideProblem } from '@esteto/domain/money/boleto/waiting-cost';
import { whyNoDas } from '@esteto/domain/month/closing/closing-checks';
import type { LocalHolidays } from '@esteto/domain/shared/date/business-day';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, invalid, notFound } from '../../../platform/http/app-error.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import { boletos as table } from '../../../tables/boleto/boleto.tables.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as boletos from './boleto.repository.ts';
import { guideAskedNews } from './boleto-news.ts';

// The guide of a tax, and what it should say by what the company's month is known to owe.

type Payer = NonNullable<Awaited<ReturnType<typeof boletos.payerOf>>> & { company_id: number; local: LocalHolidays };

/** What a company is, with the holidays of where it is; refuses one that is not there. */
export const payerOf = async (reader: Reader, company_id: number): Promise<Payer> => {
  const payer = await boletos.payerOf(reader, company_id);
  if (!payer) throw invalid({ company_id: 'Escolha uma empresa da lista.' });
  const local = new Set(payer.holidays.filter((one) => restsOn(one, payer)).map(({ date }) => date));
  return { ...payer, company_id, local };
};

/** What the guide of a tax should say: what of it is computed, and until when it is paid. */
const guideOf = async (
  months: MonthService,
  reader: Reader,
  { company_id, local }: Payer,
  { tax_key, competence }: Pick<TaxGuide, 'tax_key' | 'competence'>,
) => {
  const month = (await months.taxes([company_id], competence, reader)).get(company_id);
  if (!month) throw notFound();
  const place = { iss_due_day: null, local_holidays: local, irpf_deadlines: {} };
  const { legal_date } = datedObligation(obligationOfKey(obligationOfTax(tax_key), competence), place, competence);
  return { month, legal_date };
};

/** Refuses a guide that says another amount or day than its tax has. */
export const refuseOtherTax = async (months: MonthService, reader: Reader, payer: Payer, form: BoletoForm): Promise<void> => {
  const { tax_key, competence } = form;
  if (!tax_key || !competence) return;
  const { month, legal_date } = await guideOf(months, reader, payer, { tax_key, competence });
  const problem = taxGuideProblem({ ...form, competence }, month, legal_date, payer);
  if (problem) throw invalid(problem);
};

/** Its payer cannot pay it by its old line any more, and the team makes another. */
export const askNewGuide =
  ({ work, notices }: Pick<Deps, 'work'> & { notices: Pick<NoticeService, 'tell'> }) =>
  (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: boletos.seenBy(actor) });
      const problem = newGuideProblem(before, tx.today);
      if (problem) throw new AppError(422, { message: problem, code: 'illegal_transition' });
      const event = { action: 'boleto.new_guide_asked', company_id: before.company_id } as const;
      const boleto = await tx.change(table, before, { new_guide_asked_on: tx.today }, event);
      await notices.tell(tx, [guideAskedNews(boleto)]);
    });

/** Tells staff who write a guide what it should say. */
export const guide =
  ({ db, months }: Pick<Deps, 'db'> & { months: MonthService }) =>
  async (_actor: SessionActor, { company_id, tax_key, competence }: InputOf<typeof contract.guide>): Promise<TaxGuideAnswer> => {
    const payer = await payerOf(db, company_id);
    const { month, legal_date } = await guideOf(months, db, payer, { tax_key, competence });
    const none = obligationProblem(obligationOfTax(tax_key), obligationRegimes({ ...payer, tax_regime: month.tax_regime }), competence);
    if (none) return { amount: null, due_date: null, words: `Não há esta guia: ${none.words}` };
    if (tax_key !== 'das') return { amount: null, due_date: legal_date, words: null };
    if (month.simples === null) return { amount: null, due_date: null, words: 'A empresa não está no Simples Nacional nesse mês' };
    return {
      amount: month.das_due,
      due_date: legal_date,
      words: month.das_due === null ? whyNoDas({ problem: month.simples.problem, untold: month.simples.factor.untold }) : null,
    };
  };
