import { type PileName, WORK_PILES } from '@esteto/domain/office/work-queue/work-pile';
import { flag, object as form } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import {
  boletos,
  cashBookClosings,
  companyCertificates,
  companyClosings,
  companyRegisters,
  companyStatements,
  doctorCertificates,
  leads,
  licensings,
  master,
  monthlyObligations,
  npsSurveys,
  onboarding,
  plans,
  receivables,
  registrations,
  type staff,
  workQueues,
} from '../access.ts';
import { get } from '../endpoint.ts';

/** Who sees a pile: whoever sees the list that it opens. */
export const pileAccess: Record<PileName, ReturnType<typeof staff>> = {
  leads_new: leads.view,
  leads_overdue: leads.view,
  onboarding: onboarding.view,
  openings: registrations.view,
  openings_without_analyst: registrations.view,
  licensings: licensings.view,
  licences_answered: licensings.view,
  invoices_requested: receivables.view,
  invoices_in_preparation: receivables.view,
  invoices_answered: receivables.view,
  invoices_ready: receivables.view,
  invoices_rejected: receivables.view,
  invoices_cancellation: receivables.view,
  invoices_late: receivables.view,
  companies_without_analyst: companyRegisters.view,
  company_certificates_expired: companyCertificates.view,
  company_certificates_ending: companyCertificates.view,
  doctor_certificates_expired: doctorCertificates.view,
  doctor_certificates_ending: doctorCertificates.view,
  companies_without_plan: plans.view,
  boletos_claimed: boletos.view,
  boletos_new_guide: boletos.view,
  boletos_without_line: boletos.view,
  boletos_overdue: boletos.view,
  closings: companyClosings.view,
  cash_book_closings: cashBookClosings.view,
  statements_to_check: companyStatements.view,
  statements_missing: companyStatements.view,
  obligations: monthlyObligations.view,
  nps_tasks: npsSurveys.view,
};

/** Access to piles of one's own: some open a list that everybody of the staff has of theirs. */
export const ownPileAccess: Record<PileName, ReturnType<typeof staff>> = { ...pileAccess, nps_tasks: workQueues.view };

/** A pile of work at the staff. `late`: how many of them are past their day; days and cents null where a pile has none. */
export const workPile = object({
  name: string().oneOf(WORK_PILES).required(),
  count: number().required(),
  late: number().required(),
  oldest_at: string().nullable().defined(),
  first_due: string().nullable().defined(),
  next_due: string().nullable().defined(),
  amount: number().nullable().defined(),
});
export type WorkPile = InferType<typeof workPile>;

/** Fines of obligations past their day, if they are done today: cents of those whose fine the law's rules tell, and how many they do not. */
export const obligationFines = object({ count: number().required(), fine: number().required(), unknown: number().required() });
export type ObligationFines = InferType<typeof obligationFines>;

const count = number().required();

/** Open work of somebody of the staff. */
export const workOfPerson = object({
  id: number().required(),
  name: string().required(),
  leads: count,
  openings: count,
  licensings: count,
  invoices: count,
  closings: count,
  obligations: count,
  nps_tasks: count,
});
export type WorkOfPerson = InferType<typeof workOfPerson>;

/** `mine`: only what the person who asks answers for. */
const whose = form({ mine: flag('Só o que é meu').nullable() });

export const workQueue = {
  /** Only the piles whose list the person may see; of one's own, those whose records have somebody who answers for them. */
  list: get('admin/work-queues', {
    summary: 'O que espera pela equipe, por pilha.',
    who: workQueues.view,
    query: whose,
    answer: array(workPile.required()).required(),
  }),
  /** Apart, because it takes longer than the piles. */
  fines: get('admin/work-queues/fines', {
    summary: 'A multa estimada das obrigações vencidas, se fossem feitas hoje.',
    who: monthlyObligations.view,
    query: whose,
    answer: obligationFines,
  }),
  /** Whoever has any, the most first. */
  workload: get('admin/work-queues/workload', {
    summary: 'Quanto cada pessoa da equipe tem em aberto.',
    who: master,
    answer: array(workOfPerson.required()).required(),
  }),
};
