import { licensingMutations } from '@esteto/api-client/licensing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { licensings } from '@esteto/contract/access';
import type { Licence, LicensingRow } from '@esteto/contract/licensing';
import { licenceForm, newLicenceForm } from '@esteto/domain/licensing/licensing-form';
import { licensingItemStatusLabel } from '@esteto/domain/licensing/licensing-item-status';
import { licensingKindLabel, licensingKindStatuses, mayHaveValidity, needsObservation } from '@esteto/domain/licensing/licensing-kind';
import { type LicensingAction, licensingMachine } from '@esteto/domain/licensing/licensing-life';
import { registrationReasonForm } from '@esteto/domain/registration/registration-form';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

type Moved = Pick<LicensingRow, 'id' | 'version' | 'status' | 'company_name'>;
type Asked = { row: Moved } & ({ what: 'licence'; licence: Licence } | { what: 'add' } | { what: 'move'; action: LicensingAction });

/** What may be done with a licensing and its licences; what it asks stands in `question`. */
export const useLicensingMoves = () => {
  const canEdit = useCan(licensings.edit);
  const [asked, setAsked] = useState<Asked | null>(null);
  const tellFailure = useTellFailure();
  const { mutateAsync: move } = useMutation(licensingMutations.move);

  const actionItems = (row: Moved): MenuItem[] => {
    if (!canEdit) return [];
    const actions = licensingMachine.legalActions(row.status, 'staff').map((action) => ({
      label: licensingMachine.actions[action].label,
      onSelect: () => {
        if ('asks_reason' in licensingMachine.actions[action]) setAsked({ what: 'move', row, action });
        else
          void move({ id: row.id, body: { action, reason: null, version: row.version } }).then(
            () => toast.success(`${row.company_name}: licenciamento concluído.`),
            tellFailure,
          );
      },
    }));
    return row.status === 'pending' ? [{ label: 'Incluir licença', onSelect: () => setAsked({ what: 'add', row }) }, ...actions] : actions;
  };

  const editLicence = (row: Moved, licence: Licence) => setAsked({ what: 'licence', row, licence });
  const question: ReactNode = asked && <Question asked={asked} onClose={() => setAsked(null)} />;
  return { canEdit, actionItems, editLicence, question };
};

const Question = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
  if (asked.what === 'licence') return <LicenceQuestion row={asked.row} licence={asked.licence} onClose={onClose} />;
  return asked.what === 'add' ? <NewLicence row={asked.row} onClose={onClose} /> : <Reason {...asked} onClose={onClose} />;
};

const LicenceQuestion = ({ row, licence, onClose }: { row: Moved; licence: Licence; onClose: () => void }) => {
  const { mutateAsync: set } = useMutation(licensingMutations.setLicence);
  const { id: licence_id, version, kind, name, status, observation, valid_until } = licence;
  return (
    <FormOver
      form={{
        title: name ?? licensingKindLabel[kind],
        subtitle: row.company_name,
        size: 'sm',
        schema: licenceForm,
        initial: { to: status, observation, valid_until },
        mutation: {
          mutationFn: ({ body }: { body: object }) => set({ id: row.id, licence_id, body: { ...licenceForm.cast(body), version } }),
        },
        done: 'Licença alterada.',
        submitLabel: 'Salvar',
        children: <LicenceFields kind={kind} />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const LicenceFields = ({ kind }: Pick<Licence, 'kind'>) => {
  const chosen = useFieldValue<Licence['status']>('to');
  const options = Object.fromEntries(licensingKindStatuses[kind].map((status) => [status, licensingItemStatusLabel[status]]));
  return (
    <>
      <SelectField name="to" options={options} />
      <TextAreaField
        name="observation"
        help={chosen && needsObservation(chosen) ? 'Esta situação precisa de uma observação.' : undefined}
      />
      {chosen && mayHaveValidity(chosen) && <DateField name="valid_until" />}
    </>
  );
};

const NewLicence = ({ row: { id, version, company_name }, onClose }: { row: Moved; onClose: () => void }) => {
  const { mutateAsync: add } = useMutation(licensingMutations.addLicence);
  return (
    <FormOver
      form={{
        title: 'Incluir licença',
        subtitle: company_name,
        size: 'sm',
        schema: NEW_LICENCE,
        mutation: { mutationFn: ({ body }: { body: object }) => add({ id, body: { ...NEW_LICENCE.cast(body), version } }) },
        done: 'Licença incluída.',
        submitLabel: 'Incluir licença',
        children: (
          <>
            <SelectField name="kind" options={licensingKindLabel} />
            <TextField name="name" help="Preciso para 'Outros': como a licença se chama." />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const NEW_LICENCE = newLicenceForm.omit(['version']);

const Reason = ({ row: { id, version, company_name }, action, onClose }: { row: Moved; action: LicensingAction; onClose: () => void }) => {
  const { mutateAsync: move } = useMutation(licensingMutations.move);
  const { label } = licensingMachine.actions[action];
  return (
    <FormOver
      form={{
        title: `${label} o licenciamento`,
        subtitle: company_name,
        size: 'sm',
        schema: registrationReasonForm,
        mutation: { mutationFn: ({ body: { reason } }: { body: { reason: string } }) => move({ id, body: { action, reason, version } }) },
        done: 'Licenciamento alterado.',
        submitLabel: label,
        children: <TextAreaField name="reason" />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
