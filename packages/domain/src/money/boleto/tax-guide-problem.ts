import { obligationProblem } from '../../law/obligation/calendar.ts';
import { isAsDue } from '../../law/obligation/late-tax.ts';
import { obligationRegimes } from '../../law/obligation/obligation-rule.ts';
import type { MonthTax } from '../../law/tax/month-tax.ts';
import { formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { type BoletoForm, obligationOfTax } from './boleto-form.ts';

type Payer = Omit<Parameters<typeof obligationRegimes>[0], 'tax_regime'>;

type Guide = Pick<BoletoForm, 'tax_key' | 'amount' | 'due_date'> & { competence: string };

/**
 * The fields of a guide that do not agree with the month that it is of, each with why; null where all do. A DAS is the month's one, as it is computed or as the
 * PGDAS-D said it; a guide made anew for a later day holds its fine and interest too. `legal_date`: until when the tax is paid without them.
 */
export const taxGuideProblem = (
  guide: Guide,
  month: Pick<MonthTax, 'simples' | 'das_due' | 'tax_regime'>,
  legal_date: string | null,
  payer: Payer,
): { tax_key: string } | { competence: string } | { amount: string } | null => {
  if (!guide.tax_key) return null;
  const none = obligationProblem(
    obligationOfTax(guide.tax_key),
    obligationRegimes({ ...payer, tax_regime: month.tax_regime }),
    guide.competence,
  );
  if (none?.of === 'competence') return { competence: `Competência: ${none.words}.` };
  if (none) return { tax_key: `Tributo: ${none.words}.` };
  if (guide.tax_key !== 'das') return null;
  const shown = formatCompetenceNumeric(guide.competence);
  if (month.simples === null) return { tax_key: `Tributo: a empresa não está no Simples Nacional em ${shown}, e não há DAS.` };
  const { das_due } = month;
  if (das_due === null) return null;
  const isLate = legal_date !== null && guide.due_date > legal_date;
  if (isAsDue(guide.amount, das_due, isLate)) return null;
  const official = 'Se o PGDAS-D diz outro valor, informe antes o DAS oficial no fechamento do mês.';
  return { amount: `Valor: o DAS de ${shown} é ${formatMoney(das_due)}. ${official}` };
};
