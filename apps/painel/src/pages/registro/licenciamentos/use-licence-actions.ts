import { call } from '@esteto/api-client/api';
import { licenceMutations } from '@esteto/api-client/opening/licence';
import { licensingMutations, licensingQueries } from '@esteto/api-client/opening/licensing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { licensings } from '@esteto/contract/access';
import { licence as contract } from '@esteto/contract/opening/licence';
import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import { licenceName } from '@esteto/domain/opening/licensing/licensing-kind';
import type { LicencePapersHandling } from '@esteto/features/opening/licence/licence-papers.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';

export type LicenceActions = {
  papers: LicencePapersHandling;
  /** Absent where the person may not. */
  renew?: (licence: LicenceRecord) => void;
  undo?: (licence: LicenceRecord) => void;
};

/** What the team does with a licence of the licensing on the screen: its papers, beginning its renewal, and undoing that. */
export const useLicenceActions = (): LicenceActions => {
  const id = Number(useParams().licensingId);
  const canEdit = useCan(licensings.edit);
  const client = useQueryClient();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: rename } = useMutation(licenceMutations.change);
  const { mutateAsync: detach } = useMutation(licenceMutations.detach);
  const { mutateAsync: renew } = useMutation(licensingMutations.renew);
  const { mutateAsync: undo } = useMutation(licensingMutations.undo);
  const load: LicencePapersHandling['load'] = (paper) => call(contract.readOfCompany, { id: paper.id });
  if (!canEdit) return { papers: { side: 'team', load } };
  return {
    papers: {
      side: 'team',
      load,
      send: async (licence, kind, file, { key, onProgress, signal }) => {
        await call(contract.attach, { id: licence.id, body: { kind }, file, idempotency_key: key, onProgress, signal });
        await client.invalidateQueries({ queryKey: licensingQueries.detail({ id }).queryKey });
      },
      rename: (paper, body) => rename({ id: paper.id, body: { ...body, version: paper.version } }),
      remove: (paper) => detach({ id: paper.id }),
    },
    renew: (licence) =>
      void renew({ body: { licence_ids: [licence.id] } }).then(
        () => toast.success(`Renovação iniciada: ${licenceName(licence)}. A licença atual continua valendo.`),
        tellFailure,
      ),
    undo: (licence) =>
      void confirm({
        title: 'Desfazer a renovação',
        message: 'A licença atual continua como está. O que foi enviado e dito fica guardado, e volta se a renovação recomeçar.',
        confirmLabel: 'Desfazer renovação',
        negative: true,
        action: () => undo({ body: { licence_ids: [licence.id] } }),
      }),
  };
};
