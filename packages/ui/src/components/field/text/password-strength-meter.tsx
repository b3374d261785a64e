import { chakra } from '@chakra-ui/react';
import { PASSWORD_LEVELS, type PasswordLevel, passwordLevelLabel, passwordStrength } from '@esteto/domain/identity/user/password-strength';
import { useDeferredValue } from 'react';

type StrengthProps = { password: string; about: readonly string[] };

/** How hard a password is to guess, in words; the bars say the same once more. */
export const PasswordStrengthMeter = ({ password, about }: StrengthProps) => {
  const judged = useDeferredValue(password);
  const { level, advice } = passwordStrength(judged, about);
  const reached = PASSWORD_LEVELS.indexOf(level);
  return (
    <chakra.div display="grid" gap="1.5" fontSize="sm" lineHeight="snug">
      <chakra.div display="grid" gridTemplateColumns="repeat(4, 1fr)" gap="1" aria-hidden>
        {PASSWORD_LEVELS.map((step, index) => (
          <chakra.span key={step} height="1" borderRadius="full" bg={index <= reached ? COLOUR[level] : 'border.default'} />
        ))}
      </chakra.div>
      <chakra.p role="status" color="fg.muted">
        <chakra.strong fontWeight="medium" color="fg.default">
          Senha {passwordLevelLabel[level].toLowerCase()}.
        </chakra.strong>{' '}
        {advice}
      </chakra.p>
    </chakra.div>
  );
};

const COLOUR: Record<PasswordLevel, string> = {
  weak: 'status.attention.dot',
  fair: 'status.waiting.dot',
  good: 'status.done.dot',
  strong: 'status.done.dot',
};
