import { useEffect, useRef, useState } from 'react';
import type { FormStore, FormValues } from '../../components/field/binding/form-store.ts';
import { toast } from '../../components/toast/toast.ts';
import { DRAFT_RESTORED, draftKey, registerForm, takeDraft } from '../dialog/drafts.ts';
import { sameValue } from './form-values.ts';

type Draftable = { values: FormValues; initialValues: FormValues; setValues: (values: FormValues, judge: boolean) => unknown };

/** Keeps what is typed through a reload that the product asks for (drafts.ts), and puts it back once, with a note. */
export const useDraft = (store: FormStore, form: Draftable): void => {
  const now = useRef(form);
  useEffect(() => {
    now.current = form;
  });

  const [key] = useState(() => draftKey(form.initialValues));
  useEffect(() => registerForm(() => ({ key, schema: store.schema(), changed: () => changedOf(now.current) })), [key, store]);
  useEffect(() => {
    const draft = takeDraft(key);
    if (!draft) return;
    const { values, setValues } = now.current;
    void setValues(merged(values, draft), false);
    toast.info(DRAFT_RESTORED);
  }, [key]);
};

const changedOf = ({ values, initialValues }: Draftable): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(value, initialValues[name])));

/** What a draft does not hold (a password in a group) stays as it is. */
const merged = (values: FormValues, draft: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const typed = draft[name];
      if (typed === undefined) return [name, value];
      return [name, isGroup(value) && isGroup(typed) ? merged(value, typed) : typed];
    }),
  );

const isGroup = (value: unknown): value is FormValues => typeof value === 'object' && value !== null && !Array.isArray(value);
