import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../button/icon-button.tsx';
import { Adorned } from '../base/adorned.tsx';
import { FieldFrame } from '../base/field-frame.tsx';
import { Input } from '../base/input.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';

/** A password, shown on demand. */
export const PasswordField = ({
  autoComplete = 'current-password',
  ...props
}: FieldProps & { autoComplete?: 'current-password' | 'new-password' }) => {
  const field = useField(props);
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame field={field}>
      <Adorned
        end={
          <IconButton
            label={visible ? 'Esconder a senha' : 'Mostrar a senha'}
            icon={visible ? EyeOff : Eye}
            size="sm"
            onClick={() => setVisible(!visible)}
          />
        }
      >
        <Input
          {...field.control}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          pe="10"
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={({ target }) => field.setValue(target.value)}
        />
      </Adorned>
    </FieldFrame>
  );
};
