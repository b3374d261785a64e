import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { whenIdle } from '../../system/state/when-idle.ts';
import type { Question } from './question.ts';

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/** Asks a question; resolves true for 'yes' (and its action done), false for 'no'. */
export const useConfirm = (): Ask => useContext(ConfirmContext);

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [pending, setPending] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null);
  const ask = useCallback<Ask>((question) => new Promise((answer) => setPending({ question, answer })), []);
  // A question must come without a connection too.
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), []);
  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && (
        <Suspense>
          <ConfirmDialog
            {...pending.question}
            onAnswer={(yes) => {
              setPending(null);
              pending.answer(yes);
            }}
          />
        </Suspense>
      )}
    </ConfirmContext>
  );
};

const loadDialog = () => import('./confirm-dialog.tsx');
const ConfirmDialog = lazyComponent(() => loadDialog().then(({ ConfirmDialog }) => ConfirmDialog));
