import { chakra } from '@chakra-ui/react';
import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { professionalQueries } from '@esteto/api-client/duty/professional';
import { shiftAnnouncementMutations } from '@esteto/api-client/duty/shift-announcement';
import type { Schedule } from '@esteto/contract/duty/duty-shift';
import { LONGEST_SCHEDULE } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { announcementTypeLabel } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { placeChoiceLabel } from '@esteto/domain/duty/shift-announcement/announcement';
import { announcementForm } from '@esteto/domain/duty/shift-announcement/announcement-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { linkedShift } from '@esteto/features/duty/shift/linked-shift';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { Choice } from '@esteto/ui/patterns/roster/roster-toolbar.tsx';
import { instantNow, today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

/** Which open places are offered, to whom, and who gets them. */
export default function AnnounceDialog() {
  const { state } = useLocation();
  return (
    <FormDialog
      title="Anunciar vagas"
      subtitle="Quem puder assumir é avisado agora. Sai do anúncio a vaga que você preencher na escala."
      size="lg"
      schema={announcementForm}
      initial={{ announcement_type: 'open', choice: 'first', closes_hours: 2, shift_ids: [linkedShift(state) ?? []].flat() }}
      mutation={shiftAnnouncementMutations.announce}
      done={({ announced, told: notified }) =>
        `${countOf(announced, 'vaga anunciada', 'vagas anunciadas')}; ${countOf(notified, 'profissional avisado', 'profissionais avisados')}.`
      }
      submitLabel="Anunciar e avisar"
    >
      <OpenPlaces />
      <Audience />
      <RadioField name="choice" options={placeChoiceLabel} />
      <IntegerField name="closes_hours" span={3} help="Quantas horas antes de começar cada plantão deixa de aceitar respostas." />
      <TextAreaField name="message" help="O que o profissional lê junto da vaga." />
    </FormDialog>
  );
}

/** Those of one unit or of all; what is ticked stays ticked. */
const OpenPlaces = () => {
  const scope = useGroupScope();
  const [unit, setUnit] = useState('');
  const { data: setup } = useQuery(dutyShiftQueries.setup(scope));
  const from = today();
  const window = { from, to: addDays(from, LONGEST_SCHEDULE - 1) };
  const { data, error, refetch, isFetching } = useQuery({
    ...dutyShiftQueries.schedule({ ...scope, ...window }),
    select: ({ shifts }: Schedule) =>
      shifts.filter(({ status, start_at }) => status === 'open' && Date.parse(start_at) > Date.parse(instantNow())),
  });
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  if (data.length === 0) return <EmptyState icon={CalendarDays} title="Nenhuma vaga em aberto nos próximos dois meses." />;
  const shown = data.filter(({ unit_id }) => unit === '' || String(unit_id) === unit);
  return (
    <chakra.div gridColumn="1 / -1" display="grid" gap="3">
      {setup && setup.units.length > 1 && (
        <Choice
          label="Unidade das vagas"
          value={unit}
          options={{ '': 'Todas as unidades', ...Object.fromEntries(setup.units.map(({ id, name }) => [id, name])) }}
          onChange={setUnit}
        />
      )}
      <chakra.div maxH="20rem" overflowY="auto" tabIndex={0} role="group" aria-label="Vagas em aberto">
        <ChecklistField
          name="shift_ids"
          options={shown.map((shift) => ({ value: shift.id, label: shiftWhen(shift), detail: shiftWhere(shift) }))}
        />
      </chakra.div>
    </chakra.div>
  );
};

const { none: _nobody, ...audiences } = announcementTypeLabel;

const audienceDetail = {
  open: 'Todos os credenciados do grupo.',
  restricted: 'Só os profissionais que você escolhe.',
  priority_auction: 'Primeiro os que você escolhe; depois de algumas horas, todos.',
};

const Audience = () => {
  const type = useFieldValue('announcement_type');
  const { data } = useQuery(professionalQueries.list(useGroupScope()));
  const approved = data?.filter(({ status }) => status === 'approved') ?? [];
  return (
    <>
      <RadioField name="announcement_type" options={audiences} details={audienceDetail} />
      {type !== 'open' && (
        <ChecklistField
          name="professional_ids"
          options={approved.map(({ id, name, specialty }) => ({ value: id, label: name, detail: specialty }))}
        />
      )}
      {type === 'priority_auction' && <IntegerField name="priority_hours" span={3} help="Por quantas horas só eles veem a vaga." />}
    </>
  );
};
