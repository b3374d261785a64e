import { filledList, id, list, oneOf } from '../../shared/schema/fields.ts';
import { TAX_REGIMES, type TaxRegime, taxRegimeLabel } from '../company/company-kinds.ts';

// The audience of what the team writes. A person is meant as what they are; one who has companies, also by what these have.

/** Doctors are partners of a company, and their employees are its employees. */
export const AUDIENCE_GROUPS = ['doctors', 'employees', 'managers', 'admin'] as const;
export type AudienceGroup = (typeof AUDIENCE_GROUPS)[number];

export const audienceGroupLabel: Record<AudienceGroup, string> = {
  doctors: 'Médicos',
  employees: 'Funcionários',
  managers: 'Gestores',
  admin: 'Administradores',
};

/** An empty list of plans or of regimes asks nothing; both ask of doctors and employees only, who have companies. */
export const audienceFields = {
  audience: filledList(
    'Para quem',
    oneOf('Para quem', AUDIENCE_GROUPS, audienceGroupLabel).required(),
    'Escolha ao menos um público.',
    AUDIENCE_GROUPS.length,
  ),
  plan_ids: list('Planos', id('Plano').required(), 100),
  tax_regimes: list('Regimes', oneOf('Regime', TAX_REGIMES, taxRegimeLabel).required(), TAX_REGIMES.length),
};

export type Audience = { audience: AudienceGroup[]; plan_ids: number[]; tax_regimes: TaxRegime[] };

/** 'Médicos, Gestores'. */
export const audienceWords = (audience: readonly AudienceGroup[]): string => audience.map((group) => audienceGroupLabel[group]).join(', ');
