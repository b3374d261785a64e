import { chakra } from '@chakra-ui/react';
import { ownAccreditationMutations, ownAccreditationQueries } from '@esteto/api-client/duty/own-accreditation';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { accreditationForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { accreditationMachine } from '@esteto/domain/duty/accreditation/accreditation-life';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatCrm } from '@esteto/domain/shared/document/crm';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { AccreditationBadge } from '@esteto/features/duty/accreditation/accreditation-badge.tsx';
import { AccreditationSteps } from '@esteto/features/duty/accreditation/accreditation-steps.tsx';
import { paymentWords } from '@esteto/features/duty/accreditation/payment-words';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { Checklist } from './checklist.tsx';
import { FillFields } from './fill-fields.tsx';
import { OwnActions } from './own-actions.tsx';

/** One group: what it knows, what it asks for, what it may see, and what the doctor does about it. */
export default function GroupDialog() {
  const id = Number(useParams().accreditationId);
  return (
    <RecordDialog
      noun="Credenciamento"
      query={ownAccreditationQueries.detail({ ...useCompanyScope(), id })}
      title={({ group_name }) => group_name}
      subtitle={({ status }) => <AccreditationBadge status={status} />}
      size="lg"
      form={{
        id,
        schema: accreditationForm,
        mutation: ownAccreditationMutations.fill,
        done: 'Dados salvos.',
        submitLabel: 'Salvar dados',
        children: <FillFields />,
      }}
      footer={(record, edit) => <OwnActions record={record} edit={edit} />}
    >
      {(record) => <Content record={record} />}
    </RecordDialog>
  );
}

const Content = ({ record }: { record: AccreditationRecord }) => (
  <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
    <AccreditationSteps step={record.step} isDone={record.status === 'approved'} />
    {record.reason && accreditationMachine.legalActions(record.status, 'doctor').length > 0 && (
      <Banner tone="attention">{record.reason}</Banner>
    )}
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
      ]}
    />
    <Checklist record={record} />
  </chakra.div>
);
