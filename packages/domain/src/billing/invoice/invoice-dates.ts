import type { TestContext } from 'yup';
import { addCompetence, competenceOf, firstDayOf, formatCompetence, isCompetence } from '../../shared/date/competence.ts';
import { addDays, addMonths, formatDateNumeric, isIsoDate } from '../../shared/date/date.ts';
import type { Judgement } from '../../shared/schema/parse.ts';

// Between which days the dates of an invoice may lie: wide enough for what is late or asked for ahead, so that what lies outside is a slip. Each
// answers with the reason, null when there is none.

/** A tax may be charged for five years (CTN, art. 173), and a note given as long. */
const COMPETENCE_YEARS_BACK = 5;
/** Who asks ahead asks for what is agreed already. */
const COMPETENCE_MONTHS_AHEAD = 3;
const DUE_YEARS_AHEAD = 2;
/** Staff write down later what they issued on the city's page before they were asked. */
const ISSUED_BEFORE_REQUEST_DAYS = 31;
/** A client may pay ahead. */
const PAID_BEFORE_COMPETENCE_YEARS = 1;

export const competenceProblem = (competence: string, today: string): string | null => {
  const [first, last] = [-12 * COMPETENCE_YEARS_BACK, COMPETENCE_MONTHS_AHEAD].map((months) => addCompetence(competenceOf(today), months));
  if (first && competence < first)
    return `Competência: passou de ${COMPETENCE_YEARS_BACK} anos. Escolha ${formatCompetence(first)} ou um mês depois.`;
  return last && competence > last
    ? `Competência: fica mais de ${COMPETENCE_MONTHS_AHEAD} meses à frente. Escolha até ${formatCompetence(last)}.`
    : null;
};

/** No invoice falls due before the month of its service begins. */
export const dueDateProblem = (due: string, competence: unknown, today: string): string | null => {
  const last = addMonths(today, 12 * DUE_YEARS_AHEAD);
  if (due > last) return `Vencimento: fica mais de ${DUE_YEARS_AHEAD} anos à frente. Confira o ano.`;
  return typeof competence === 'string' && isCompetence(competence) && due < firstDayOf(competence)
    ? `Vencimento: fica antes do mês do serviço, ${formatCompetence(competence)}.`
    : null;
};

/** A note that is only asked for is not issued before today, and falls due on its issue at the earliest. */
export const newDueDateProblem = (due: string, competence: unknown, today: string): string | null =>
  due < today ? 'Vencimento: fica antes da emissão, que é de hoje em diante.' : dueDateProblem(due, competence, today);

/** `requested_on`: the day of the request. */
export const issueDateProblem = (issued: string, requested_on: string, today: string): string | null => {
  if (issued > today) return 'Emissão: a data não pode ser no futuro.';
  return issued < addDays(requested_on, -ISSUED_BEFORE_REQUEST_DAYS)
    ? `Emissão: fica mais de ${ISSUED_BEFORE_REQUEST_DAYS} dias antes do pedido, de ${formatDateNumeric(requested_on)}. Confira o ano.`
    : null;
};

/** A note falls due on its issue at the earliest; one that waited past its due date gets a new one first. */
export const dueBeforeIssueProblem = (issued: string, due: string | null): string | null =>
  due !== null && due < issued
    ? `Emissão: fica depois do vencimento da nota, ${formatDateNumeric(due)}. Altere o vencimento em Editar nota e emita de novo.`
    : null;

export const paidOnProblem = (paid: string, competence: string, today: string): string | null => {
  if (paid > today) return 'Recebido em: a data não pode ser no futuro.';
  return paid < addMonths(firstDayOf(competence), -12 * PAID_BEFORE_COMPETENCE_YEARS)
    ? `Recebido em: fica mais de um ano antes da competência, ${formatCompetence(competence)}. Confira o ano.`
    : null;
};

/** A test of a form's field, judged once today is known and the value is a date or month. */
export const dateTest = (name: string, problem: (value: string, parent: Record<string, unknown>, today: string) => string | null) => ({
  name,
  skipAbsent: true,
  test: (value: unknown, { parent, options, createError }: TestContext<Judgement>) => {
    const today = options.context?.today;
    if (typeof value !== 'string' || !today || !(isIsoDate(value) || isCompetence(value))) return true;
    const message = problem(value, parent as Record<string, unknown>, today);
    return message === null ? true : createError({ message });
  },
});
