import { chakra } from '@chakra-ui/react';
import type { InvoiceRecurrenceAnswer } from '@esteto/contract/invoice-answer';
import { recurrenceChangeForm } from '@esteto/domain/invoice-recurrence/recurrence-form';
import { recurrenceMachine } from '@esteto/domain/invoice-recurrence/recurrence-transition';
import { formatDate } from '@esteto/domain/shared/date';
import { Button } from '@esteto/ui/button/button.tsx';
import { useDialogGuard } from '@esteto/ui/dialog/dialog-guard.tsx';
import { focusFirstField } from '@esteto/ui/dialog/first-field';
import { useAction } from '@esteto/ui/dialog/use-action';
import { useConfirm } from '@esteto/ui/dialog/use-confirm.tsx';
import { useReadError } from '@esteto/ui/errors/read-error.tsx';
import { FieldGrid } from '@esteto/ui/field/field-grid.tsx';
import { IntegerField } from '@esteto/ui/field/integer-field.tsx';
import { MoneyField } from '@esteto/ui/field/money-field.tsx';
import { MonthField } from '@esteto/ui/field/month-field.tsx';
import { Form, SubmitButton } from '@esteto/ui/form/form.tsx';
import { useFormBusy } from '@esteto/ui/form/form-context.tsx';
import { useFieldValue } from '@esteto/ui/form/use-field-value';
import { toast } from '@esteto/ui/toast/toast';
import { today } from '@esteto/ui/today/today';
import { CircleStop, Pause, Pencil, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RecurrenceStep, Repeating } from './invoice-recurrence.tsx';

type RecurrenceActionsProps = { recurrence: InvoiceRecurrenceAnswer; repeating: Repeating };

/** Pausing and resuming are one press, for each undoes the other; ending is asked about first. */
export const RecurrenceActions = ({ recurrence, repeating }: RecurrenceActionsProps) => {
  const confirm = useConfirm();
  const readError = useReadError();
  const { busy, run } = useAction();
  const [changing, setChanging] = useState(false);
  useDialogGuard({ busy, dirty: false });
  if (changing) return <Changing recurrence={recurrence} repeating={repeating} leave={() => setChanging(false)} />;

  const legal = recurrenceMachine.legalActions(recurrence.status, 'doctor');
  // Told in a corner: when somebody else was faster, the section itself changes.
  const take = (step: RecurrenceStep) =>
    run(() =>
      repeating.step(step, recurrence).then(
        (after) => toast.success(doneText(step, after)),
        (error: unknown) => toast.error(readError(error).message),
      ),
    );
  const end = async () => {
    const ended = await confirm({
      title: 'Encerrar repetição',
      message: 'Nenhuma nota nova é pedida. As que já foram pedidas ficam como estão. Para voltar a repetir, peça uma nota nova.',
      confirmLabel: 'Encerrar repetição',
      negative: true,
      action: () => repeating.step('end', recurrence),
    });
    if (ended) toast.success('Repetição encerrada.');
  };
  return (
    <Buttons>
      {legal.includes('resume') && (
        <Button icon={Play} busy={busy} onClick={() => void take('resume')}>
          Retomar
        </Button>
      )}
      {legal.includes('pause') && (
        <Button icon={Pause} busy={busy} onClick={() => void take('pause')}>
          Pausar
        </Button>
      )}
      <Button icon={Pencil} variant="ghost" disabled={busy} onClick={() => setChanging(true)}>
        Alterar
      </Button>
      <Button icon={CircleStop} variant="ghost" disabled={busy} onClick={() => void end()}>
        Encerrar
      </Button>
    </Buttons>
  );
};

const doneText = (step: RecurrenceStep, { next_on }: InvoiceRecurrenceAnswer): string =>
  step === 'resume' && next_on
    ? `Repetição retomada. A próxima nota é pedida em ${formatDate(next_on, today())}.`
    : 'Repetição pausada. Nenhuma nota é pedida até você retomar.';

const Changing = ({ recurrence, repeating, leave }: RecurrenceActionsProps & { leave: () => void }) => {
  const { gross_amount, day, until } = recurrence;
  return (
    <Form
      schema={recurrenceChangeForm}
      initial={{ gross_amount, day, until }}
      onSubmit={async (body) => {
        await repeating.change(recurrence, body);
        toast.success('Repetição alterada. Vale para as próximas notas.');
        leave();
      }}
    >
      <ChangeFields recurrence={recurrence} cancel={leave} />
    </Form>
  );
};

const ChangeFields = ({ recurrence, cancel }: { recurrence: InvoiceRecurrenceAnswer; cancel: () => void }) => {
  const busy = useFormBusy();
  const [amount, day, until] = [useFieldValue('gross_amount'), useFieldValue('day'), useFieldValue('until')];
  const dirty = amount !== recurrence.gross_amount || day !== recurrence.day || (until || null) !== recurrence.until;
  useDialogGuard({ busy, dirty });
  useEffect(focusFirstField, []);
  return (
    <>
      <FieldGrid>
        <MoneyField name="gross_amount" help="A partir da próxima nota." autoFocus />
        <IntegerField name="day" span={3} />
        <MonthField name="until" label="Até (opcional)" span={3} />
      </FieldGrid>
      <Buttons>
        <Button onClick={cancel} disabled={busy}>
          Cancelar
        </Button>
        <SubmitButton>Salvar</SubmitButton>
      </Buttons>
    </>
  );
};

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
