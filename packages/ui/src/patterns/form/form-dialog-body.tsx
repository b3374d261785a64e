import { type QueryObserverResult, useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { InferType, Schema } from 'yup';
import { Button } from '../../components/button/button.tsx';
import { FieldGrid } from '../../components/field/base/field-grid.tsx';
import { toast } from '../../components/toast/toast.ts';
import { useScope } from '../../system/context/scope.tsx';
import { asMutation } from '../../system/query/query-like.ts';
import { focusFirstField } from '../dialog/first-field.ts';
import { DialogBody, DialogFooter } from '../dialog/modal.tsx';
import { useConfirm } from '../dialog/use-confirm.tsx';
import type { FormDialogProps } from './form-dialog-props.ts';
import { FormProvider } from './form-provider.tsx';
import { initialValues, splitFiles } from './form-values.ts';
import { newKey } from './new-key.ts';
import { ProblemBanner } from './problem-banner.tsx';
import { useFormEngine } from './use-form-engine.ts';

type FormDialogBodyProps<S extends Schema, Row, Answer, Input> = FormDialogProps<S, Row, Answer, Input> & {
  row: Row | undefined;
  reload: () => Promise<QueryObserverResult<Row>>;
  onState: (state: { busy: boolean; dirty: boolean }) => void;
  /** Shows what is to be read, and leaves once it was. */
  onReport?: (said: ReactNode, leave: () => void) => void;
  close: () => void;
  /** The work is done, with this answer. */
  leave: (to: string | undefined, answer: Answer) => void;
};

/** The fields and the buttons of a FormDialog, once the record is there. */
export const FormDialogBody = <S extends Schema, Row, Answer, Input>({
  schema,
  initial,
  id,
  mutation,
  done,
  report,
  onDone,
  submitLabel = 'Salvar',
  dangerous = false,
  cancelLabel = 'Cancelar',
  confirmChanges,
  effects,
  to,
  children,
  row,
  reload,
  onState,
  onReport,
  close,
  leave,
}: FormDialogBodyProps<S, Row, Answer, Input>) => {
  const scope = useScope();
  const confirm = useConfirm();
  const startOf = (record: Row | undefined) => initialValues(schema, { ...initialOf(initial, record), ...record });
  const [start] = useState(() => startOf(row));
  const [shown, setShown] = useState(row);
  const [meanwhile, setMeanwhile] = useState<ReactNode>(null);
  // One key for as long as the dialog is open: a double click or a retry after a lost answer never makes two.
  const [idempotency_key] = useState(newKey);
  const settled = useRef(false);
  const asksFirst = confirmChanges !== undefined || effects !== undefined;
  const { mutateAsync } = useMutation(asMutation(mutation));

  const { store, formik, busy, dirty, problem, clearProblem, formProps, rebase } = useFormEngine({
    schema,
    initial: start,
    submit: async (clean, typed) => {
      if (settled.current) return;
      if (asksFirst && !(await isConfirmed(clean, splitFiles(typed).files))) return;
      const version = versionOf(shown);
      const body = version === undefined ? clean : { ...(clean as InferType<S>), version };
      const answer = await mutateAsync({
        ...scope,
        ...(id !== undefined && { id }),
        body,
        ...splitFiles(typed).files,
        idempotency_key,
      } as Input);
      settle(answer);
    },
  });

  const settle = (answer: Answer) => {
    settled.current = true;
    onDone?.(answer);
    const leaveNow = () => leave(typeof to === 'function' ? to(answer) : to, answer);
    const said = report?.(answer);
    if (said && onReport) return onReport(said, leaveNow);
    toast.success(typeof done === 'function' ? done(answer, shown) : done);
    leaveNow();
  };

  const isConfirmed = async (clean: unknown, files: object): Promise<boolean> => {
    const { changesQuestion, effectsQuestion } = await loadChangesQuestion();
    const ignored = confirmChanges === true ? [] : confirmChanges?.ignore;
    const words = { nameOf: store.nameOf, order: fieldOrder(formProps.id) };
    const changes = confirmChanges && changesQuestion(schema, startOf(shown), { ...(clean as object), ...files }, ignored, words);
    if (changes === null) return true;
    const effect = await effects?.(clean as InferType<S>);
    const question = effect ? effectsQuestion(effect, changes, submitLabel) : changes;
    return question === undefined || confirm(question);
  };

  // Made once: a keystroke renders the field it went to, not all of them.
  const fields = useMemo(() => (typeof children === 'function' ? (children as FieldsOf<Row>)(shown) : children), [children, shown]);

  useEffect(() => onState({ busy, dirty }), [onState, busy, dirty]);
  useEffect(focusFirstField, []);
  // What it asks when it is saved must come without a connection too.
  useEffect(() => {
    if (asksFirst) void loadChangesQuestion().catch(() => undefined);
  }, [asksFirst]);

  const takeNewVersion = async () => {
    const { data } = await reload();
    if (data === undefined) return;
    const { SavedMeanwhile } = await loadChangesQuestion();
    setMeanwhile(
      <SavedMeanwhile schema={schema} before={startOf(shown)} after={startOf(data)} saved={savingOf(data)} nameOf={store.nameOf} />,
    );
    setShown(data);
    rebase(startOf(data));
    clearProblem();
    toast.info('Dados recarregados. O que você digitou continua no formulário: confira e salve de novo.');
  };

  return (
    <FormProvider store={store} formik={formik} settle={settle}>
      <form {...formProps} style={{ display: 'contents' }}>
        <DialogBody>
          {problem && <ProblemBanner problem={problem} reload={row === undefined ? undefined : takeNewVersion} />}
          {meanwhile}
          <FieldGrid>{fields}</FieldGrid>
        </DialogBody>
        <DialogFooter>
          <Button onClick={close} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={dangerous ? 'danger' : 'primary'} busy={busy}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </form>
    </FormProvider>
  );
};

/** The paths of the fields of a form, as they stand on the page. */
const fieldOrder = (id: string): string[] => {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? [...form.elements].flatMap((field) => field.getAttribute('name') ?? []) : [];
};

const loadChangesQuestion = () => import('../dialog/changes-question.tsx');

const initialOf = <Initial extends object, Row>(
  initial: Initial | ((record: Row) => Initial) | undefined,
  record: Row | undefined,
): Initial | undefined => {
  if (typeof initial !== 'function') return initial;
  return record === undefined ? undefined : (initial as (given: Row) => Initial)(record);
};

type FieldsOf<Row> = (record: Row | undefined) => ReactNode;

/** Who saved a record last, and when, where the record says so. */
const savingOf = (row: unknown): { by: string | null; at: string | null } => {
  const { updated_by_name: by, updated_at: at } = row as { updated_by_name?: unknown; updated_at?: unknown };
  return { by: typeof by === 'string' ? by : null, at: typeof at === 'string' ? at : null };
};

const versionOf = (row: unknown): number | undefined => {
  const version = (row as { version?: unknown } | null | undefined)?.version;
  return typeof version === 'number' ? version : undefined;
};
