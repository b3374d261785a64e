import { busyCalendarMutations } from '@esteto/api-client/agenda/busy-calendar';
import { busyFileForm } from '@esteto/domain/agenda/busy-calendar/busy-calendar-form';
import { MOST_CALENDAR_BYTES } from '@esteto/domain/agenda/busy-calendar/busy-calendar-limits';
import { acceptOf } from '@esteto/domain/company/file/file-kinds';
import { countOf } from '@esteto/domain/shared/text/text';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { BusyNameField } from './busy-name-field.tsx';

/** One of a person's other calendars, as a file. */
export default function ImportFileDialog() {
  return (
    <FormDialog
      title="Importar arquivo de agenda"
      subtitle="Lido uma vez. Para acompanhar mudanças, importe por link."
      schema={busyFileForm}
      mutation={busyCalendarMutations.upload}
      done={({ times_count }) => `Agenda importada: ${countOf(times_count, 'horário ocupado', 'horários ocupados')}.`}
      submitLabel="Importar"
    >
      <BusyNameField />
      <FileField name="file" label="Arquivo .ics" accept={acceptOf(['ics'])} maxBytes={MOST_CALENDAR_BYTES} />
    </FormDialog>
  );
}
