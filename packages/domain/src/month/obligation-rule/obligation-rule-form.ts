import type { InferType } from 'yup';
import { OBLIGATION_TYPES, obligationTypeLabel, SHIFTS, shiftLabel } from '../../law/obligation/due-rule.ts';
import { addCompetence } from '../../shared/date/competence.ts';
import { competence, filledList, flag, id, integer, list, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { CNAE_CODES, cnaeLabel } from '../../shared/tables/cnaes.ts';
import { UFS } from '../../shared/tables/uf.ts';

// An obligation of the office's own, beside those of the law: whom it is of, when it falls due and what its delivery asks for.

export const OBLIGATION_SPHERES = ['federal', 'state', 'municipal', 'labor'] as const;
export type ObligationSphere = (typeof OBLIGATION_SPHERES)[number];

export const obligationSphereLabel: Record<ObligationSphere, string> = {
  federal: 'Federal',
  state: 'Estadual',
  municipal: 'Municipal',
  labor: 'Trabalhista',
};

export const RULE_REGIMES = ['simples', 'presumido', 'natural_person'] as const;

export const ruleRegimeLabel: Record<(typeof RULE_REGIMES)[number], string> = {
  simples: 'Simples Nacional',
  presumido: 'Lucro Presumido',
  natural_person: 'Pessoa física',
};

export const RULE_FACTS = [
  'has_employees',
  'has_pro_labore',
  'has_withholdings',
  'distributes_profits',
  'receives_from_individuals',
] as const;

export const ruleFactLabel: Record<(typeof RULE_FACTS)[number], string> = {
  has_employees: 'Tem empregados',
  has_pro_labore: 'Paga pró-labore',
  has_withholdings: 'Retém na fonte',
  distributes_profits: 'Distribui lucros',
  receives_from_individuals: 'Recebe de pessoas físicas',
};

export const RULE_FREQUENCIES = ['monthly', 'quarterly', 'annual', 'chosen'] as const;

export const ruleFrequencyLabel: Record<(typeof RULE_FREQUENCIES)[number], string> = {
  monthly: 'Todo mês',
  quarterly: 'Por trimestre',
  annual: 'Por ano',
  chosen: 'Em meses escolhidos',
};

/** Months from the due date back to the competence. */
export const COMPETENCE_OFFSETS = ['0', '-1', '-2'] as const;

export const competenceOffsetLabel: Record<(typeof COMPETENCE_OFFSETS)[number], string> = {
  '0': 'Do próprio mês',
  '-1': 'Do mês anterior',
  '-2': 'De dois meses antes',
};

/** The most business days that every month has, Carnival's February among them. */
const MOST_BUSINESS_DAYS = 17;

/** How often what a list holds may be ticked: once. */
const once = (values: readonly unknown[] | null | undefined): boolean => new Set(values ?? []).size === (values?.length ?? 0);
const ONCE = '${path}: a mesma escolha está duas vezes na lista.';

export const obligationRuleForm = object({
  name: text('Nome').max(80).required(),
  acronym: text('Sigla').max(6).required(),
  type: oneOf('Tipo', OBLIGATION_TYPES, obligationTypeLabel).required(),
  sphere: oneOf('Esfera', OBLIGATION_SPHERES, obligationSphereLabel).required(),
  regimes: filledList(
    'Regimes',
    oneOf('Regime', RULE_REGIMES, ruleRegimeLabel).required(),
    'Escolha ao menos um regime.',
    RULE_REGIMES.length,
  ).test('once', ONCE, once),
  /** One of which at least must be so; none asks for nothing. */
  facts: list('Só de quem', oneOf('Fato', RULE_FACTS, ruleFactLabel).required(), RULE_FACTS.length).test('once', ONCE, once),
  /** One city alone: `state` and `city` name it, and are nothing without it. */
  ibge: text('Só deste município').matches(/^\d{7}$/, { message: 'Escolha o município.', excludeEmptyString: true }),
  state: oneOf('UF', UFS),
  city: text('Nome do município').max(80),
  cnaes: list('Só destas atividades', oneOf('CNAE', CNAE_CODES, cnaeLabel).required(), CNAE_CODES.length).test('once', ONCE, once),
  frequency: oneOf('Frequência', RULE_FREQUENCIES, ruleFrequencyLabel).required(),
  months: list('Meses da competência', integer('Mês').min(1).max(12).required(), 12)
    .test('once', ONCE, once)
    .when('frequency', ([frequency], months) => (frequency === 'chosen' ? months.min(1, 'Escolha ao menos um mês.') : months)),
  competence_offset: oneOf('Competência', COMPETENCE_OFFSETS, competenceOffsetLabel).required(),
  legal_day: integer('Dia do vencimento')
    .min(1)
    .max(31)
    .required()
    .when('is_business_day', ([isBusinessDay], day) =>
      isBusinessDay === true
        ? day.max(MOST_BUSINESS_DAYS, `\${path}: todo mês tem ao menos ${MOST_BUSINESS_DAYS} dias úteis, não mais.`)
        : day,
    ),
  is_business_day: flag('Contar em dias úteis'),
  shift: oneOf('Fora de dia útil', SHIFTS, shiftLabel).required(),
  /** Null: as many as the office's parameters say. */
  target_days_before: integer('Meta, dias úteis antes').min(0).max(30),
  department_id: id('Setor'),
  points: integer('Pontos').min(0).max(100),
  generates_fine: flag('Atraso gera multa'),
  notify_client: flag('Avisar os sócios na entrega'),
  client_message: longText('Mensagem aos sócios')
    .max(500)
    .when('notify_client', ([isTold], message) => (isTold === true ? message.required() : message)),
  requires_document: flag('Só se entrega com documento'),
  valid_from: competence('Vale desde').required(),
  valid_until: competence('Vale até').when('valid_from', ([from], until) =>
    until.test('order', '${path}: escolha um mês a partir do primeiro.', (value) => !value || typeof from !== 'string' || value >= from),
  ),
});
export type ObligationRuleForm = InferType<typeof obligationRuleForm>;

/** How its answer is asked before it is kept: without what the dates and the companies do not hang on. */
export const obligationRulePreviewForm = obligationRuleForm.pick([
  'type',
  'regimes',
  'facts',
  'ibge',
  'cnaes',
  'frequency',
  'months',
  'competence_offset',
  'legal_day',
  'is_business_day',
  'shift',
  'target_days_before',
  'valid_from',
  'valid_until',
]);
export type RuleTerms = InferType<typeof obligationRulePreviewForm>;

/** What a new rule begins with. */
export const newObligationRule = (month: string) => ({
  type: 'payment' as const,
  sphere: 'municipal' as const,
  regimes: RULE_REGIMES.slice(0, 2),
  frequency: 'monthly' as const,
  competence_offset: '-1' as const,
  shift: 'previous' as const,
  valid_from: addCompetence(month, -1),
});
