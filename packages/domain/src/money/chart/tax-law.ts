import { type CompanyMonths } from '../../law/month/company-months.ts';
import { presumidoInputOf } from '../../law/tax/month-tax.ts';
import { presumido, presumidoMonth } from '../../law/tax/presumido.ts';
import { simplesNacional } from '../../law/tax/simples.ts';
import { taxBaseOf } from '../../law/tax/simples-months.ts';
import { simplesRates } from '../../law/tax/simples-rates.ts';
import type { Step } from '../../law/tax/step.ts';
import { PRESUMIDO_TABLES } from '../../law/tax/tables/presumido-table.ts';
import { inForce } from '../../shared/date/validity.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { formatTaxRate } from '../../shared/money/percent.ts';
import type { ToldMonth } from './month-taxes.ts';
import { formatShare } from './shares.ts';

/** What the law says of one tax, in words, and where it stands. */
export type TaxLaw = { rule: string; source: string | null };

/** How a month's taxes come about: what the law says of each, and the whole calculation line by line. */
export type ExplainedMonth = { month: string; laws: Readonly<Record<string, TaxLaw>>; steps: Step[] };

/** Null where a month is told by its DAS alone, or not at all. */
export const explainedMonth = (months: CompanyMonths, month: ToldMonth): ExplainedMonth | null => {
  if (month.is_simples) return simplesExplained(month);
  return month.presumido && presumidoExplained(months, month.month);
};

const simplesExplained = ({ month, annex, rbt12, base, without_iss, iss_in_das }: ToldMonth): ExplainedMonth | null => {
  if (annex === null || rbt12 === null || base === null) return null;
  const { shares, table, number, band } = simplesRates({ annex, competence: month, rbt12, iss_in_das });
  const where = `no anexo ${annex}, ${number}ª faixa (alíquota nominal de ${formatTaxRate(band.rate)})`;
  return {
    month,
    laws: Object.fromEntries(
      shares.map(({ tax, weight }) => [tax, { rule: `${formatShare(weight)} do DAS ${where}`, source: table.source }]),
    ),
    steps: simplesNacional({ annex, competence: month, rbt12, revenue: base, revenue_without_iss: without_iss ?? 0, iss_in_das }).steps,
  };
};

const presumidoExplained = (months: CompanyMonths, month: string): ExplainedMonth => {
  const { presumption, ...table } = inForce('Lucro Presumido', PRESUMIDO_TABLES, month);
  const { irpj, csll } = presumption.consultations;
  const whole = presumido(presumidoInputOf(months, month));
  const ofMonth = presumidoMonth({ competence: month, revenue: taxBaseOf(months, month).total });
  const quarterly = whole.steps.filter(({ label }) => !['PIS', 'Cofins', 'PIS e Cofins'].includes(label));
  const steps = [...quarterly, ...ofMonth.steps];
  const source = (label: string): string | null => steps.find((step) => step.label === label)?.source ?? null;
  return {
    month,
    laws: {
      IRPJ: {
        rule: `${formatTaxRate(table.irpj_rate)} sobre ${formatTaxRate(irpj)} da receita, e mais ${formatTaxRate(table.additional_rate)} do que a base do trimestre passa de ${formatMoney(table.additional_above * 3)}`,
        source: source('IRPJ'),
      },
      CSLL: { rule: `${formatTaxRate(table.csll_rate)} sobre ${formatTaxRate(csll)} da receita`, source: source('CSLL') },
      ...(table.cofins_rate && { COFINS: { rule: `${formatTaxRate(table.cofins_rate)} da receita`, source: source('Cofins') } }),
      ...(table.pis_rate && { PIS: { rule: `${formatTaxRate(table.pis_rate)} da receita`, source: source('PIS') } }),
    },
    steps,
  };
};
