import { type FormikContextType, getIn, useFormik } from 'formik';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { unfold } from '../../components/field/base/unfold.ts';
import { createFormStore, type FormStore, type FormValues, type SchemaSource } from '../../components/field/binding/form-store.ts';
import type { ErrorReading } from '../../system/context/error-reading.ts';
import { useReadError } from '../../system/context/read-error.tsx';
import { byPath, inTree, judge, sameValue } from './form-values.ts';
import { useDraft } from './use-draft.ts';

export type FormEngine = {
  store: FormStore;
  /** For Formik's own parts: repeated groups. */
  formik: FormikContextType<FormValues>;
  busy: boolean;
  dirty: boolean;
  /** What went wrong beside the fields, to be shown above them. */
  problem: ErrorReading | null;
  clearProblem: () => void;
  formProps: { id: string; noValidate: true; onSubmit: (event?: { preventDefault: () => void }) => void };
  /** New starting values; what the person has changed stays as they typed it. */
  rebase: (next: FormValues) => void;
};

type EngineOptions = {
  schema: SchemaSource;
  initial: FormValues;
  /** Gets the clean value of the schema and what was typed (files included). Throws what the server answered. */
  submit: (clean: unknown, typed: FormValues) => Promise<void>;
};

/** Formik behind our fields: judged by the domain's schema on blur and on submit, the server's words beside the fields, one submit at a time. */
export const useFormEngine = ({ schema, initial, submit }: EngineOptions): FormEngine => {
  const readError = useReadError();
  const id = useId();
  const [store] = useState(() => createFormStore(id, schema, initial));
  const running = useRef(false);
  // The last judgement, known before it is shown: a value that changes in between is judged again, so that no message outlives its mistake.
  const judgement = useRef<Record<string, string> | 'not known yet'>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<ErrorReading | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [reorderings, setReorderings] = useState(0);

  const formik = useFormik<FormValues>({
    initialValues: initial,
    validateOnChange: false,
    validate: async (values) => {
      judgement.current = 'not known yet';
      const judged = judge(await store.loadSchema(), values);
      judgement.current = judged.ok ? {} : firstMessages(judged.errors);
      return inTree(judgement.current);
    },
    onSubmit: async (values) => {
      const judged = judge(await store.loadSchema(), values);
      if (judged.ok) await submit(judged.value, values);
    },
  });

  useDraft(store, formik);

  useLayoutEffect(() =>
    store.connect({
      setValue: (path, value) => {
        if (path in refused) setRefused(({ [path]: _, ...rest }) => rest);
        const judgeAgain = judgement.current === 'not known yet' || path in judgement.current || path in refused;
        void formik.setFieldValue(path, value, judgeAgain);
      },
      blur: (path) => afterPress(() => void formik.setFieldTouched(path, true, true)),
      reordered: (list) => {
        judgement.current = 'not known yet';
        setReorderings((count) => count + 1);
        setRefused((all) => Object.fromEntries(Object.entries(all).filter(([path]) => !path.startsWith(`${list}[`))));
      },
    }),
  );

  // A judgement that was under way while a list changed spoke of the former items.
  const judgeNow = useEffectEvent(() => void formik.validateForm());
  useEffect(() => {
    if (reorderings > 0) judgeNow();
  }, [reorderings]);

  const { values, errors, touched, submitCount, isSubmitting } = formik;
  useLayoutEffect(() => {
    store.publish({
      values,
      errors: { ...byPath(errors), ...refused },
      shown: (path) => submitCount > 0 || path in refused || getIn(touched, path) === true,
      busy: isSubmitting,
    });
  }, [store, values, errors, touched, submitCount, isSubmitting, refused]);

  useEffect(() => {
    if (attempts === 0) return;
    // In the frame after the messages have come to stand beside their fields.
    const frame = requestAnimationFrame(() => focusFirstInvalid(id));
    return () => cancelAnimationFrame(frame);
  }, [attempts, id]);

  const onSubmit = (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    if (running.current) return;
    running.current = true;
    setProblem(null);
    setRefused({});
    formik
      .submitForm()
      .catch((error: unknown) => {
        const reading = readError(error);
        const wrong = firstMessages(reading.fields);
        setRefused(wrong);
        const elsewhere = Object.keys(wrong).filter((path) => !store.isOnPage(path));
        if (Object.keys(wrong).length === 0) setProblem(reading);
        else if (elsewhere.length > 0) setProblem({ ...reading, message: elsewhere.map((path) => wrong[path]).join(' ') });
      })
      .finally(() => {
        running.current = false;
        setAttempts((count) => count + 1);
      });
  };

  return {
    store,
    formik,
    busy: isSubmitting,
    dirty: formik.dirty,
    problem,
    clearProblem: () => setProblem(null),
    formProps: { id, noValidate: true, onSubmit },
    rebase: (next) => {
      const kept = Object.fromEntries(Object.entries(values).filter(([key, value]) => !sameValue(value, formik.initialValues[key])));
      formik.resetForm({ values: next });
      void formik.setValues({ ...next, ...kept }, false);
    },
  };
};

const firstMessages = (errors: Readonly<Record<string, string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([path, [message]]) => (message === undefined ? [] : [[path, message]])));

/**
 * Does the work at once, or after the click that is being made: a message that comes while the pointer is down moves the button below it away,
 * and the click is lost.
 */
const afterPress = (work: () => void): void => {
  if (!document.body.matches(':active')) return work();
  const ends = new AbortController();
  const released = () => {
    ends.abort();
    setTimeout(work);
  };
  for (const end of ['pointerup', 'pointercancel', 'dragend']) addEventListener(end, released, { capture: true, signal: ends.signal });
};

/** Brings the person to the first field of the form that needs them, and opens what any such field is folded in. */
const focusFirstInvalid = (formId: string): void => {
  const wrong = [...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])];
  for (const field of wrong) unfold(field);
  const [first] = wrong;
  if (!first) return;
  const target = first.matches('input, select, textarea, button') ? first : first.querySelector<HTMLElement>('input, button');
  target?.focus();
};
