import type { InferType } from 'yup';
import { cnpj, flag, id, integer, object, oneOf, text } from '../../shared/schema/fields.ts';
import { UFS, ufLabel } from '../../shared/tables/uf.ts';

export const COLLEGE_KINDS = ['public', 'private'] as const;
export type CollegeKind = (typeof COLLEGE_KINDS)[number];

export const collegeKindLabel: Record<CollegeKind, string> = { public: 'Pública', private: 'Privada' };

/** A medical school in a city: one that teaches in two cities is two. `mec_code`: of the institution at the ministry of education. */
export const collegeForm = object({
  name: text('Nome').max(150).required(),
  acronym: text('Sigla').max(30),
  state: oneOf('UF', UFS, ufLabel).required(),
  ibge: text('Município')
    .required('Escolha o município.')
    .matches(/^\d{7}$/, { message: 'Escolha o município.', excludeEmptyString: true }),
  city: text('Nome do município').max(80).required('Escolha o município.'),
  kind: oneOf('Tipo', COLLEGE_KINDS, collegeKindLabel).required(),
  cnpj: cnpj(),
  mec_code: integer('Código no MEC').min(1).max(9_999_999),
});
export type CollegeForm = InferType<typeof collegeForm>;

/** How the list of colleges may be narrowed. */
export const collegeFilters = object({
  search: text('Busca').max(100),
  state: oneOf('UF', UFS, ufLabel),
  kind: oneOf('Tipo', COLLEGE_KINDS, collegeKindLabel),
  inactive: flag('Desativadas').nullable().default(null),
});

/** The college that a double is really. */
export const collegeMergeForm = object({ into_id: id('Faculdade que fica').required('Escolha a faculdade que fica.') });

/** 'UFMT · Universidade Federal de Mato Grosso'. */
export const collegeTitle = ({ name, acronym }: { name: string; acronym?: string | null }): string =>
  acronym ? `${acronym} · ${name}` : name;

/** 'Sinop/MT'. */
export const collegePlace = ({ city, state }: { city: string; state: string }): string => `${city}/${state}`;
