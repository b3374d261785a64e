import { TWO_FACTOR_CODE_LENGTH } from '@esteto/domain/identity/user/access-codes';
import { useId } from 'react';
import { FieldFrame } from '../../components/field/base/field-frame.tsx';
import { Input } from '../../components/field/base/input.tsx';
import { CodeInput } from '../../components/field/text/code-input.tsx';

type SecondFactorInputProps = {
  /** A recovery code in the place of the app's digits. */
  recovery: boolean;
  value: string;
  onChange: (code: string) => void;
  error: string | null;
};

/** Six boxes for the digits of the app; one line for a recovery code, which is longer and is read off paper. */
export const SecondFactorInput = ({ recovery, value, onChange, error }: SecondFactorInputProps) => {
  const id = useId();
  if (!recovery)
    return (
      <CodeInput label="Código de autenticação" boxes={TWO_FACTOR_CODE_LENGTH} numeric value={value} onChange={onChange} error={error} />
    );
  return (
    <FieldFrame field={{ id, label: 'Código de recuperação', required: false, error }}>
      <Input
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder="ABCDE-FGHJK"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </FieldFrame>
  );
};
