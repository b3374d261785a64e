import { inForce } from '../../shared/date/validity.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { demandCents, demandCompetence } from '../../shared/schema/demand.ts';
import { simplesTable } from './simples-rates.ts';
import { moneyStep, type Step } from './step.ts';
import { DARF_TABLES } from './tables/darf-table.ts';

// The guide with which a tax is paid. Below a smallest amount none is issued and what is due is carried to the next period of the same tax.

/** Cents. `carried` is what earlier periods of the same tax left. */
export type GuideInput = { competence: string; total: number; carried: number };

export type Guide = { amount: number; carry_out: number; steps: Step[] };

/** The DAS of a month. Throws DomainError (Portuguese message). */
export const dasGuide = (input: GuideInput): Guide => {
  const { smallest_guide } = simplesTable(demandCompetence('Competência', input.competence));
  return guideOf('DAS', input, smallest_guide, 'Res. CGSN 140/2018');
};

/** The DARF of one code of revenue in a month or quarter. Throws DomainError (Portuguese message). */
export const darfGuide = (input: GuideInput): Guide => {
  const { smallest, source } = inForce('DARF', DARF_TABLES, demandCompetence('Competência', input.competence));
  return guideOf('DARF', input, smallest, source);
};

const guideOf = (name: string, input: GuideInput, smallest: number, source: string): Guide => {
  const total = demandCents(`${name} do mês`, input.total);
  const carried = demandCents(`${name} de meses anteriores`, input.carried);
  const sum = total + carried;
  const amount = sum < smallest ? 0 : sum;
  const carry_out = sum - amount;
  return {
    amount,
    carry_out,
    steps: [
      moneyStep(`Guia do ${name}`, amount, { formula: `${formatMoney(total)} + ${formatMoney(carried)} de meses anteriores`, source }),
      ...(carry_out > 0
        ? [moneyStep('Fica para o mês seguinte', carry_out, { formula: `Não se emite guia abaixo de ${formatMoney(smallest)}`, source })]
        : []),
    ],
  };
};
