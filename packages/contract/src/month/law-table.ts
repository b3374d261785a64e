import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import { array, type InferType, number, object, string } from 'yup';
import { anyone } from '../access.ts';
import { get } from '../endpoint.ts';
import { irpfAnnualTableFigures, irrfTableFigures, socialSecurityFigures } from './accounting-parameter.ts';

const validity = { from: string().required(), until: string().nullable().defined(), source: string().defined() };

/** Oldest first, each until the next; cents, and fractions as texts. */
export const lawTableSet = object({
  social_security: array(object({ ...validity, ...socialSecurityFigures }).required()).required(),
  irrf: array(object({ ...validity, ...irrfTableFigures }).required()).required(),
  irpf_annual: array(object({ year: number().required(), source: string().defined(), ...irpfAnnualTableFigures }).required()).required(),
});
export type LawTableSet = InferType<typeof lawTableSet>;

export const lawTableAnswer = ({ social_security, irrf, irpf_annual }: LawTables): LawTableSet => ({
  social_security: [...social_security],
  irrf: irrf.map(({ bands, ...table }) => ({ ...table, bands: [...bands] })),
  irpf_annual: irpf_annual.map(({ bands, ...table }) => ({ ...table, bands: [...bands] })),
});

/** The law is the same for everybody: who calculates in a browser takes it from here, with or without an account. */
export const lawTable = {
  inForce: get('law-tables', {
    summary: 'As tabelas do INSS e do imposto de renda, com as que a equipe informou.',
    who: anyone,
    answer: lawTableSet,
  }),
};
