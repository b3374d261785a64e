import { calendarEventMutations } from '@esteto/api-client/agenda/calendar-event';
import type { CalendarEntry } from '@esteto/contract/agenda/calendar-event';
import type { SeriesPart } from '@esteto/domain/agenda/calendar-event/event-kinds';
import type { Span } from '@esteto/domain/shared/schedule/event-span';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

type Moved = { entry: CalendarEntry; span: Span; undo: () => void };

/** What is dragged is saved at once; of a series it is asked first which of its days move. What fails goes back to where it was. */
export const useMoveEvent = () => {
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const [pending, setPending] = useState<Moved | null>(null);
  const { mutateAsync: reschedule } = useMutation(calendarEventMutations.reschedule);

  const send = async ({ entry, span, undo }: Moved, part: SeriesPart | null) => {
    const { id, version, occurrence_on } = entry;
    try {
      await reschedule({
        ...scope,
        id,
        body: { ...span, all_day: span.starts_at === null, version, part, occurrence_on: part && occurrence_on },
      });
      toast.success('Evento movido.');
    } catch (error) {
      undo();
      tellFailure(error);
    }
  };

  return {
    pending,
    move: (entry: CalendarEntry | undefined, span: Span, undo: () => void) => {
      if (!entry) return;
      const moved = { entry, span, undo };
      if (entry.is_series) setPending(moved);
      else void send(moved, null);
    },
    /** Null: it is not moved after all. */
    answer: (part: SeriesPart | null) => {
      setPending(null);
      if (!pending) return;
      if (part === null) pending.undo();
      else void send(pending, part);
    },
  };
};
