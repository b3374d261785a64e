import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyComponent } from '../../../system/query/lazy-component.ts';
import { spanOf } from '../base/field-grid.tsx';
import type { FieldProps } from '../binding/use-field.ts';
import { useFieldValue } from '../binding/use-field-value.ts';
import { PasswordField } from './password-field.tsx';

/** Its lists of words are heavy: they come with the first letter of a password. */
const PasswordStrengthMeter = lazyComponent(() =>
  import('./password-strength-meter.tsx').then(({ PasswordStrengthMeter }) => PasswordStrengthMeter),
);

type NewPasswordFieldProps = FieldProps & {
  /** What is known of the person, which a good password does not hold; as name and e-mail. */
  about?: readonly string[];
};

/** A password that a person chooses, with its strength in words. */
export const NewPasswordField = ({ about = [], span, ...props }: NewPasswordFieldProps) => {
  const password = useFieldValue(props.name);
  return (
    <chakra.div gridColumn={spanOf(span ?? 6)} display="grid" gap="2" alignContent="start">
      <PasswordField {...props} autoComplete="new-password" help={props.help ?? 'Pelo menos 8 caracteres.'} />
      {typeof password === 'string' && password !== '' && (
        <Suspense>
          <PasswordStrengthMeter password={password} about={about} />
        </Suspense>
      )}
    </chakra.div>
  );
};
