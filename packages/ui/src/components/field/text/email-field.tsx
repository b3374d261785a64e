import type { FieldProps } from '../binding/use-field.ts';
import { TextField } from './text-field.tsx';

/** An e-mail address. `autoComplete`: 'username' where it signs somebody in. */
export const EmailField = ({ autoComplete = 'email', ...props }: FieldProps & { autoComplete?: 'email' | 'username' | 'off' }) => (
  <TextField {...props} type="email" inputMode="email" autoComplete={autoComplete} placeholder="nome@dominio.com" />
);
