import { chakra } from '@chakra-ui/react';
import { shiftAnnouncementMutations, shiftAnnouncementQueries } from '@esteto/api-client/duty/shift-announcement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule } from '@esteto/contract/access';
import type { AnnouncementDetail } from '@esteto/contract/duty/shift-announcement';
import { announcementTypeLabel } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { dutyShiftMachine, dutyShiftStatusLabel, dutyShiftStatusTone } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { placeChoiceLabel } from '@esteto/domain/duty/shift-announcement/announcement';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { shiftValueKindLabel } from '@esteto/domain/shared/money/value-kind';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useParams } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { Applicants } from './applicants.tsx';

/** One announced place: what is offered to whom, and who asks for it. */
export default function AnnouncementDialog() {
  const id = Number(useParams().shiftId);
  return (
    <RecordDialog
      noun="Vaga anunciada"
      query={shiftAnnouncementQueries.detail({ ...useGroupScope(), id })}
      title={shiftWhen}
      subtitle={({ status }) => <StatusBadge status={{ label: dutyShiftStatusLabel[status], tone: dutyShiftStatusTone[status] }} />}
      size="lg"
      footer={(record) => <Withdraw record={record} />}
    >
      {(record) => <Content record={record} />}
    </RecordDialog>
  );
}

const Content = ({ record }: { record: AnnouncementDetail }) => (
  <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
    <Facts
      facts={[
        { label: 'Onde', value: shiftWhere(record) },
        {
          label: 'Valor',
          value:
            record.value !== null &&
            `${formatMoney(record.value)}${record.value_kind ? `, ${shiftValueKindLabel[record.value_kind].toLowerCase()}` : ''}`,
        },
        { label: 'Quem vê', value: announcementTypeLabel[record.announcement_type] },
        { label: 'Profissionais escolhidos', value: record.named.join(', ') },
        { label: 'Só eles até', value: record.priority_until && formatInstantFull(record.priority_until) },
        { label: 'Quem fica com a vaga', value: placeChoiceLabel[record.choice] },
        { label: 'Anunciada em', value: formatInstantFull(record.announced_at) },
        { label: 'Encerra', value: formatInstantFull(record.closes_at) },
        { label: 'Mensagem', value: record.message },
        { label: 'Ficou com', value: record.professional_name },
      ]}
    />
    <Applicants record={record} />
  </chakra.div>
);

const Withdraw = ({ record: { id, version, status } }: { record: AnnouncementDetail }) => {
  const scope = useGroupScope();
  const confirm = useConfirm();
  const mayEdit = useCan(dutySchedule.edit);
  const { mutateAsync: withdraw } = useMutation(shiftAnnouncementMutations.withdraw);
  if (!mayEdit || !dutyShiftMachine.legalActions(status, 'manager').includes('withdraw')) return null;
  const ask = () =>
    confirm({
      title: 'Retirar o anúncio',
      message: 'A vaga volta a ficar em aberto na escala, e quem se candidatou é avisado.',
      confirmLabel: 'Retirar anúncio',
      negative: true,
      action: () => withdraw({ ...scope, id, body: { version } }),
    });
  return (
    <Button variant="ghost" icon={Undo2} onClick={() => void ask()}>
      Retirar anúncio
    </Button>
  );
};
