import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** Since when a new version holds, on what ground and why. */
export const ToldFields = ({ sourceHelp = 'A lei, a portaria ou o decreto.' }: { sourceHelp?: string }) => (
  <>
    <MonthField name="valid_from" span={2} help="Os meses fechados não mudam." />
    <TextField name="source" span={4} help={sourceHelp} />
    <TextAreaField name="reason" />
  </>
);
