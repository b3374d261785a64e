import { useSyncExternalStore } from 'react';

const query = '(max-width: 47.99em)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the screen is a phone's: tables become cards. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
