import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** Who is a partner and how much they have. */
export const PartnerRowFields = () => (
  <>
    <TextField name="name" autoFocus />
    <EmailField name="email" autoComplete="off" span={4} />
    <IntegerField name="shares" span={2} />
  </>
);
