import { cleanEmail } from '@esteto/domain/shared/email';
import { TokensField } from './tokens-field.tsx';
import type { FieldProps } from './use-field.ts';

/** Several e-mail addresses; each is judged by the schema of the list's items. */
export const EmailsField = (props: FieldProps) => (
  <TokensField {...props} inputMode="email" clean={cleanEmail} placeholder="nome@dominio.com" />
);
