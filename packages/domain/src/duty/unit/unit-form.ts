import { type InferType, number } from 'yup';
import { address, cnpj, email, flag, id, integer, list, object, oneOf, phone, text } from '../../shared/schema/fields.ts';
import { searchKey } from '../../shared/text/text.ts';
import { UNIT_STATES, UNIT_TYPES, unitStateLabel, unitTypeLabel } from './unit-types.ts';

/** A place needs both of its coordinates. */
const isWithOther =
  (other: 'latitude' | 'longitude') =>
  (value: number | null | undefined, { parent }: { parent: Partial<Record<typeof other, unknown>> }): boolean =>
    (value ?? null) !== null || (parent[other] ?? null) === null;

/** Degrees of WGS 84. */
const degrees = (label: string, most: number) =>
  number()
    .label(label)
    .typeError('${path}: escreva em graus, como -22,905600.')
    .min(-most, `\${path}: use um valor de -${most} a ${most}.`)
    .max(most, `\${path}: use um valor de -${most} a ${most}.`)
    .nullable()
    .default(null);

/** A part of a unit with a schedule of its own. The code is unique in the unit. */
export const sectorForm = object({
  id: id('Setor'),
  name: text('Nome').max(80).required(),
  code: text('Código').max(12).required(),
  geofence_radius_meters: integer('Raio do ponto (metros)').min(0).max(10_000),
  is_active: flag('Ativo').default(true),
});
export type SectorForm = InferType<typeof sectorForm>;

/** The codes of sectors that are words; the sectors may be anything yet. */
const codesIn = (sectors: unknown): string[] =>
  Array.isArray(sectors)
    ? sectors.flatMap((sector: { code?: unknown } | null) => (typeof sector?.code === 'string' ? [searchKey(sector.code)] : []))
    : [];

const MOST_SECTORS = 60;

/** What a manager fills in about a unit. The code is unique in the group; the geofence is in metres around the address. */
export const unitForm = object({
  name: text('Nome').max(120).required(),
  code: text('Código').max(12).required(),
  type: oneOf('Tipo', UNIT_TYPES, unitTypeLabel).required(),
  cnes: text('CNES').matches(/^\d{7}$/, { message: '${path}: use os 7 dígitos.', excludeEmptyString: true }),
  cnpj: cnpj(),
  phone: phone(),
  email: email(),
  address: address(),
  latitude: degrees('Latitude', 90).test('both', 'Latitude: preencha as duas coordenadas, ou nenhuma.', isWithOther('longitude')),
  longitude: degrees('Longitude', 180).test('both', 'Longitude: preencha as duas coordenadas, ou nenhuma.', isWithOther('latitude')),
  geofence_radius_meters: integer('Raio do ponto (metros)').min(0).max(10_000),
  sectors: list('Setores', sectorForm.required(), MOST_SECTORS).test(
    'unique',
    'Setores: cada código só pode aparecer uma vez.',
    (sectors) => {
      const codes = codesIn(sectors);
      return new Set(codes).size === codes.length;
    },
  ),
  is_active: flag('Ativa').default(true),
});
export type UnitForm = InferType<typeof unitForm>;

export const unitFilters = object({
  search: text('Buscar').max(120),
  state: oneOf('Situação', UNIT_STATES, unitStateLabel),
  type: oneOf('Tipo', UNIT_TYPES, unitTypeLabel),
});
export type UnitFilters = InferType<typeof unitFilters>;
