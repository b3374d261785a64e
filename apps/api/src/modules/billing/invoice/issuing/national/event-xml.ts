import type { CancelReason } from '@esteto/domain/billing/invoice/invoice-record';
import type { EmitterEnvironment } from '@esteto/domain/billing/municipality/issuing-adapter';
import { APPLICATION, instantWithOffset } from '@esteto/domain/billing/nfse/invoice-dps';
import { writeXml } from '../../../../../platform/xml/write-xml.ts';
import { LAYOUT_VERSION, NFSE_NAMESPACE } from './dps-xml.ts';

/** Code of the event by which the issuer cancels. */
export const CANCELLATION = '101101';

export type Cancellation = {
  access_key: string;
  environment: EmitterEnvironment;
  /** Instant. */
  at: string;
  /** CNPJ or CPF of who issued. */
  author: string;
  reason: CancelReason;
  justification: string;
};

/** Id of the request to register an event (rule E1827): the same note and event have the same one, so that a repeat is known as such. */
export const cancellationId = (access_key: string): string => `PRE${access_key}${CANCELLATION}`;

/** The request to cancel a note (pedRegEvento). Not signed. */
export const cancellationXml = ({ access_key, environment, at, author, reason, justification }: Cancellation): string =>
  writeXml(
    { name: 'pedRegEvento', namespace: NFSE_NAMESPACE, version: LAYOUT_VERSION },
    {
      name: 'infPedReg',
      id: cancellationId(access_key),
      content: {
        tpAmb: environment === 'production' ? '1' : '2',
        verAplic: APPLICATION,
        dhEvento: instantWithOffset(at),
        ...(author.length === 11 ? { CPFAutor: author } : { CNPJAutor: author }),
        chNFSe: access_key,
        e101101: { xDesc: 'Cancelamento de NFS-e', cMotivo: reason, xMotivo: justification },
      },
    },
  );
