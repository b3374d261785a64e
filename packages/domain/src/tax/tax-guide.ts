import { formatMoney } from '../shared/money/money.ts';
import { demandCents, demandCompetence } from '../shared/schema/demand.ts';
import { simplesTable } from './simples-rates.ts';
import { moneyStep, type Step } from './step.ts';

/**
 * The guide of a month: below R$ 10,00 none is issued and the amount is carried to the next. `carried` is what earlier months left. Cents.
 * Throws DomainError (Portuguese message).
 */
export const dasGuide = (input: {
  competence: string;
  total: number;
  carried: number;
}): { amount: number; carry_out: number; steps: Step[] } => {
  const { smallest_guide } = simplesTable(demandCompetence('Competência', input.competence));
  const total = demandCents('DAS do mês', input.total);
  const carried = demandCents('DAS de meses anteriores', input.carried);
  const sum = total + carried;
  const amount = sum < smallest_guide ? 0 : sum;
  const carry_out = sum - amount;
  const source = 'Res. CGSN 140/2018';
  return {
    amount,
    carry_out,
    steps: [
      moneyStep('Guia do DAS', amount, { formula: `${formatMoney(total)} + ${formatMoney(carried)} de meses anteriores`, source }),
      ...(carry_out > 0
        ? [
            moneyStep('Fica para o mês seguinte', carry_out, {
              formula: `Não se emite guia abaixo de ${formatMoney(smallest_guide)}`,
              source,
            }),
          ]
        : []),
    ],
  };
};
