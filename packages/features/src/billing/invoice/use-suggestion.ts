import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { useEffect, useRef } from 'react';

type Suggestion = string | number | null;

/**
 * Fills a field with what is likely and holds it there, whatever else is written over it, until the person writes something themselves; what they
 * empty takes the next suggestion. Undefined while nothing is known. `initial`: what the form itself suggests.
 */
export const useSuggestion = (name: string, suggestion: Suggestion | undefined, initial: Suggestion = null): void => {
  const store = useFormStore();
  const suggested = useRef(initial);
  const value = useFieldValue(name) ?? null;
  useEffect(() => {
    if (suggestion === undefined || suggestion === value) return;
    const written = store.written(name);
    const isHeld =
      written === undefined ? isEmpty(value) || value === suggested.current : isEmpty(written) && suggestion !== suggested.current;
    if (!isHeld) return;
    suggested.current = suggestion;
    store.setValue(name, suggestion);
  }, [store, name, suggestion, value]);
};

const isEmpty = (value: unknown): boolean => value === null || value === '';
