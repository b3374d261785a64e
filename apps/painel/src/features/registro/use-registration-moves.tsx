import { registrationMutations } from '@esteto/api-client/opening/registration';
import { useCan } from '@esteto/auth/can/can.tsx';
import { registrations } from '@esteto/contract/access';
import type { RegistrationRow } from '@esteto/contract/opening/registration';
import { registrationDueForm, registrationReasonForm } from '@esteto/domain/opening/registration/registration-form';
import { registrationMachine } from '@esteto/domain/opening/registration/registration-life';
import {
  type RegistrationStep,
  registrationStepLabel,
  registrationStepStatuses,
} from '@esteto/domain/opening/registration/registration-step';
import { type RegistrationStepStatus, registrationStepStatusLabel } from '@esteto/domain/opening/registration/registration-step-status';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { path } from '../../path.ts';

export type MovedRegistration = Pick<RegistrationRow, 'id' | 'version' | 'status' | 'company_name'>;
type Asked = { row: MovedRegistration } & (
  | { what: 'note'; step: RegistrationStep; to: RegistrationStepStatus }
  | { what: 'due'; step: RegistrationStep }
  | { what: 'move'; action: 'cancel' | 'resume' }
);

/** What may be done to move an opening on: at once, or after a question, which stands in `question`. */
export const useRegistrationMoves = () => {
  const canEdit = useCan(registrations.edit);
  const [pending, setPending] = useState<Asked | null>(null);
  const tellFailure = useTellFailure();
  const { search } = useLocation();
  const { mutateAsync: setStep } = useMutation(registrationMutations.setStep);
  const take = (row: MovedRegistration, step: RegistrationStep, to: RegistrationStepStatus) => {
    if (to === 'rejected' || to === 'cancelled') setPending({ what: 'note', row, step, to });
    else
      void setStep({ id: row.id, body: { step, to, note: null, version: row.version } }).then(
        () => toast.success(`${registrationStepLabel[step]}: ${registrationStepStatusLabel[to]}.`),
        tellFailure,
      );
  };

  /** The statuses that a step may come to; `waits`: others have to be over before it is. */
  const statusItems = (row: MovedRegistration, step: RegistrationStep, status: RegistrationStepStatus, waits = false): MenuItem[] =>
    canEdit && row.status === 'pending'
      ? registrationStepStatuses[step]
          .filter((to) => to !== status && !(waits && to === 'concluded'))
          .map((to) => ({ label: registrationStepStatusLabel[to], onSelect: () => take(row, step, to) }))
      : [];

  const dueItem = (row: MovedRegistration, step: RegistrationStep): MenuItem[] =>
    canEdit && row.status === 'pending' ? [{ label: 'Mudar o prazo', onSelect: () => setPending({ what: 'due', row, step }) }] : [];

  /** What may be done with the opening as a whole. */
  const actionItems = (row: MovedRegistration): MenuItem[] =>
    canEdit
      ? registrationMachine.legalActions(row.status, 'staff').map((action) => ({
          label: registrationMachine.actions[action].label,
          ...(action === 'conclude'
            ? { to: path('/painel/registro/abertura/registro/:registrationId/concluir', { registrationId: row.id }) + search }
            : { onSelect: () => setPending({ what: 'move', row, action }) }),
        }))
      : [];

  const question: ReactNode = pending && <Question {...pending} onClose={() => setPending(null)} />;
  return { canEdit, take, statusItems, dueItem, actionItems, question };
};

const Question = (pending: Asked & { onClose: () => void }) => {
  const { row, onClose } = pending;
  const { id, version, company_name } = row;
  const { mutateAsync: setStep } = useMutation(registrationMutations.setStep);
  const { mutateAsync: setDue } = useMutation(registrationMutations.setDue);
  const { mutateAsync: move } = useMutation(registrationMutations.move);
  if (pending.what === 'due')
    return (
      <FormQuestion
        title={`Prazo: ${registrationStepLabel[pending.step]}`}
        message="O histórico guarda o motivo."
        schema={DUE}
        submit={(values) => setDue({ id, body: { ...values, step: pending.step, version } })}
        done="Prazo alterado."
        submitLabel="Mudar o prazo"
        submitVariant="primary"
        onClose={onClose}
      >
        <DateField name="due_on" />
        <TextAreaField name="reason" />
      </FormQuestion>
    );
  const isNote = pending.what === 'note';
  const label = isNote ? registrationStepStatusLabel[pending.to] : registrationMachine.actions[pending.action].label;
  return (
    <FormQuestion
      title={isNote ? `${registrationStepLabel[pending.step]}: ${label}` : `${label} o registro`}
      message={isNote && pending.to === 'rejected' ? `${company_name}. O médico lê este motivo.` : company_name}
      schema={registrationReasonForm}
      submit={({ reason }) =>
        isNote
          ? setStep({ id, body: { step: pending.step, to: pending.to, note: reason, version } })
          : move({ id, body: { action: pending.action, reason, version } })
      }
      done={isNote ? 'Etapa alterada.' : 'Registro alterado.'}
      submitLabel={isNote ? 'Salvar' : label}
      submitVariant={isNote || pending.action === 'resume' ? 'primary' : 'danger'}
      onClose={onClose}
    >
      <TextAreaField name="reason" autoFocus />
    </FormQuestion>
  );
};

const DUE = registrationDueForm.pick(['due_on', 'reason']);
