import type { InferType } from 'yup';
import type { ComparisonInput } from '../../law/tax/comparison/comparison-input.ts';
import { socialSecurity } from '../../law/tax/payroll.ts';
import { LAW_TABLES, type LawTables } from '../../law/tax/tables/law-tables.ts';
import { PRESUMIDO_ACTIVITIES, type PresumidoActivity } from '../../law/tax/tables/presumido-table.ts';
import { cents, integer, object, oneOf, rate } from '../../shared/schema/fields.ts';

/** Nobody practises medicine for more; the Simples ends at R$ 400.000,00 a month. */
export const MOST_REVENUE = 1_000_000_000;

const MOST_MONEY = 'Até R$ 10.000.000,00 por mês.';
const money = (label: string) => cents(label).max(MOST_REVENUE, `\${path}: ${MOST_MONEY}`);

/** The ISS goes up to 5 % (LC 116/2003, art. 8º, II). */
const MOST_ISS = 0.05;

export const simulationActivityLabel: Record<PresumidoActivity, string> = {
  consultations: 'Consultas e plantões',
  hospital: 'Serviços hospitalares',
};

/** How somebody practises now, as they know it; which annex of the Simples follows from the fator R. */
export const REGIMES_TODAY = ['natural_person', 'simples', 'presumido'] as const;
export type RegimeToday = (typeof REGIMES_TODAY)[number];

export const regimeTodayLabel: Record<RegimeToday, string> = {
  natural_person: 'Pessoa física',
  simples: 'Simples Nacional',
  presumido: 'Lucro Presumido',
};

/** A practice as a person tells it. Cents a month. `paid_today`: all taxes that the person pays in a month now, where they know it. */
export const simulationForm = object({
  revenue: money('Receita por mês').required(),
  activity: oneOf('Tipo de serviço', PRESUMIDO_ACTIVITIES, simulationActivityLabel).required(),
  pro_labore: money('Pró-labore por mês').required(),
  payroll: money('Salários de funcionários por mês').required(),
  costs: money('Despesas por mês').required(),
  dependents: integer('Dependentes').min(0).max(20).required(),
  iss_rate: rate('ISS do município')
    .required()
    .test('iss', '${path}: a lei permite no máximo 5 %.', (value) => !(Number(value) > MOST_ISS)),
  person_iss: money('ISS fixo de autônomo por mês').required(),
  regime_today: oneOf('Regime de hoje', REGIMES_TODAY, regimeTodayLabel),
  paid_today: money('Tributos que paga hoje por mês'),
});
export type SimulationInput = InferType<typeof simulationForm>;

/** Where a simulation starts that knows nothing of the person. */
export const firstSimulation = (competence: string, tables: LawTables = LAW_TABLES): SimulationInput => ({
  revenue: 3_000_000,
  activity: 'consultations',
  pro_labore: socialSecurity(competence, tables).minimum_wage,
  payroll: 0,
  costs: 0,
  dependents: 0,
  iss_rate: '0.02',
  person_iss: 0,
  regime_today: null,
  paid_today: null,
});

export const practiceOf = (
  { paid_today: _paid, regime_today: _regime, ...practice }: SimulationInput,
  competence: string,
  tables: LawTables,
): ComparisonInput => ({ ...practice, competence, tables });
