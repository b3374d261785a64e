import { cleanEmail } from '@esteto/domain/shared/document/email';
import type { FieldProps } from '../binding/use-field.ts';
import { TokensField } from './tokens-field.tsx';

/** Several e-mail addresses; each is judged by the schema of the list's items. */
export const EmailsField = (props: FieldProps) => (
  <TokensField {...props} inputMode="email" clean={cleanEmail} placeholder="nome@dominio.com" />
);
