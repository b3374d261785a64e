import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { AudienceFields } from '../../../features/publico/audience-fields.tsx';

/** What is told, to whom, from when until when, and how insistently. */
export const NewsFields = () => (
  <>
    <TextField name="title" autoFocus />
    <TextAreaField name="body" help="Uma linha em branco separa os parágrafos; endereços com https:// viram links." />
    <DateField name="starts_at" instant="start" span={3} />
    <DateField name="ends_at" instant="end" span={3} help="O último dia. Vazio: até alguém encerrar." />
    <SwitchField name="is_pinned" span={3} help="Continua no início depois de lida." />
    <SwitchField name="require_ack" span={3} help="A pessoa confirma que leu." />
    <FieldSection title="Público">
      <AudienceFields />
    </FieldSection>
  </>
);
