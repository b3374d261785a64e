import { meetingMutations, meetingQueries } from '@esteto/api-client/agenda/meeting';
import { useCan } from '@esteto/auth/can/can.tsx';
import { meetingDesk } from '@esteto/contract/access';
import type { BookedMeeting } from '@esteto/contract/agenda/meeting';
import { type MeetingPageForm, meetingPageForm } from '@esteto/domain/agenda/meeting/meeting-form';
import { isMeetingAhead, meetingStatusLabel, meetingStatusTone, meetingWayLabel } from '@esteto/domain/agenda/meeting/meeting-life';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarX, Link2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AnswerMeeting } from './answer-meeting.tsx';

/** What clients ask to speak about, and when: confirmed on the day they asked for or on another, or not at all. */
export default function BookingsPage() {
  const maySet = useCan(meetingDesk.settings);
  const [decision, setDecision] = useState<{ meeting: BookedMeeting; how: 'confirm' | 'decline' } | null>(null);
  const [setsPage, setSetsPage] = useState(false);
  const actions = useMemo(
    (): RowAction<BookedMeeting>[] => [
      { label: 'Confirmar', icon: CalendarCheck, allowed: isAhead, onSelect: (meeting) => setDecision({ meeting, how: 'confirm' }) },
      {
        label: 'Não marcar',
        icon: CalendarX,
        tone: 'danger',
        allowed: isAhead,
        onSelect: (meeting) => setDecision({ meeting, how: 'decline' }),
      },
    ],
    [],
  );
  return (
    <ListPage
      title="Reuniões"
      query={meetingQueries.list}
      columns={columns}
      filters={filters}
      actions={actions}
      aside={
        maySet && (
          <Button variant="ghost" size="sm" icon={Link2} onClick={() => setSetsPage(true)}>
            Agenda do escritório
          </Button>
        )
      }
      empty="Nenhuma reunião pedida ainda. As que os clientes pedirem aparecem aqui."
    >
      {decision && <AnswerMeeting {...decision} onClose={() => setDecision(null)} />}
      {setsPage && <MeetingPageOver onClose={() => setSetsPage(false)} />}
    </ListPage>
  );
}

const isAhead = ({ status }: BookedMeeting): boolean => isMeetingAhead(status);

const columns = columnsFor<BookedMeeting>()([
  { key: 'subject', header: 'Assunto' },
  { key: 'company_name', header: 'Empresa', width: 12 },
  { key: 'person_name', header: 'Quem pediu', hideOnPhone: true },
  { key: 'on', header: 'Dia', cell: 'date', sort: true },
  { key: 'at', header: 'Horário', width: 5 },
  { key: 'way', header: 'Como', cell: labelCell(meetingWayLabel), hideOnPhone: true },
  { key: 'analyst_name', header: 'Analista', hidden: true },
  { key: 'notes', header: 'O que precisa ser visto', hidden: true },
  { key: 'answer', header: 'Resposta', hidden: true },
  { key: 'created_at', header: 'Pedida em', cell: 'instant', sort: true, hidden: true },
  { key: 'status', header: 'Situação', cell: statusCell(meetingStatusLabel, meetingStatusTone) },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Assunto ou pessoa' },
  { kind: 'option', name: 'status', label: 'Situação', options: meetingStatusLabel },
];

/** Where clients book with the office by themselves; without an address they ask for meetings here. */
const MeetingPageOver = ({ onClose }: { onClose: () => void }) => {
  const { data } = useQuery(meetingQueries.page({}));
  const { mutateAsync: setPage } = useMutation(meetingMutations.setPage);
  if (!data) return null;
  return (
    <FormOver
      form={{
        title: 'Agenda do escritório',
        subtitle: 'O endereço em que os clientes marcam sozinhos. Em branco, eles pedem a reunião por aqui.',
        schema: meetingPageForm,
        initial: { ...(data.url !== null && { url: data.url }) },
        mutation: {
          mutationFn: ({ body, idempotency_key }: { body: MeetingPageForm; idempotency_key: string }) => setPage({ body, idempotency_key }),
        },
        done: 'Endereço salvo.',
        submitLabel: 'Salvar',
        children: <TextField name="url" placeholder="https://" autoFocus />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

BookingsPage.query = listStart(meetingQueries.list, filters);
