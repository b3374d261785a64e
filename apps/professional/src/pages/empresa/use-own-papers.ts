import { call } from '@esteto/api-client/api';
import { licenceMutations, licenceQueries } from '@esteto/api-client/opening/licence';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownLicences } from '@esteto/contract/access';
import { licence as contract } from '@esteto/contract/opening/licence';
import type { LicencePapersHandling } from '@esteto/features/opening/licence/licence-papers.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

export type OwnPapers = LicencePapersHandling;

/** What a partner may do with the papers of the company's licences. */
export const useOwnPapers = (): OwnPapers => {
  const scope = useCompanyScope();
  const client = useQueryClient();
  const { mutateAsync: rename } = useMutation(licenceMutations.rename);
  const { mutateAsync: takeBack } = useMutation(licenceMutations.takeBack);
  const load: OwnPapers['load'] = ({ id }) => call(contract.file, { ...scope, id });
  if (!useCan(ownLicences.edit)) return { side: 'client', load };
  return {
    side: 'client',
    load,
    send: async ({ id }, kind, file, { key, onProgress, signal }) => {
      await call(contract.send, { ...scope, id, body: { kind }, file, idempotency_key: key, onProgress, signal });
      await client.invalidateQueries({ queryKey: licenceQueries.follow(scope).queryKey });
    },
    rename: ({ id, version }, body) => rename({ ...scope, id, body: { ...body, version } }),
    remove: ({ id }) => takeBack({ ...scope, id }),
  };
};
