import { clientStore } from '@esteto/ui/system/state/client-store';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { askedAtom } from './ask-person.ts';
import type { BlockActions } from './block-actions.ts';
import { fetched } from './fetched.ts';

/** Shows what calls wait for: terms, e-mail, minuta, credentials. One dialog at a time, fetched when it is needed. */
export const BlockingDialogs = ({ actions = NONE }: { actions?: BlockActions }) => {
  const asked = useAtomValue(askedAtom, { store: clientStore });
  return (
    asked && (
      <Suspense>
        <BlockingDialog ask={asked.ask} actions={actions} onAnswer={asked.answer} />
      </Suspense>
    )
  );
};

const NONE: BlockActions = {};

const BlockingDialog = fetched(async () => (await import('./blocking-dialog.tsx')).BlockingDialog);
