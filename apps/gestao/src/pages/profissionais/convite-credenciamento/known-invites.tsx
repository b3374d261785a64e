import { accreditationMutations, accreditationQueries } from '@esteto/api-client/duty/accreditation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { groupAccreditations } from '@esteto/contract/access';
import type { AccreditationRow } from '@esteto/contract/duty/accreditation';
import { accreditationStatusLabel, accreditationStatusTone } from '@esteto/domain/duty/accreditation/accreditation-life';
import { ReasonOver } from '@esteto/features/office/reason/reason-over.tsx';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { InviteKinds } from './invite-kinds.tsx';

/** Doctors of Esteto whom the group invited, and who have not answered. */
export const KnownInvites = () => {
  const [cancelled, setCancelled] = useState<AccreditationRow | null>(null);
  const mayCancel = useCan(groupAccreditations.decide);
  return (
    <ListPage
      title="Convites"
      query={waiting}
      columns={columns}
      filters={filters}
      create="convidar"
      createLabel="Convidar médico"
      createAllowed={useCan(groupAccreditations.review)}
      actions={mayCancel ? [{ label: 'Cancelar convite', icon: X, tone: 'danger', onSelect: setCancelled }] : undefined}
      above={<InviteKinds chosen={null} />}
      empty="Nenhum convite à espera de resposta."
    >
      {cancelled && <CancelInvite invite={cancelled} onClose={() => setCancelled(null)} />}
      <Outlet />
    </ListPage>
  );
};

const CancelInvite = ({ invite: { id, version, professional_name }, onClose }: { invite: AccreditationRow; onClose: () => void }) => {
  const scope = useGroupScope();
  const { mutateAsync: cancel } = useMutation(accreditationMutations.cancel);
  return (
    <ReasonOver
      title={`Cancelar o convite de ${professional_name}`}
      subtitle="O médico lê o motivo."
      submitLabel="Cancelar convite"
      done="Convite cancelado."
      act={({ reason, idempotency_key }) => cancel({ ...scope, id, body: { reason, version }, idempotency_key })}
      onClose={onClose}
    />
  );
};

const waiting = (input: Parameters<typeof accreditationQueries.list>[0]) => accreditationQueries.list({ ...input, status: 'invited' });

const columns = columnsFor<AccreditationRow>()([
  { key: 'professional_name', header: 'Médico' },
  { key: 'status', header: 'Situação', cell: statusCell(accreditationStatusLabel, accreditationStatusTone) },
  { key: 'status_since', header: 'Convidado em', cell: 'instant', sort: true },
]);

const filters: FilterField[] = [{ kind: 'search', name: 'search', placeholder: 'Nome do médico' }];
