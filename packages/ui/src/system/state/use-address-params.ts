import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** What was asked for at a location that still stands, since the one asked for has not come yet. */
const askedAt = new WeakMap<object, URLSearchParams>();

export type AddressChange = Readonly<Record<string, string | null>>;

/**
 * The parameters of the address, and how some of them are changed: null or '' takes one out, the others stay. A change begins from the one before it,
 * whether that is drawn or not, and is drawn at once: react-router's own setter begins from what was drawn last, and draws when nothing else is to be
 * done, so that of two choices made quickly the first was lost.
 */
export const useAddressParams = () => {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const change = useCallback(
    (changes: AddressChange, { replace = true }: { replace?: boolean } = {}): void => {
      const next = new URLSearchParams(askedAt.get(location) ?? params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      askedAt.set(location, next);
      // Not from within an effect, where nothing can be drawn.
      queueMicrotask(() => setParams(next, { replace, preventScrollReset: true, flushSync: true }));
    },
    [location, params, setParams],
  );
  return { params, change };
};
