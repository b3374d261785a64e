import { chakra } from '@chakra-ui/react';
import { staffAccreditationQueries } from '@esteto/api-client/duty/staff-accreditation';
import type { StaffAccreditationDetail, StaffChecklistLine } from '@esteto/contract/duty/staff-accreditation';
import { accreditationOriginLabel } from '@esteto/domain/duty/accreditation/accreditation-life';
import { waitsFor, waitsForLabel } from '@esteto/domain/duty/accreditation/accreditation-waiting';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { AccreditationBadge } from '@esteto/features/duty/accreditation/accreditation-badge.tsx';
import { AccreditationSteps } from '@esteto/features/duty/accreditation/accreditation-steps.tsx';
import { LineBadge } from '@esteto/features/duty/accreditation/line-state.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { History } from 'lucide-react';
import { useId } from 'react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';
import { Reminder } from './reminder.tsx';
import { sinceWords } from './since-cell.ts';

/** One accreditation in words: where it stands and what is missing. The papers are between the professional and the group. */
export default function StaffAccreditationDetailsDialog() {
  const id = Number(useParams().accreditationId);
  return (
    <RecordDialog
      noun="Credenciamento"
      query={staffAccreditationQueries.detail({ id })}
      title={({ professional_name }) => professional_name}
      subtitle={({ status, group_name }) => (
        <>
          <AccreditationBadge status={status} /> {group_name}
        </>
      )}
      footer={(record) => (
        <>
          <ButtonLink
            icon={History}
            to={path('/painel/novos/credenciamento/accreditacao/:accreditationId/historico', { accreditationId: id })}
          >
            Histórico
          </ButtonLink>
          <Reminder record={record} />
        </>
      )}
    >
      {(record) => <Content record={record} />}
    </RecordDialog>
  );
}

const Content = ({ record }: { record: StaffAccreditationDetail }) => {
  const waits = waitsFor(record.status);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <AccreditationSteps step={record.step} isDone={record.status === 'approved'} />
      {record.reason && <Banner tone="attention">{record.reason}</Banner>}
      <Facts
        facts={[
          { label: 'O que falta', value: record.missing.join(', ') },
          { label: 'Espera por', value: waits && waitsForLabel[waits] },
          { label: 'Nesta situação há', value: sinceWords(record.status_since) },
          { label: 'Último lembrete', value: record.reminded_on && formatDateNumeric(record.reminded_on) },
          { label: 'Válido até', value: record.valid_until && formatDateNumeric(record.valid_until) },
          { label: 'Origem', value: accreditationOriginLabel[record.origin] },
        ]}
      />
      <Checklist lines={record.lines} />
    </chakra.div>
  );
};

const Checklist = ({ lines }: { lines: readonly StaffChecklistLine[] }) => {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id}>O que o grupo pede</QuietHeading>
      <LineList>
        {lines.map((line) => (
          <Line key={line.id} title={line.label} note={noteOf(line)}>
            <LineBadge line={line} />
          </Line>
        ))}
      </LineList>
    </section>
  );
};

const noteOf = ({ valid_until, is_required, note }: StaffChecklistLine): string =>
  [valid_until && `vale até ${formatDateNumeric(valid_until)}`, !is_required && 'não é obrigatório', note && `correção pedida: ${note}`]
    .filter(Boolean)
    .join(' · ');
