import { DomainError } from '../../shared/result/domain-error.ts';
import type { DueRule, ObligationType } from './due-rule.ts';
import { OBLIGATION_KEYS, type ObligationKey, type ObligationRule } from './obligation-rule.ts';
import { PAYROLL_OBLIGATIONS } from './payroll-obligations.ts';
import { PRESUMIDO_OBLIGATIONS } from './presumido-obligations.ts';
import { SIMPLES_OBLIGATIONS } from './simples-obligations.ts';

/** A doctor without a company. */
const PERSON_OBLIGATIONS: readonly ObligationRule[] = [
  {
    from: '2025-01',
    until: null,
    key: 'carne_leao',
    title: 'Carnê-leão',
    name: 'Carnê-leão (DARF 0190)',
    acronym: 'LEAO',
    type: 'payment',
    sphere: 'federal',
    frequency: 'monthly',
    applies: [{ regimes: ['natural_person'], facts: ['receives_from_individuals'] }],
    due: { months: 1, on: 'last_business_day', shift: 'previous' },
    source: 'Lei 7.713/1988, art. 8º; Lei 8.383/1991, art. 6º',
  },
  {
    from: '2025-01',
    until: null,
    key: 'dirpf',
    title: 'DIRPF',
    name: 'Imposto de renda da pessoa física (DIRPF)',
    acronym: 'DIRPF',
    type: 'declaration',
    sphere: 'federal',
    frequency: 'annual',
    applies: [{ regimes: ['natural_person'] }],
    due: null,
    source: 'Lei 9.250/1995, art. 7º',
    note: 'O prazo é fixado a cada ano por instrução normativa.',
  },
];

/** Every obligation, the versions of one in order of time. */
export const OBLIGATION_RULES: readonly ObligationRule[] = [
  ...SIMPLES_OBLIGATIONS,
  ...PAYROLL_OBLIGATIONS,
  ...PRESUMIDO_OBLIGATIONS,
  ...PERSON_OBLIGATIONS,
];

/**
 * When an obligation of a competence is due; before its first version and after its last by the nearest one. Throws DomainError for one whose day is
 * the municipality's.
 */
export const dueRuleOf = (key: ObligationKey, competence: string): { due: DueRule; type: ObligationType } => {
  const versions = OBLIGATION_RULES.flatMap(({ key: of, from, due, type }) => (of === key && due ? [{ from, due, type }] : []));
  const version = versions.findLast(({ from }) => from <= competence) ?? versions[0];
  if (version) return version;
  throw new DomainError('no_table', `Obrigação ${key}: o vencimento é do município.`);
};

/**
 * An obligation by the version in force in a competence, by the last one where none is or no competence is told. Throws DomainError for one without
 * any rule.
 */
export const obligationOfKey = (key: ObligationKey, competence?: string): ObligationRule => {
  const versions = OBLIGATION_RULES.filter((each) => each.key === key);
  const rule = (competence && versions.find((each) => isInForce(each, competence))) || versions.at(-1);
  if (rule) return rule;
  throw new DomainError('no_table', `Obrigação ${key}: não há regra cadastrada.`);
};

/** What people call each, for those who choose one. */
export const obligationLabel = Object.fromEntries(OBLIGATION_KEYS.map((key) => [key, obligationOfKey(key).title])) as Record<
  ObligationKey,
  string
>;

export const isInForce = ({ from, until }: ObligationRule, competence: string): boolean =>
  competence >= from && (until === null || competence <= until);

/** Obligations that no longer exist, and where their facts go now: a screen that is asked for one refuses it (DIRF: IN RFB 2.181/2024). */
export const EXTINCT_OBLIGATIONS: readonly { name: string; replaced_by: string }[] = [
  { name: 'DIRF', replaced_by: 'eSocial e EFD-Reinf' },
  { name: 'DCTF (PGD)', replaced_by: 'DCTFWeb com MIT' },
  { name: 'GFIP', replaced_by: 'eSocial e DCTFWeb' },
  { name: 'RAIS', replaced_by: 'eSocial' },
  { name: 'CAGED', replaced_by: 'eSocial' },
];
