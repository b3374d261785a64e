import { chakra } from '@chakra-ui/react';
import { shiftMoneyQueries } from '@esteto/api-client/duty/shift-money';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useGroupScope } from '../../features/grupo/use-group-scope.ts';

/** The shifts of the schedule that a note bills, as far as whoever reads looks after their units. Of most notes there are none. */
export const NoteShifts = ({ id }: { id: number }) => {
  const { data, error, refetch, isFetching } = useQuery(shiftMoneyQueries.noteShifts({ ...useGroupScope(), id }));
  if (!error && !data?.length) return null;
  return (
    <section aria-label="Plantões desta nota">
      <QuietHeading>Plantões desta nota</QuietHeading>
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      <LineList>
        {data?.map((shift) => (
          <Line key={shift.id} title={shiftWhen(shift)} note={`${shift.professional_name} · ${shiftWhere({ ...shift, title: null })}`}>
            {shift.worth !== null && (
              <chakra.span>
                <Money cents={shift.worth} />
              </chakra.span>
            )}
          </Line>
        ))}
      </LineList>
    </section>
  );
};
