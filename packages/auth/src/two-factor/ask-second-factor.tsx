import { TwoFactorDialog } from '@esteto/ui/patterns/global-dialog/two-factor-dialog.tsx';
import { useRef } from 'react';
import type { StoredUser } from '../session/session-store.ts';

type AskSecondFactorProps = {
  enterWith: (code: string, remember: boolean) => Promise<StoredUser>;
  /** Who has entered; null when the person gives up. */
  onAnswer: (user: StoredUser | null) => void;
};

/** The second step of a login: the password was right. */
export const AskSecondFactor = ({ enterWith, onAnswer }: AskSecondFactorProps) => {
  const entered = useRef<StoredUser | null>(null);
  const authenticate = async (code: string, remember: boolean) => {
    entered.current = await enterWith(code, remember);
  };
  return <TwoFactorDialog canRemember authenticate={authenticate} onAnswer={() => onAnswer(entered.current)} />;
};
