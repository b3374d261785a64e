import { useSyncExternalStore } from 'react';
import { Banner } from '../../components/states/banner.tsx';

/** Stands for as long as the browser has no connection. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return !isOnline && <Banner tone="attention">Sem conexão com a internet.</Banner>;
};

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};
