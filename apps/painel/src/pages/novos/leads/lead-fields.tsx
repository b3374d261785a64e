import type { LeadDetail } from '@esteto/contract/opening/lead';
import { leadSourceLabel } from '@esteto/domain/opening/lead/lead-source';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { PhoneField } from '@esteto/ui/components/field/text/phone-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { AnalystField } from '../../../features/empresa/analyst-field.tsx';

export const LeadFields = ({ lead }: { lead?: LeadDetail }) => (
  <>
    <TextField name="name" />
    <EmailField name="email" span={3} />
    <PhoneField name="phone" span={3} />
    <SelectField name="source" options={leadSourceLabel} span={3} />
    <AnalystField selected={lead} span={3} />
    <TextField name="next_step" span={4} />
    <DateField name="next_step_on" span={2} />
    <TextAreaField name="notes" />
  </>
);
