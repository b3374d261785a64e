import { chakra } from '@chakra-ui/react';
import { shiftRequestQueries } from '@esteto/api-client/duty/shift-request';
import type { ShiftRequestDetail } from '@esteto/contract/duty/shift-request';
import { shiftRequestTypeLabel } from '@esteto/domain/duty/shift-request/shift-request-life';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { FindingList } from '@esteto/features/duty/shift/finding-list.tsx';
import { RequestBadge } from '@esteto/features/duty/shift/request-badge.tsx';
import { RequestLegs } from '@esteto/features/duty/shift/request-legs.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { FreedShifts } from './freed-shifts.tsx';
import { RequestActions } from './request-actions.tsx';

/** One request: what would move, what stands against it now, and the decision. */
export default function RequestDialog() {
  const id = Number(useParams().requestId);
  return (
    <RecordDialog
      noun="Solicitação"
      query={shiftRequestQueries.detail({ ...useGroupScope(), id })}
      title={({ type, requester_name }) => `${shiftRequestTypeLabel[type]}: ${requester_name}`}
      subtitle={({ status }) => <RequestBadge status={status} />}
      size="lg"
      footer={(record) => <RequestActions record={record} />}
    >
      {(record) => <Content record={record} />}
    </RecordDialog>
  );
}

const Content = ({ record }: { record: ShiftRequestDetail }) => {
  const against = record.findings.filter(({ findings }) => findings.length > 0);
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {record.decision_reason && <Banner tone="running">{record.decision_reason}</Banner>}
      <RequestLegs record={record} />
      {against.map(({ professional_name, shift_id, findings }) => (
        <chakra.section key={shift_id} aria-label={`O que há contra ${professional_name}`} display="grid" gap="1">
          <chakra.h3 fontWeight="semibold">{professional_name}</chakra.h3>
          <FindingList findings={findings} />
        </chakra.section>
      ))}
      {record.freed.length > 0 && <FreedShifts shifts={record.freed} />}
      <Facts
        facts={[
          { label: 'Justificativa', value: record.justification },
          { label: 'Diferença combinada entre eles', value: record.value_difference !== null && formatMoney(record.value_difference) },
          { label: 'Feita em', value: formatInstantFull(record.created_at) },
          { label: 'Decidir até', value: record.expires_at && formatInstantFull(record.expires_at) },
        ]}
      />
    </chakra.div>
  );
};
