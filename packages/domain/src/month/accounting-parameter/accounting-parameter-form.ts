import type { InferType } from 'yup';
import { cents, competence, flag, integer, list, longText, object, rate, text } from '../../shared/schema/fields.ts';

// What staff add to the tables of the law, each from a month on, and the office's own rules.

/** A rate that may not be more than so many hundredths: twice what the law ever asked is a slip of the keyboard. */
const rateUpTo = (label: string, most: number) =>
  rate(label)
    .test({
      name: 'most',
      message: `\${path}: confira, no máximo ${most} %.`,
      skipAbsent: true,
      test: (value) => !(Number(value) * 100 > most),
    })
    .required();

/** Since when, on what ground and why. */
export const grounds = {
  valid_from: competence('Vale a partir de').required(),
  source: text('Fonte').max(200).required(),
  reason: longText('Motivo').max(500).required(),
};

export const socialSecurityForm = object({
  ...grounds,
  minimum_wage: cents('Salário mínimo').min(1, 'Preencha o campo Salário mínimo.').required(),
  ceiling: cents('Teto do INSS')
    .required()
    .when('minimum_wage', ([wage], schema) =>
      typeof wage === 'number' ? schema.min(wage, '${path}: não pode ser menor que o salário mínimo.') : schema,
    ),
  partner_rate: rateUpTo('INSS do pró-labore', 30),
  own_rate: rateUpTo('INSS do contribuinte individual', 30),
  employer_rate: rateUpTo('INSS patronal', 30),
});
export type SocialSecurityForm = InferType<typeof socialSecurityForm>;

export const irrfBandForm = object({
  /** Included; none in the last band. */
  up_to: cents('Até'),
  rate: rateUpTo('Alíquota', 50),
  deduction: cents('Parcela a deduzir').required(),
});
export type IrrfBandForm = InferType<typeof irrfBandForm>;

/** LawTables, IrrfReduction: the reduction of the Lei 15.270/2025. */
export const irrfReductionForm = object({
  full_up_to: cents('Redução inteira até').required(),
  full: cents('Redução inteira').required(),
  up_to: cents('Redução parcial até').required(),
  constant: cents('Parcela fixa').required(),
  factor: rate('Fator sobre o rendimento').required(),
})
  .label('Redução')
  .nullable()
  .default(null);

const bandsField = () =>
  list('Faixas', irrfBandForm, 12).test('order', (bands, { createError }) => {
    const problem = bandProblem(bands ?? []);
    return problem === null || createError({ message: problem });
  });

export const irrfForm = object({
  ...grounds,
  bands: bandsField(),
  dependent: cents('Dedução por dependente').required(),
  simplified: cents('Desconto simplificado').required(),
  reduction: irrfReductionForm,
});
export type IrrfForm = InferType<typeof irrfForm>;

/** IrpfAnnualTable: the table of one calendar year. */
export const irpfAnnualForm = object({
  year: integer('Ano-calendário').min(2025).max(2100).required(),
  source: grounds.source,
  reason: grounds.reason,
  bands: bandsField(),
  simplified_rate: rateUpTo('Desconto simplificado', 50),
  simplified: cents('Desconto simplificado até').required(),
  dependent: cents('Dedução por dependente').required(),
  education: cents('Instrução por pessoa, até').required(),
  pension_rate: rateUpTo('Previdência privada (PGBL), até', 30),
  reduction: irrfReductionForm,
});
export type IrpfAnnualForm = InferType<typeof irpfAnnualForm>;

export const selicForm = object({
  ...grounds,
  valid_from: competence('Mês').required(),
  rate: rateUpTo('Taxa do mês', 5),
  reason: longText('Motivo').max(500),
});
export type SelicForm = InferType<typeof selicForm>;

export const officeRulesForm = object({
  ...grounds,
  source: text('Fonte').max(200),
  /** Business days before what the law allows by which obligations are to be done. */
  days_before: integer('Antecedência das obrigações').min(0).max(30).required(),
  /** Above 28 %, for what is suggested about the fator R. */
  r_factor_margin: rate('Folga do fator R')
    .test('margin', '${path}: no máximo 10 %.', (value) => !(Number(value) > 0.1))
    .required(),
  /** No pró-labore below the minimum wage is suggested: INSS is not paid on less. */
  floors_pro_labore: flag('Pró-labore nunca abaixo do salário mínimo'),
  /** What the work of a month weighs, beside obligations: one where their rule says nothing. */
  closing_points: integer('Pontos de um fechamento').min(0).max(100).required(),
  /** What a person does in five days, where their own record says nothing else. */
  weekly_points: integer('Pontos por pessoa e semana').min(0).max(1000).required(),
  /** Days after the last one to pay a fee; null: nobody becomes delinquent by rule. */
  delinquent_after: integer('Inadimplente depois de').min(1).max(365),
});
export type OfficeRulesForm = InferType<typeof officeRulesForm>;

/** What the impact of a version is asked with: its figures and its month, on which alone it hangs. */
export const socialSecurityTerms = socialSecurityForm.omit(['source', 'reason']);
export type SocialSecurityTerms = InferType<typeof socialSecurityTerms>;
export const irrfTerms = irrfForm.omit(['source', 'reason']);
export type IrrfTerms = InferType<typeof irrfTerms>;
export const selicTerms = selicForm.omit(['source', 'reason']);
export type SelicTerms = InferType<typeof selicTerms>;
export const officeRulesTerms = officeRulesForm.omit(['source', 'reason']);
export type OfficeRulesTerms = InferType<typeof officeRulesTerms>;

export type OfficeRules = Omit<OfficeRulesForm, keyof typeof grounds>;

/** Until somebody tells others. */
export const FIRST_OFFICE_RULES: OfficeRules = {
  days_before: 0,
  r_factor_margin: '0',
  floors_pro_labore: true,
  closing_points: 3,
  weekly_points: 120,
  delinquent_after: null,
};

/** Judged beside the bands themselves, of which any may be anything. */
const bandProblem = (bands: readonly unknown[]): string | null => {
  const ends = bands.map(endOf);
  const last = ends.at(-1);
  if (bands.length === 0) return 'Faixas: informe pelo menos uma.';
  if (last !== null) return 'Faixas: a última não tem fim; deixe o limite dela em branco.';
  const limits = ends.slice(0, -1);
  if (limits.includes(null)) return 'Faixas: só a última fica sem limite.';
  const rises = limits.every((end, at) => at === 0 || Number(limits[at - 1]) < Number(end));
  return rises ? null : 'Faixas: cada limite precisa ser maior que o anterior.';
};

const endOf = (band: unknown): number | null =>
  typeof band === 'object' && band !== null && 'up_to' in band && typeof band.up_to === 'number' ? band.up_to : null;
