import { busyCalendarMutations } from '@esteto/api-client/agenda/busy-calendar';
import { busyCalendarForm } from '@esteto/domain/agenda/busy-calendar/busy-calendar-form';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { BusyNameField } from './busy-name-field.tsx';

/** One of a person's other calendars, by its link. */
export default function ImportByLinkDialog() {
  return (
    <FormDialog
      title="Importar agenda por link"
      subtitle="Lida agora e a cada quatro horas."
      schema={busyCalendarForm}
      mutation={busyCalendarMutations.create}
      done="Agenda importada. Estamos lendo os horários."
      submitLabel="Importar"
    >
      <BusyNameField />
      <TextField
        name="url"
        help="No Google: Configurações da agenda, Endereço secreto no formato iCal. No iPhone: agenda pública. Começa com https:// ou webcal://."
      />
    </FormDialog>
  );
}
