import { chakra } from '@chakra-ui/react';
import { ownRequestQueries } from '@esteto/api-client/duty/own-request';
import type { OwnRequestRecord } from '@esteto/contract/duty/own-request';
import { awaitedOf } from '@esteto/domain/duty/shift-request/request-legs';
import { isPendingRequest, shiftRequestTypeLabel } from '@esteto/domain/duty/shift-request/shift-request-life';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { RequestBadge } from '@esteto/features/duty/shift/request-badge.tsx';
import { RequestLegs } from '@esteto/features/duty/shift/request-legs.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { OwnRequestActions } from './own-request-actions.tsx';

/** One request: what goes from whom to whom, who has said yes, and what the doctor may do about it. */
export default function OwnRequestDialog() {
  const id = Number(useParams().requestId);
  return (
    <RecordDialog
      noun="Solicitação"
      query={ownRequestQueries.detail({ ...useCompanyScope(), id })}
      title={({ type }) => shiftRequestTypeLabel[type]}
      subtitle={({ status }) => <RequestBadge status={status} />}
      footer={(record) => <OwnRequestActions record={record} />}
    >
      {(record) => <Content record={record} />}
    </RecordDialog>
  );
}

const Content = ({ record }: { record: OwnRequestRecord }) => {
  const awaited = awaitedOf(record.party_ids, record.accepted_ids);
  const waitsFor = record.legs.flatMap(({ from_id, from_name, to_id, to_name }) => [
    ...(from_id !== null && from_name && awaited.includes(from_id) ? [from_name] : []),
    ...(to_id !== null && to_name && awaited.includes(to_id) ? [to_name] : []),
  ]);
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {record.decision_reason && <Banner tone="running">{record.decision_reason}</Banner>}
      <RequestLegs record={record} />
      <Facts
        facts={[
          { label: 'Pedido por', value: record.requester_name },
          { label: 'Grupo', value: record.group_name },
          { label: 'Espera por', value: record.status === 'proposed' && [...new Set(waitsFor)].join(', ') },
          { label: 'Justificativa', value: record.justification },
          {
            label: 'Diferença combinada entre vocês',
            value: record.value_difference !== null && formatMoney(record.value_difference),
            help: 'O Esteto registra o combinado; o pagamento é entre vocês.',
          },
          { label: 'Feita em', value: formatInstantFull(record.created_at) },
          { label: 'Vale até', value: isPendingRequest(record.status) && record.expires_at && formatInstantFull(record.expires_at) },
        ]}
      />
    </chakra.div>
  );
};
