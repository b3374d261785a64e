import { chakra } from '@chakra-ui/react';
import { groupNoticeMutations, groupNoticeQueries } from '@esteto/api-client/duty/group-notice';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { GroupNoticeDetail } from '@esteto/contract/duty/group-notice';
import { groupAudienceLabel, groupNoticeTitle } from '@esteto/domain/duty/group-notice/group-notice-audience';
import { groupNoticeReason } from '@esteto/domain/duty/group-notice/group-notice-form';
import { groupNoticeMachine, groupNoticeStatusLabel, groupNoticeStatusTone } from '@esteto/domain/duty/group-notice/group-notice-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { NoticePreview } from '@esteto/features/office/notice/notice-preview.tsx';
import { reachFacts } from '@esteto/features/office/notice/reach-facts';
import { reachWords } from '@esteto/features/office/notice/reach-words';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useParams } from 'react-router';
import { useGroupScope } from '../../features/grupo/use-group-scope.ts';
import { path } from '../../path.ts';

/** A notice as people see it, whom it has reached, and the way to take it back. */
export default function GroupNoticeDialog() {
  const id = Number(useParams().groupNoticeId);
  const scope = useGroupScope();
  const { mutateAsync: withdraw } = useMutation(groupNoticeMutations.withdraw);
  const { movesOf, question } = useMoves({
    machine: groupNoticeMachine,
    by: 'manager',
    moves: ['withdraw'],
    send: ({ body: { reason, version } }) => withdraw({ ...scope, id, body: { reason: reason ?? '', version } }),
    done: () => 'Aviso retirado.',
    question: () => ({
      title: 'Retirar aviso',
      subtitle: 'Some do sino de todos, e os e-mails que ainda não saíram não saem. Os que já saíram não voltam.',
    }),
    reason: groupNoticeReason,
    record: () => groupNoticeQueries.detail({ ...scope, id }),
  });
  return (
    <>
      <RecordDialog
        noun="Aviso"
        query={groupNoticeQueries.detail({ ...scope, id })}
        title={({ title }) => title}
        subtitle={({ status }) => <StatusBadge status={{ label: groupNoticeStatusLabel[status], tone: groupNoticeStatusTone[status] }} />}
        footer={(record) => (
          <>
            <MoreActions items={record.may_withdraw ? movesOf(record) : []} />
            <ButtonLink icon={Users} to={path('/gestao/notificacoes/:groupNoticeId/destinatarios', { groupNoticeId: id })}>
              Destinatários
            </ButtonLink>
          </>
        )}
      >
        {(record) => <Content record={record} />}
      </RecordDialog>
      {question}
    </>
  );
}

const Content = ({ record }: { record: GroupNoticeDetail }) => {
  const { group } = useIdentity();
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <NoticePreview
        kind={`group_notice.${record.severity}`}
        severity={record.severity}
        title={groupNoticeTitle(group?.name ?? '', record.title)}
        body={record.body}
        created_at={record.created_at}
      />
      <Facts facts={factsOf(record)} />
    </chakra.div>
  );
};

const factsOf = (record: GroupNoticeDetail) => [
  { label: 'Chegou a', value: reachWords(record.reach) },
  ...reachFacts(record),
  { label: 'Por onde', value: record.by_mail ? 'Sino e e-mail' : 'Sino' },
  { label: 'Para quem', value: audienceOf(record) },
  { label: 'Enviado', value: formatInstant(record.created_at, today()) },
  { label: 'Escrito por', value: record.created_by_name },
  { label: 'Retirado porque', value: record.withdrawn_reason },
];

const audienceOf = ({ audience, unit_names, specialties, professional_ids, to_managers }: GroupNoticeDetail): string => {
  const chosen = {
    everybody: null,
    units: unit_names,
    specialties: specialties.join(', '),
    people: countOf(professional_ids.length, 'pessoa', 'pessoas'),
  }[audience];
  return [chosen ? `${groupAudienceLabel[audience]}: ${chosen}` : groupAudienceLabel[audience], to_managers && 'outros gestores do grupo']
    .filter(Boolean)
    .join('; ');
};
