import { chakra } from '@chakra-ui/react';
import { calendarEventMutations, calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import type { KnownPlace } from '@esteto/contract/agenda/calendar-event';
import { shiftForm } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { formatTime } from '@esteto/domain/shared/date/time';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { DaysField } from '@esteto/ui/components/field/date/days-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { DayConflicts } from '../../features/evento/conflicts.tsx';
import { PaymentFields } from '../../features/evento/event-fields.tsx';

/** A shift in as few taps as it takes: the place, the days, how much. The last one at a place comes with one tap. */
export default function AddShiftDialog() {
  const [place, setPlace] = useState<KnownPlace | null>(null);
  return (
    <FormDialog
      title="Adicionar plantão"
      subtitle="Toque em vários dias para lançar a escala do mês de uma vez."
      schema={shiftForm}
      initial={{ days: [], starts_at: '19:00', ends_at: '07:00', value_kind: 'per_shift' }}
      mutation={calendarEventMutations.addShifts}
      done={({ added }) => (added === 1 ? 'Plantão adicionado.' : `${added} plantões adicionados.`)}
      submitLabel="Adicionar"
    >
      <KnownPlaces chosen={place} onChoose={setPlace} />
      <TextField name="place" placeholder="Hospital, UPA, clínica" />
      <DaysField name="days" required />
      <TimeField name="starts_at" span={3} />
      <TimeField name="ends_at" span={3} help="Antes do início: termina no dia seguinte." />
      <DayConflicts />
      <PaymentFields client={place?.client_id ? { id: place.client_id, name: place.client_name ?? '' } : null} />
    </FormDialog>
  );
}

/** Where one has worked before: a tap brings the last shift there. */
const KnownPlaces = ({ chosen, onChoose }: { chosen: KnownPlace | null; onChoose: (place: KnownPlace) => void }) => {
  const { data = [] } = useQuery(calendarEventQueries.places(useCompanyScope()));
  const { setValue } = useFormStore();
  if (data.length === 0) return null;
  const choose = (place: KnownPlace) => {
    for (const name of REPEATED) setValue(name, place[name]);
    onChoose(place);
  };
  return (
    <chakra.div gridColumn={spanOf()} display="grid" gap="1.5" role="group" aria-label="Repetir um plantão">
      <chakra.span fontSize="sm" fontWeight="medium">
        Repetir um plantão
      </chakra.span>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {data.slice(0, SHOWN).map((place) => (
          <Button
            key={place.place}
            aria-pressed={place.place === chosen?.place}
            maxW="full"
            h="auto"
            py="2"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => choose(place)}
          >
            {inWords(place)}
          </Button>
        ))}
      </chakra.div>
    </chakra.div>
  );
};

const SHOWN = 4;

const REPEATED = ['place', 'place_address', 'starts_at', 'ends_at', 'client_id', 'value', 'value_kind'] as const;

const inWords = ({ place, starts_at, ends_at, value }: KnownPlace): string =>
  [place, starts_at && ends_at && `${formatTime(starts_at)} às ${formatTime(ends_at)}`, value !== null && formatMoney(value)]
    .filter(Boolean)
    .join(' · ');
