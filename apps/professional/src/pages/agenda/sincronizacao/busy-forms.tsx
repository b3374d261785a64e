import { busyCalendarMutations } from '@esteto/api-client/agenda/busy-calendar';
import type { BusyCalendarRow } from '@esteto/contract/agenda/busy-calendar';
import { busyCalendarForm, busyFileForm } from '@esteto/domain/agenda/busy-calendar/busy-calendar-form';
import { MOST_CALENDAR_BYTES } from '@esteto/domain/agenda/busy-calendar/busy-calendar-limits';
import { acceptOf } from '@esteto/domain/company/file/file-kinds';
import { countOf } from '@esteto/domain/shared/text/text';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';

type Props = { onClose: () => void };

const NAME_HELP = 'Como você a chama: Pessoal, Hospital.';

export const ImportByLink = ({ onClose }: Props) => (
  <FormOver
    form={{
      title: 'Importar agenda por link',
      subtitle: 'Lida agora e a cada quatro horas.',
      schema: busyCalendarForm,
      mutation: busyCalendarMutations.create,
      done: 'Agenda importada. Estamos lendo os horários.',
      submitLabel: 'Importar',
      children: (
        <>
          <TextField name="name" autoFocus help={NAME_HELP} />
          <TextField
            name="url"
            help="No Google: Configurações da agenda, Endereço secreto no formato iCal. No iPhone: agenda pública. Começa com https:// ou webcal://."
          />
        </>
      ),
    }}
    onAnswer={() => undefined}
    onClose={onClose}
  />
);

export const ImportFile = ({ onClose }: Props) => (
  <FormOver
    form={{
      title: 'Importar arquivo de agenda',
      subtitle: 'Lido uma vez. Para acompanhar mudanças, importe por link.',
      schema: busyFileForm,
      mutation: busyCalendarMutations.upload,
      done: ({ times_count }: BusyCalendarRow) => `Agenda importada: ${countOf(times_count, 'horário ocupado', 'horários ocupados')}.`,
      submitLabel: 'Importar',
      children: (
        <>
          <TextField name="name" autoFocus help={NAME_HELP} />
          <FileField name="file" label="Arquivo .ics" accept={acceptOf(['ics'])} maxBytes={MOST_CALENDAR_BYTES} />
        </>
      ),
    }}
    onAnswer={() => undefined}
    onClose={onClose}
  />
);
