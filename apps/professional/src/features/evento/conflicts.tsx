import { chakra } from '@chakra-ui/react';
import { calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import type { CalendarConflict } from '@esteto/contract/agenda/calendar-event';
import { formatDate, isIsoDate } from '@esteto/domain/shared/date/date';
import { formatTime, isTime } from '@esteto/domain/shared/date/time';
import { endDay, spanProblem } from '@esteto/domain/shared/schedule/event-span';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** What else is at the time that is typed: a warning, for it may be meant. */
export const Conflicts = ({ except_id }: { except_id?: number }) => {
  const scope = useCompanyScope();
  const span = useSpan();
  const { data = [] } = useQuery({
    ...calendarEventQueries.conflicts({ ...scope, ...(span ?? NO_SPAN), ...(except_id !== undefined && { except_id }) }),
    enabled: span !== null,
  });
  return <ConflictBanner conflicts={span === null ? [] : data} />;
};

/** The same on each of the ticked days. */
export const DayConflicts = () => {
  const scope = useCompanyScope();
  const days = useFieldValue<string[]>('days') ?? [];
  const [starts_at, ends_at] = [useFieldValue<string>('starts_at'), useFieldValue<string>('ends_at')];
  const spans =
    isTime(starts_at) && isTime(ends_at)
      ? days.map((day) => ({ starts_on: day, starts_at, ends_on: endDay(day, starts_at, ends_at), ends_at }))
      : [];
  const conflicts = useQueries({
    queries: spans.map((span) => calendarEventQueries.conflicts({ ...scope, ...span })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  return <ConflictBanner conflicts={conflicts} shown={days.length} />;
};

const ConflictBanner = ({ conflicts: data, shown = 3 }: { conflicts: readonly CalendarConflict[]; shown?: number }) => {
  if (data.length === 0) return null;
  return (
    <chakra.div gridColumn={spanOf()} role="status">
      <Banner tone="waiting">
        {data.length === 1 ? 'Já há outro compromisso neste horário:' : 'Já há outros compromissos neste horário:'}{' '}
        {data.slice(0, shown).map(inWords).join('; ')}
        {data.length > shown && ` e mais ${data.length - shown}`}.
      </Banner>
    </chakra.div>
  );
};

const NO_SPAN = { starts_on: '', starts_at: '', ends_on: '', ends_at: '' };

const useSpan = () => {
  const [starts_on, ends_on] = [useFieldValue<string>('starts_on'), useFieldValue<string>('ends_on')];
  const [starts_at, ends_at] = [useFieldValue<string>('starts_at'), useFieldValue<string>('ends_at')];
  if (useFieldValue('all_day') === true) return null;
  if (!starts_on || !ends_on || !isIsoDate(starts_on) || !isIsoDate(ends_on)) return null;
  if (!starts_at || !ends_at || !isTime(starts_at) || !isTime(ends_at)) return null;
  const span = { starts_on, starts_at, ends_on, ends_at };
  return spanProblem(span) === null ? span : null;
};

const inWords = ({ title, starts_on, starts_at, ends_at }: CalendarConflict): string =>
  `${title} (${formatDate(starts_on, today())}, ${formatTime(starts_at ?? '')} às ${formatTime(ends_at ?? '')})`;
