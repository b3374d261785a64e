import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Adorned } from '@esteto/ui/components/field/base/adorned.tsx';
import { FieldFrame } from '@esteto/ui/components/field/base/field-frame.tsx';
import { Input } from '@esteto/ui/components/field/base/input.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';

type InputProps = { error: string | undefined };

export const EmailInput = ({ error }: InputProps) => (
  <FieldFrame field={{ id: 'email', label: 'E-mail', required: false, error: error ?? null }}>
    <Input
      {...controlOf('email', error)}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      height="11"
    />
  </FieldFrame>
);

export const PasswordInput = ({ error }: InputProps) => {
  const [visible, setVisible] = useState(false);
  const help = useCapsLock() ? 'Caps Lock está ligado.' : undefined;
  return (
    <FieldFrame field={{ id: 'password', label: 'Senha', required: false, error: error ?? null, help }}>
      <Adorned
        end={
          <IconButton
            label={visible ? 'Esconder a senha' : 'Mostrar a senha'}
            icon={visible ? EyeOff : Eye}
            size="sm"
            me="1.5"
            onClick={() => setVisible(!visible)}
          />
        }
      >
        <Input
          {...controlOf('password', error, help)}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          height="11"
          pe="11"
        />
      </Adorned>
    </FieldFrame>
  );
};

/** What ties an input to its label and notes (ui's FieldFrame names them after the id). */
const controlOf = (name: string, error: string | undefined, help?: string) => ({
  id: name,
  name,
  'aria-required': true,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${name}-error`, help && `${name}-help`].filter(Boolean).join(' ') || undefined,
});

/** Whether Caps Lock is on, as far as the keys pressed so far tell. */
const useCapsLock = (): boolean => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
    addEventListener('keydown', listen);
    addEventListener('keyup', listen);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('keyup', listen);
    };
  }, []);
  return on;
};
