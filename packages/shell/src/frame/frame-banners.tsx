import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { NO_CONNECTION } from '@esteto/contract/wire-error';
import { accountingStatusMessage } from '@esteto/domain/company/accounting-status';
import { Button } from '@esteto/ui/button/button.tsx';
import { Banner } from '@esteto/ui/states/banner.tsx';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { newVersionAtom } from '../worker/new-version.ts';

/** What stands above every page: no connection, a new version, a company that is not active. */
export const FrameBanners = () => {
  const { company } = useIdentity();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const newVersion = useAtomValue(newVersionAtom);
  const notActive = company && accountingStatusMessage[company.accounting_status];
  return (
    <>
      {!isOnline && <Banner tone="attention">{NO_CONNECTION}</Banner>}
      {newVersion && (
        <Banner
          tone="running"
          action={
            <Button size="sm" onClick={newVersion.restart}>
              Atualizar agora
            </Button>
          }
        >
          Uma nova versão do Esteto está pronta.
        </Banner>
      )}
      {notActive && <Banner tone="waiting">{notActive}</Banner>}
    </>
  );
};

const subscribe = (listener: () => void): (() => void) => {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
};
