import { comparedRegimeLabel, type RegimeYear, TAX_PARTS, taxPartLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import { formatStep, type Step } from '@esteto/domain/law/tax/step';
import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import { type Simulation, simulate } from '@esteto/domain/opening/simulation/simulate';
import { regimeTodayLabel, type SimulationInput, simulationActivityLabel } from '@esteto/domain/opening/simulation/simulation-input';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import { createSheet, type Sheet } from '../../../platform/pdf/sheet.ts';

const FOOT = 'Estimativa com as tabelas em vigor na data, para doze meses iguais e um sócio. Não substitui a apuração do contador.';

/** A simulation on paper: what was told, what is left in each regime, and how each figure comes about. The same figures on the same day give the same bytes. */
export const simulationPdf = async (input: SimulationInput, today: string, tables: LawTables): Promise<FileAnswer> => {
  const simulation = simulate(input, competenceOf(today), tables);
  const sheet = createSheet({ title: 'Simulação de tributos', date: new Date(today) });
  sheet.heading('Simulação de tributos', `Esteto · ${formatDateNumeric(today)}`);
  tellInput(sheet, input);
  tellBest(sheet, simulation);
  for (const year of simulation.regimes) tellRegime(sheet, year);
  if (simulation.impossible.length > 0) {
    sheet.section('Regimes que não cabem');
    for (const { regime, reason } of simulation.impossible) sheet.paragraph(`${comparedRegimeLabel[regime]}: ${reason}`);
  }
  sheet.section('Como se chega a cada valor');
  for (const { regime, steps } of simulation.regimes) sheet.paragraph([comparedRegimeLabel[regime], ...steps.map(lineOf)].join('\n'));
  return { bytes: await sheet.finish(FOOT), mime: 'application/pdf', name: 'simulacao-de-tributos.pdf' };
};

const tellInput = (sheet: Sheet, input: SimulationInput): void => {
  sheet.section('O que foi informado, por mês');
  sheet.facts([
    { label: 'Receita', value: formatMoney(input.revenue), span: 3 },
    { label: 'Pró-labore', value: formatMoney(input.pro_labore), span: 3 },
    { label: 'Salários de funcionários', value: formatMoney(input.payroll), span: 3 },
    { label: 'Despesas', value: formatMoney(input.costs), span: 3 },
  ]);
  sheet.facts([
    { label: 'Tipo de serviço', value: simulationActivityLabel[input.activity], span: 3 },
    { label: 'ISS do município', value: formatTaxRate(input.iss_rate), span: 3 },
    { label: 'ISS fixo de autônomo', value: formatMoney(input.person_iss), span: 3 },
    { label: 'Dependentes', value: String(input.dependents), span: 3 },
  ]);
  sheet.facts([
    { label: 'Regime de hoje', value: input.regime_today ? regimeTodayLabel[input.regime_today] : '', span: 6 },
    { label: 'Tributos que paga hoje', value: typeof input.paid_today === 'number' ? formatMoney(input.paid_today) : '', span: 6 },
  ]);
};

const tellBest = (sheet: Sheet, { best, ahead, against_today, pro_labore }: Simulation): void => {
  const amounts = [
    { label: `${comparedRegimeLabel[best.regime]}: na mão por mês`, value: formatMoney(Math.round(best.net / 12)), strong: true },
    ...(ahead ? [{ label: `A mais por ano que ${comparedRegimeLabel[ahead.of]}`, value: formatMoney(ahead.by) }] : []),
    ...(against_today === null ? [] : [{ label: 'A mais por ano que hoje', value: formatMoney(against_today) }]),
    ...(pro_labore
      ? [{ label: 'Menor pró-labore para 28 % de fator R em doze meses iguais', value: formatMoney(pro_labore.suggested) }]
      : []),
  ];
  sheet.amounts('O que sobra mais', amounts);
};

const tellRegime = (sheet: Sheet, { regime, parts, net, pro_labore, note }: RegimeYear): void => {
  sheet.amounts(`${comparedRegimeLabel[regime]}, por ano`, [
    ...(regime === 'natural_person' ? [] : [{ label: 'Pró-labore por mês', value: formatMoney(pro_labore) }]),
    ...TAX_PARTS.filter((part) => parts[part] > 0).map((part) => ({ label: taxPartLabel[part], value: formatMoney(-parts[part]) })),
    { label: 'Fica com o médico', value: formatMoney(net), strong: true },
  ]);
  if (note) sheet.paragraph(note);
};

const lineOf = (step: Step): string =>
  [`• ${step.label}: ${formatStep(step)}`, step.formula && `= ${step.formula}`, step.source && `(${step.source})`]
    .filter(Boolean)
    .join(' ');
