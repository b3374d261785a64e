import { DomainError } from '../shared/domain-error.ts';
import type { ObligationKey, ObligationRule } from './obligation-rule.ts';
import { PAYROLL_OBLIGATIONS } from './tables/payroll-obligations.ts';
import { PERSON_OBLIGATIONS } from './tables/person-obligations.ts';
import { PRESUMIDO_OBLIGATIONS } from './tables/presumido-obligations.ts';
import { SIMPLES_OBLIGATIONS } from './tables/simples-obligations.ts';

/** Every obligation, the versions of one in order of time. */
export const OBLIGATION_RULES: readonly ObligationRule[] = [
  ...SIMPLES_OBLIGATIONS,
  ...PAYROLL_OBLIGATIONS,
  ...PRESUMIDO_OBLIGATIONS,
  ...PERSON_OBLIGATIONS,
];

/** The version of an obligation that a competence falls under; before the first and after the last the nearest one. */
export const ruleOf = (key: ObligationKey, competence: string): ObligationRule => {
  const versions = OBLIGATION_RULES.filter((rule) => rule.key === key);
  const version = versions.findLast(({ from }) => from <= competence) ?? versions[0];
  if (version) return version;
  throw new DomainError('invalid_input', `Obrigação: ${key} não existe.`);
};

export const isInForce = ({ from, until }: ObligationRule, competence: string): boolean =>
  competence >= from && (until === null || competence <= until);

/** Obligations that no longer exist, and where their facts go now: a screen that is asked for one refuses it (brazil.md 7). */
export const EXTINCT_OBLIGATIONS: readonly { name: string; replaced_by: string }[] = [
  { name: 'DIRF', replaced_by: 'eSocial e EFD-Reinf' },
  { name: 'DCTF (PGD)', replaced_by: 'DCTFWeb com MIT' },
  { name: 'GFIP', replaced_by: 'eSocial e DCTFWeb' },
  { name: 'RAIS', replaced_by: 'eSocial' },
  { name: 'CAGED', replaced_by: 'eSocial' },
];
