import { formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { deliveryDateProblem } from '../monthly-obligation/delivery-problem.ts';
import { isOpenObligation, type MonthlyObligationStatus } from '../monthly-obligation/monthly-obligation-life.ts';
import { doneWords } from '../monthly-obligation/obligation-done.ts';
import { type NamedObligation, obligationName, obligationTitle } from '../monthly-obligation/obligation-title.ts';
import type { ReceiptDoubts } from './receipt-fields.ts';
import { notHere } from './receipt-owner.ts';
import type { ReceiptReading } from './receipt-reading.ts';

// What a receipt says, held against what is kept here: whose it is, and whether what it delivers still waits.

export type MatchedObligation = {
  id: number;
  status: MonthlyObligationStatus;
  due_month: string;
  delivered_on: string | null;
  protocol_number: string | null;
};

export type ReceiptMatches = {
  /** Companies with the receipt's document. */
  companies: readonly { id: number; name: string }[];
  /** That of its company, rule and month; null where there is none. */
  obligation: MatchedObligation | null;
  /** How the office's own rule is called. */
  rule_name: string | null;
};

type Matched = { company_id: number | null; obligation_id: number | null; receipt: ReceiptReading; doubts: ReceiptDoubts };

/** A reading with its company and its obligation, and with all that stands against delivering it. */
export const withObligation = (receipt: ReceiptReading, { companies, obligation, rule_name }: ReceiptMatches, today: string): Matched => {
  const [company] = companies;
  const company_id = company && companies.length === 1 ? company.id : null;
  const doubts: ReceiptDoubts = { ...receipt.doubts };
  if (company_id === null && receipt.document !== null)
    doubts.company_id =
      companies.length > 1 ? `Mais de uma tem este documento: ${companies.map(({ name }) => name).join(', ')}.` : notHere(receipt.document);
  const problem = company_id === null ? null : obligationProblem({ ...receipt, rule_name }, obligation, today);
  if (problem) doubts.obligation = problem;
  return { company_id, obligation_id: obligation?.id ?? null, receipt, doubts };
};

type Wanted = NamedObligation & Pick<ReceiptReading, 'competence' | 'kind' | 'rule_id' | 'delivered_on'>;

/** Why a receipt delivers nothing of its company; null where it does, or where it does not say what. The extract of a month that was delivered is its evidence. */
const obligationProblem = (wanted: Wanted, obligation: MatchedObligation | null, today: string): string | null => {
  const { rule_key, rule_id, competence, kind, delivered_on } = wanted;
  if (competence === null || (rule_key === null && rule_id === null)) return null;
  if (!obligation) return noneWords(wanted, competence);
  if (isOpenObligation(obligation.status))
    return delivered_on && deliveryDateProblem(delivered_on, { competence, due_month: obligation.due_month }, today);
  return kind === 'pgdas_extract' ? null : doneWords({ ...wanted, ...obligation, competence });
};

/** That a company has none of the kind. */
export const noneWords = (obligation: NamedObligation, competence: string): string =>
  `Não há ${obligationName(obligation)} de ${periodWords(obligation, competence)} aberta para esta empresa.`;

/** '10/2026', of what comes once a year '2025'. */
const periodWords = (obligation: NamedObligation, competence: string): string => {
  const year = competence.slice(0, 4);
  const isYearly = obligationTitle({ ...obligation, competence }) === `${obligationName(obligation)} de ${year}`;
  return isYearly ? year : formatCompetenceNumeric(competence);
};
