import { irpfDeadline } from '../../law/tax/irpf-deadline.ts';
import { addCompetence, competenceOf } from '../../shared/date/competence.ts';
import type { SentDocumentKind } from './sent-document-kind.ts';

// Nobody tells the product who has another payer or whose return the team makes: what somebody sent for one period is waited for in the next.

type Sent = { kind: SentDocumentKind; competence: string | null; year: number | null };

const MONTHS_REMEMBERED = 3;

/** The year that the next return is about: the last one that has ended. Apart from the forms, which bring all schemas, as the home starts with it. */
export const lastTaxYear = (today: string): number => Number(today.slice(0, 4)) - 1;

/** The last month that is over, when a proof of INSS was sent for one of the three before it and none for it. */
export const inssDue = (sent: readonly Sent[], today: string): string | null => {
  const month = addCompetence(competenceOf(today), -1);
  const first = addCompetence(month, -MONTHS_REMEMBERED);
  const months = sent.flatMap(({ kind, competence }) => (kind === 'inss' && competence ? [competence] : []));
  return months.some((each) => each >= first && each < month) && !months.includes(month) ? month : null;
};

/** The year whose papers are waited for until the last day to deliver its return, when those of the year before were sent and none of it. */
export const incomeTaxDue = (sent: readonly Sent[], today: string): { year: number; until: string } | null => {
  const year = lastTaxYear(today);
  const until = irpfDeadline(year + 1, {});
  const years = sent.flatMap((each) => (each.kind === 'income_tax' && each.year !== null ? [each.year] : []));
  return today <= until && years.includes(year - 1) && !years.includes(year) ? { year, until } : null;
};
