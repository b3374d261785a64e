import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';

export const TermsFields = () => (
  <>
    <TextAreaField name="what_changed" autoFocus help="Quem já aceitou a versão anterior lê isto antes do texto." />
    <TextAreaField name="text" rows={18} help="Texto simples; uma linha em branco separa os parágrafos." />
  </>
);
