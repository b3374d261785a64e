import { chakra } from '@chakra-ui/react';
import { meetingMutations, meetingQueries } from '@esteto/api-client/agenda/meeting';
import type { MeetingRow } from '@esteto/contract/agenda/meeting';
import { isMeetingAhead, meetingStatusLabel, meetingStatusTone, meetingWayLabel } from '@esteto/domain/agenda/meeting/meeting-life';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { OutsideLink } from '@esteto/ui/components/button/outside-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** Meetings with the office: on its own page where it has one, or asked for here; and those that were. */
export default function MeetingsPage() {
  const scope = useCompanyScope();
  const ask = (
    <ButtonLink variant="primary" icon={CalendarPlus} to="pedir">
      Pedir reunião
    </ButtonLink>
  );
  return (
    <Page title="Reuniões" subtitle="Converse com quem cuida da sua empresa." action={ask}>
      <QueryCard query={meetingQueries.page({})} title="Marcar">
        {({ url, is_framed }) => (url === null ? null : <OfficePage url={url} isFramed={is_framed} />)}
      </QueryCard>
      <QueryCard query={meetingQueries.own(scope)} title="Suas reuniões">
        {(meetings) => (
          <Card title="Suas reuniões">
            {meetings.length === 0 ? (
              <EmptyState icon={CalendarPlus} title="Nenhuma reunião ainda.">
                Peça uma: você diz o dia, o horário e o assunto, e o escritório confirma ou propõe outro.
              </EmptyState>
            ) : (
              <chakra.ul display="grid" gap="4">
                {meetings.map((meeting) => (
                  <Meeting key={meeting.id} meeting={meeting} />
                ))}
              </chakra.ul>
            )}
          </Card>
        )}
      </QueryCard>
      <Outlet />
    </Page>
  );
}

const OfficePage = ({ url, isFramed }: { url: string; isFramed: boolean }) => (
  <Card title="Marcar na agenda do escritório">
    {isFramed ? (
      <Frame
        src={url}
        title="Agenda do escritório"
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
      />
    ) : (
      <chakra.div display="grid" gap="3" justifyItems="start">
        <p>A agenda do escritório abre em outra página. Escolha lá o dia e o horário; a confirmação chega por e-mail.</p>
        <OutsideLink href={url}>Abrir a agenda do escritório</OutsideLink>
      </chakra.div>
    )}
    <chakra.p mt="3" color="fg.muted" fontSize="sm">
      Não achou horário? Peça a reunião aqui, e o escritório responde.
    </chakra.p>
  </Card>
);

const Frame = chakra('iframe', { base: { width: 'full', height: '40rem', border: 'none', borderRadius: 'control', bg: 'bg.sunken' } });

const Meeting = ({ meeting }: { meeting: MeetingRow }) => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const { mutateAsync: cancel } = useMutation(meetingMutations.cancel);
  const { id, version, on, at, way, subject, status, answer } = meeting;
  /** Whoever looks after the company is told. */
  const askToCancel = async () => {
    const isDone = await confirm({
      title: `Cancelar “${subject}”`,
      message: 'O escritório é avisado.',
      confirmLabel: 'Cancelar reunião',
      negative: true,
      action: () => cancel({ ...scope, id, body: { version } }),
    });
    if (isDone) toast.success('Reunião cancelada.');
  };
  return (
    <chakra.li display="grid" gap="1">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.strong flex="1" minW="12rem">
          {subject}
        </chakra.strong>
        <StatusBadge status={{ label: meetingStatusLabel[status], tone: meetingStatusTone[status] }} />
      </chakra.div>
      <chakra.p color="fg.muted">
        {formatDate(on, today())}, {formatTime(at)}, {meetingWayLabel[way].toLowerCase()}
      </chakra.p>
      {answer && <chakra.p whiteSpace="pre-line">{answer}</chakra.p>}
      {isMeetingAhead(status) && on >= today() && (
        <div>
          <Button size="sm" variant="danger" onClick={() => void askToCancel()}>
            Cancelar reunião
          </Button>
        </div>
      )}
    </chakra.li>
  );
};
