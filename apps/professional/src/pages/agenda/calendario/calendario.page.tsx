import { chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { calendar } from '@esteto/contract/access';
import { SERIES_PARTS, type SeriesPart, seriesPartLabel } from '@esteto/domain/agenda/calendar-event/event-kinds';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Calendar } from '@esteto/ui/patterns/calendar/calendar.tsx';
import { useCalendarState } from '@esteto/ui/patterns/calendar/use-calendar-state';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { CalendarPlus } from 'lucide-react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { LayerSwitches } from './layer-switches.tsx';
import { useCalendar } from './use-calendar.ts';
import { useMoveEvent } from './use-move-event.ts';

/** The doctor's time, what falls due and where they work, on one calendar. */
export default function CalendarPage() {
  const mayEdit = useCan(calendar.edit);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { view, day, show } = useCalendarState();
  const { items, layers, hidden, hide, open, entryOf, error, retry, isFetching } = useCalendar(view, day);
  const { move, pending, answer } = useMoveEvent();
  return (
    <Page
      title="Calendário"
      action={
        mayEdit && (
          <ButtonLink variant="primary" icon={CalendarPlus} to={{ pathname: 'criar', search }}>
            Novo evento
          </ButtonLink>
        )
      }
    >
      <LayerSwitches layers={layers} hidden={hidden} onChange={hide} />
      {error ? (
        <ErrorState error={error} retry={retry} retrying={isFetching} />
      ) : (
        <chakra.div aria-busy={isFetching}>
          <Calendar
            view={view}
            day={day}
            items={items}
            onShow={show}
            onOpen={open}
            onSelect={mayEdit ? (span) => void navigate({ pathname: 'criar', search }, { state: { span } }) : undefined}
            onMove={mayEdit ? (item, span, undo) => move(entryOf(item), span, undo) : undefined}
          />
        </chakra.div>
      )}
      {pending && <MoveSeries title={pending.entry.title} onAnswer={answer} />}
      <Outlet />
    </Page>
  );
}

/** Which days of a series move; null where none does. */
const MoveSeries = ({ title, onAnswer }: { title: string; onAnswer: (part: SeriesPart | null) => void }) => (
  <Modal title={`Mover “${title}”`} subtitle="Este evento se repete. O que muda de horário?" onClose={() => onAnswer(null)}>
    <DialogBody>
      <chakra.div display="grid" gap="2">
        {SERIES_PARTS.map((part) => (
          <Button key={part} onClick={() => onAnswer(part)}>
            {seriesPartLabel[part]}
          </Button>
        ))}
      </chakra.div>
    </DialogBody>
    <DialogFooter>
      <Button variant="ghost" onClick={() => onAnswer(null)}>
        Não mover
      </Button>
    </DialogFooter>
  </Modal>
);
