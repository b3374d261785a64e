import { flag, integer, object, text } from '../../shared/schema/fields.ts';

/** For which company plans are priced, while it is chosen. */
export const planPricesQuery = object({
  is_resident: flag('Sou médico residente').nullable().default(null),
  partners: integer('Sócios').min(1).max(50),
  coupon: text('Cupom').max(40),
});
