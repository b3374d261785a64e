import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** What its person calls a calendar that is imported. */
export const BusyNameField = () => <TextField name="name" autoFocus help="Como você a chama: Pessoal, Hospital." />;
