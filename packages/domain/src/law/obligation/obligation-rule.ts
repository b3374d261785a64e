import type { CompanyType, TaxRegime } from '../../company/company/company-kinds.ts';
import type { Validity } from '../../shared/date/validity.ts';
import type { DueRule, ObligationType } from './due-rule.ts';

export type ObligationRegime = 'simples' | 'presumido' | 'natural_person';

/** A company outside the Simples is taken as of the Lucro Presumido: the product has no Lucro Real. */
export const obligationRegime = ({ type, tax_regime }: { type: CompanyType; tax_regime: TaxRegime }): ObligationRegime => {
  if (type === 'natural_person') return 'natural_person';
  return tax_regime === 'simples' ? 'simples' : 'presumido';
};

/** Those of which somebody may owe: a company whose doctor also works on their own has both its own and theirs. */
export const obligationRegimes = (owner: { type: CompanyType; tax_regime: TaxRegime; is_self_employed: boolean }): ObligationRegime[] => [
  obligationRegime(owner),
  ...(owner.is_self_employed ? (['natural_person'] as const) : []),
];

/** What a company does that brings obligations with it. */
export type ObligationFact = 'has_employees' | 'has_pro_labore' | 'has_withholdings' | 'distributes_profits' | 'receives_from_individuals';

/** A company of one of the regimes; with `facts`, one of which at least must be so. */
export type ObligationScope = { regimes: readonly ObligationRegime[]; facts?: readonly ObligationFact[] };

export type ObligationRule = Validity & {
  key: ObligationKey;
  /** What people call it: 'Carnê-leão'. `acronym` is for those who keep one. */
  title: string;
  name: string;
  acronym: string;
  type: ObligationType;
  sphere: 'federal' | 'municipal' | 'labor';
  frequency: 'monthly' | 'quarterly' | 'annual';
  /** Any of them. An annual obligation belongs to the December of its year, a quarterly one to the last month of its quarter. */
  applies: readonly ObligationScope[];
  /** Null where the municipality decides the day, or an act of each year (`irpfDeadline`). */
  due: DueRule | null;
  source: string;
  /** What is not settled about it. */
  note?: string;
};

export const OBLIGATION_KEYS = [
  'das',
  'pgdas',
  'inss',
  'fgts',
  'esocial',
  'reinf',
  'dctfweb',
  'carne_leao',
  'pis_cofins',
  'efd_contribuicoes',
  'irpj_csll',
  'iss',
  'income_report',
  'dmed',
  'defis',
  'ecd',
  'ecf',
  'dirpf',
] as const;
export type ObligationKey = (typeof OBLIGATION_KEYS)[number];
