import type { InferType } from 'yup';
import { filledList, id, object, oneOf, text } from '../../shared/schema/fields.ts';

/** By when a certificate ends, as staff look for those to renew. */
export const CERTIFICATE_ENDS = ['expired', 'in_7', 'in_30', 'in_60', 'later'] as const;
export type CertificateEnd = (typeof CERTIFICATE_ENDS)[number];

export const certificateEndLabel: Record<CertificateEnd, string> = {
  expired: 'Vencidos',
  in_7: 'Vencem em 7 dias',
  in_30: 'Vencem em 30 dias',
  in_60: 'Vencem em 60 dias',
  later: 'Vencem depois',
};

/** Days from today, first and last included; null where there is no end. */
export const CERTIFICATE_END_DAYS: Record<CertificateEnd, readonly [number | null, number | null]> = {
  expired: [null, -1],
  in_7: [0, 7],
  in_30: [0, 30],
  in_60: [0, 60],
  later: [61, null],
};

/** How the staff's lists of certificates may be narrowed. */
export const certificateFilters = object({
  search: text('Busca').max(100),
  ends: oneOf('Vencimento', CERTIFICATE_ENDS, certificateEndLabel),
});
export type CertificateFilters = InferType<typeof certificateFilters>;

/** As many as a page holds. */
export const MOST_REMINDED = 100;

export const remindForm = object({
  ids: filledList('Certificados', id('Certificado').required(), 'Escolha pelo menos um certificado.', MOST_REMINDED),
});
