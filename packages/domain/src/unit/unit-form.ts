import type { InferType } from 'yup';
import { address, cnpj, email, flag, integer, object, oneOf, phone, text } from '../shared/schema/fields.ts';
import { UNIT_TYPES, unitTypeLabel } from './unit-types.ts';

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
  geofence_radius_meters: integer('Raio do ponto (metros)').min(0).max(10_000),
  is_active: flag('Ativa').default(true),
});
export type UnitForm = InferType<typeof unitForm>;

export const unitFilters = object({
  search: text('Buscar').max(120),
  type: oneOf('Tipo', UNIT_TYPES, unitTypeLabel),
});
export type UnitFilters = InferType<typeof unitFilters>;
