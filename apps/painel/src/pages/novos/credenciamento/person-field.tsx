import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';

/** Nobody is looked for: who is meant is named whole. */
export const PersonField = () => <TextField name="person" autoFocus help="Inteiro, como está no cadastro do sócio." />;
