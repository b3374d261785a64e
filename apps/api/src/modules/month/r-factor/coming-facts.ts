import { daysWithin, dayValue, spanOf } from '@esteto/domain/agenda/calendar-event/days-within';
import { isBilled, shiftWorth } from '@esteto/domain/duty/duty-shift/shift-money';
import type { ComingFacts, ComingShift } from '@esteto/domain/month/r-factor/coming-revenue';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { firmOf } from '@esteto/domain/shared/document/same-firm';
import type { ComingDuty, ComingEvent, ComingRecurrence, NotedTaker, Taker } from './coming-scope.ts';

type Coming = {
  recurrences: readonly ComingRecurrence[];
  noted: readonly NotedTaker[];
  events: readonly ComingEvent[];
  duties: readonly ComingDuty[];
};

/** What the rows say, as the rule reads it: each day of a series a shift. Competences, both included. */
export const comingFacts = ({ recurrences, noted, events, duties }: Coming, from: string, to: string): ComingFacts => ({
  recurring: recurrences.map((note) => ({ ...note, taker: takerOf(note) })),
  noted: noted.map((note) => ({ month: note.month, taker: takerOf(note) })),
  shifts: [
    ...daysWithin(events, firstDayOf(from), lastDayOf(to), ({ is_meant }) => is_meant).map((day): ComingShift => {
      const { user_id, client_id, has_note } = day.event;
      const takers = client_id === null ? [] : [takerOf(day.event)];
      return { ...day.span, person: user_id, takers, value: dayValue(day) ?? 0, is_duty: false, has_note };
    }),
    ...duties.map((shift) => ({
      ...spanOf(shift),
      person: shift.professional_id,
      takers: [shift.group_cnpj, shift.unit_cnpj].flatMap((cnpj) => (cnpj === null ? [] : [firmOf(cnpj)])),
      value: shiftWorth(shift) ?? 0,
      is_duty: true,
      has_note: isBilled(shift),
    })),
  ],
});

/** The firm; a client abroad has no document. */
const takerOf = ({ client_id, document }: Taker): string => (document === null ? `cliente ${client_id}` : firmOf(document));
