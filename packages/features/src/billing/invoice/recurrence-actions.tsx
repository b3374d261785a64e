import type { InvoiceRecurrenceAnswer } from '@esteto/contract/billing/invoice-answer';
import { recurrenceMachine } from '@esteto/domain/billing/invoice-recurrence/invoice-recurrence-life';
import { onDate } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useDialogGuard } from '@esteto/ui/patterns/dialog/dialog-guard.tsx';
import { useAction } from '@esteto/ui/patterns/dialog/use-action';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { today } from '@esteto/ui/system/context/today';
import { CircleStop, Pause, Pencil, Play } from 'lucide-react';
import { useState } from 'react';
import { RecurrenceButtons, RecurrenceChange } from './recurrence-change.tsx';
import type { RecurrenceStep, Repeating } from './repeating.ts';

type RecurrenceActionsProps = { recurrence: InvoiceRecurrenceAnswer; repeating: Repeating };

/** Pausing and resuming are one press, for each undoes the other; ending is asked about first. */
export const RecurrenceActions = ({ recurrence, repeating }: RecurrenceActionsProps) => {
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { busy, run } = useAction();
  const [changing, setChanging] = useState(false);
  useDialogGuard({ busy, dirty: false });
  if (changing) return <RecurrenceChange recurrence={recurrence} repeating={repeating} leave={() => setChanging(false)} />;

  const legal = recurrenceMachine.legalActions(recurrence.status, 'doctor');
  // Told in a corner: when somebody else was faster, the section itself changes.
  const take = (step: RecurrenceStep) =>
    run(() => repeating.step(step, recurrence).then((after) => toast.success(doneText(step, after)), tellFailure));
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
    <RecurrenceButtons>
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
    </RecurrenceButtons>
  );
};

const doneText = (step: RecurrenceStep, { next_on }: InvoiceRecurrenceAnswer): string =>
  step === 'resume' && next_on
    ? `Repetição retomada. A próxima nota é pedida ${onDate(next_on, today())}.`
    : 'Repetição pausada. Nenhuma nota é pedida até você retomar.';
