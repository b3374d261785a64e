import { chakra } from '@chakra-ui/react';
import { staffAccreditationMutations, staffAccreditationQueries } from '@esteto/api-client/duty/staff-accreditation';
import { Can } from '@esteto/auth/can/can.tsx';
import { staffAccreditations } from '@esteto/contract/access';
import type { StaffAccreditationDetail, StaffChecklistLine } from '@esteto/contract/duty/staff-accreditation';
import { accreditationOriginLabel } from '@esteto/domain/duty/accreditation/accreditation-life';
import { reminderProblem, waitsFor, waitsForLabel } from '@esteto/domain/duty/accreditation/accreditation-waiting';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { AccreditationBadge } from '@esteto/features/duty/accreditation/accreditation-badge.tsx';
import { AccreditationSteps } from '@esteto/features/duty/accreditation/accreditation-steps.tsx';
import { LineBadge } from '@esteto/features/duty/accreditation/line-state.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { BellRing, History } from 'lucide-react';
import { useId } from 'react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';
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

/** The doctor is reminded of what is missing, where something is theirs to do and they were not reminded today. */
const Reminder = ({ record }: { record: StaffAccreditationDetail }) => {
  const tellFailure = useTellFailure();
  const { mutateAsync, isPending } = useMutation(staffAccreditationMutations.remind);
  if (reminderProblem(record.status, record.missing, { reminded_on: record.reminded_on, today: today() }) !== null) return null;
  const remind = () =>
    void mutateAsync({ id: record.id }).then(() => toast.success(`Lembrete enviado a ${record.professional_name}.`), tellFailure);
  return (
    <Can access={staffAccreditations.edit}>
      <Button variant="primary" icon={BellRing} busy={isPending} onClick={remind}>
        Lembrar o médico
      </Button>
    </Can>
  );
};
