import type { IssuingProblem } from '@esteto/contract/billing/receivable-answer';
import { clientForm } from '@esteto/domain/billing/client/client-form';
import { invoiceEditForm } from '@esteto/domain/billing/invoice/invoice-form';
import { factsAt } from '@esteto/ui/components/field/binding/field-schema';
import type { To } from 'react-router';

/** Where what keeps an invoice from being issued is mended; null for whoever may not. */
export type IssuingPlaces = {
  details: To;
  edit: (field?: string) => To;
  client: ((field: string) => To) | null;
  certificate: To | null;
  municipality: To | null;
};

/** Where a problem is mended and what the link says, or in words who mends it where no link leads there. */
export const placeOf = ({ record, field }: Pick<IssuingProblem, 'record' | 'field'>, places: IssuingPlaces): Place | null => {
  if (record === 'invoice') {
    const { label } = factsAt(invoiceEditForm, field);
    return label ? { to: places.edit(field), label: `Corrigir ${label}` } : null;
  }
  if (record === 'client') {
    const label = factsAt(clientForm, field).label || 'o cadastro do tomador';
    return places.client ? { to: places.client(field), label: `Corrigir ${label}` } : { words: WHO.client };
  }
  if (record === 'municipality')
    return places.municipality ? { to: places.municipality, label: MUNICIPALITY } : { words: WHO.municipality };
  if (field === 'certificate') return places.certificate ? { to: places.certificate, label: CERTIFICATE } : { words: WHO.certificate };
  return { words: WHO.company };
};

type Place = { to: To; label: string } | { words: string };

const WHO = {
  client: 'Peça a quem altera Tomadores.',
  municipality: 'Peça a quem cuida dos parâmetros municipais.',
  certificate: 'Peça a quem cuida dos certificados.',
  company: 'O cadastro da empresa ainda não se altera nesta tela: peça a quem administra o sistema.',
};

export const MUNICIPALITY = 'Parâmetros do município';
export const CERTIFICATE = 'Enviar certificado';
