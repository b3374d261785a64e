import { useCan } from '@esteto/auth/can/can.tsx';
import { adminClients, companyCertificates, municipalParameters } from '@esteto/contract/access';
import { type To, useLocation } from 'react-router';
import { path } from '../../path.ts';
import type { IssuingPlaces } from './issuing-places.ts';

/** The dialogs around the issuing of an invoice, over the list as it stands. */
export const useIssuingPlaces = (accountId: number): IssuingPlaces => {
  const { search } = useLocation();
  const canClient = useCan(adminClients.edit);
  const canCertificate = useCan(companyCertificates.edit);
  const canMunicipality = useCan(municipalParameters.edit);
  const over = (pathname: string, hash?: string): To => ({ pathname, search, hash });
  const of = { accountId };
  return {
    details: over(path('/painel/faturamento/contas-a-receber/nota/:accountId/detalhes', of)),
    edit: (field) => over(path('/painel/faturamento/contas-a-receber/nota/:accountId/editar', of), field),
    client: canClient ? (field) => over(path('/painel/faturamento/contas-a-receber/nota/:accountId/tomador', of), field) : null,
    certificate: canCertificate ? over(path('/painel/faturamento/contas-a-receber/nota/:accountId/certificado', of)) : null,
    municipality: canMunicipality ? over(path('/painel/faturamento/contas-a-receber/nota/:accountId/municipio', of)) : null,
  };
};
