import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { valueAt } from '@esteto/ui/components/field/binding/form-store';
import { useEffect, useRef } from 'react';

type Suggestion = string | number | null;

/**
 * Fills a field with what is likely, as long as the person has not written something else there; undefined while nothing is known. `initial`: what
 * the form itself suggests.
 */
export const useSuggestion = (name: string, suggestion: Suggestion | undefined, initial: Suggestion = null): void => {
  const store = useFormStore();
  const suggested = useRef(initial);
  useEffect(() => {
    if (suggestion === undefined) return;
    const current = valueAt(store.read().values, name) ?? null;
    if (current !== null && current !== '' && current !== suggested.current) return;
    suggested.current = suggestion;
    store.setValue(name, suggestion);
  }, [store, name, suggestion]);
};
