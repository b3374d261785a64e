import type { IssuingProblem } from '@esteto/contract/issuing';
import { invoiceEditForm } from '@esteto/domain/invoice/invoice-form';
import { factsAt } from '@esteto/ui/field/field-schema';
import type { To } from 'react-router';

/** Where what keeps an invoice from being issued is mended; null for whoever may not. */
export type IssuingPlaces = {
  details: To;
  edit: (field?: string) => To;
  certificate: To | null;
  municipality: To | null;
};

/** Where a problem is mended, and what the link says. Null where it is not done from here. */
export const placeOf = ({ record, field }: Pick<IssuingProblem, 'record' | 'field'>, places: IssuingPlaces) => {
  if (record === 'invoice') {
    const { label } = factsAt(invoiceEditForm, field);
    return label ? { to: places.edit(field), label: `Corrigir ${label}` } : null;
  }
  if (record === 'municipality') return places.municipality && { to: places.municipality, label: MUNICIPALITY };
  if (record === 'company' && field === 'certificate') return places.certificate && { to: places.certificate, label: CERTIFICATE };
  return null;
};

export const MUNICIPALITY = 'Parâmetros do município';
export const CERTIFICATE = 'Enviar certificado';
