import { chakra } from '@chakra-ui/react';
import { accreditationQueries } from '@esteto/api-client/duty/accreditation';
import { unitQueries } from '@esteto/api-client/duty/unit';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatCrm } from '@esteto/domain/shared/document/crm';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { AccreditationBadge } from '@esteto/features/duty/accreditation/accreditation-badge.tsx';
import { AccreditationSteps } from '@esteto/features/duty/accreditation/accreditation-steps.tsx';
import { paymentWords } from '@esteto/features/duty/accreditation/payment-words';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { GroupActions } from './group-actions.tsx';
import { Review } from './review.tsx';

/** One professional: what they told the group, each paper beside what is decided about it, and the decision. */
export default function ReviewDialog() {
  const id = Number(useParams().accreditationId);
  return (
    <RecordDialog
      noun="Credenciamento"
      query={accreditationQueries.detail({ ...useGroupScope(), id })}
      title={({ professional_name }) => professional_name}
      subtitle={({ status }) => <AccreditationBadge status={status} />}
      size="lg"
      footer={(record) => <GroupActions record={record} />}
    >
      {(record) => <Content record={record} />}
    </RecordDialog>
  );
}

const Content = ({ record }: { record: AccreditationRecord }) => (
  <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
    <AccreditationSteps step={record.step} isDone={record.status === 'approved'} />
    {record.reason && <Banner tone="attention">{record.reason}</Banner>}
    <Review record={record} />
    <Facts
      title="Contato e dados"
      facts={[
        { label: 'E-mail', value: record.contact_email },
        { label: 'Telefone', value: record.contact_phone && formatPhone(record.contact_phone) },
        {
          label: 'CRM',
          value: record.crm_number && record.crm_state && formatCrm({ number: record.crm_number, state: record.crm_state }),
        },
        { label: 'Especialidade', value: record.specialty },
        { label: 'RQE', value: record.rqe },
        { label: 'Pagamento', value: paymentWords(record) },
        { label: 'Válido até', value: record.valid_until && formatDateNumeric(record.valid_until) },
        { label: 'Unidades', value: <UnitNames ids={record.unit_ids} /> },
      ]}
    />
  </chakra.div>
);

const UnitNames = ({ ids }: { ids: readonly number[] | null }) => {
  const { data } = useQuery({ ...unitQueries.list({ ...useGroupScope(), limit: 100 }), enabled: ids !== null });
  if (ids === null) return 'Todas';
  return (
    data?.items
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ') ?? ''
  );
};
