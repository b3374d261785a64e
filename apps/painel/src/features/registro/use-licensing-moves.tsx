import { licensingMutations, licensingQueries } from '@esteto/api-client/opening/licensing';
import { useCan } from '@esteto/auth/can/can.tsx';
import { licensings } from '@esteto/contract/access';
import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import type { LicensingDetail, LicensingRow } from '@esteto/contract/opening/licensing';
import { newLicenceForm } from '@esteto/domain/opening/licensing/licensing-form';
import { licensingKindLabel } from '@esteto/domain/opening/licensing/licensing-kind';
import { type LicensingAction, licensingMachine } from '@esteto/domain/opening/licensing/licensing-life';
import { registrationReasonForm } from '@esteto/domain/opening/registration/registration-form';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LicenceQuestion } from './licence-question.tsx';

type Moved = Pick<LicensingRow, 'id' | 'version' | 'status' | 'company_name'>;
type Asked = { what: 'licence'; row: LicensingDetail; licence: LicenceRecord } | { what: 'add'; row: Moved };

/** What may be done with a licensing and its licences; what it asks stands in `question`. */
export const useLicensingMoves = () => {
  const canEdit = useCan(licensings.edit);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutateAsync: send } = useMutation(licensingMutations.move);
  const { movesOf, question } = useMoves({
    machine: licensingMachine,
    by: 'staff',
    moves: canEdit ? LICENSING_MOVES : [],
    send,
    done: ({ company_name }: Moved, action: LicensingAction) =>
      action === 'conclude' ? `${company_name}: licenciamento concluído.` : 'Licenciamento alterado.',
    question: ({ company_name }: Moved, action: LicensingAction) => ({
      title: `${licensingMachine.actions[action].label} o licenciamento`,
      subtitle: company_name,
      size: 'sm',
    }),
    reason: registrationReasonForm,
    record: ({ id }) => licensingQueries.detail({ id }),
  });

  const actionItems = (row: Moved): MenuItem[] =>
    canEdit && row.status === 'pending'
      ? [{ label: 'Incluir licença', onSelect: () => setAsked({ what: 'add', row }) }, ...movesOf(row)]
      : movesOf(row);

  const editLicence = (row: LicensingDetail, licence: LicenceRecord) => setAsked({ what: 'licence', row, licence });
  return { canEdit, actionItems, editLicence, question: asked ? <Question asked={asked} onClose={() => setAsked(null)} /> : question };
};

const LICENSING_MOVES = ['conclude', 'cancel', 'resume'] as const satisfies readonly LicensingAction[];

const Question = ({ asked, onClose }: { asked: Asked; onClose: () => void }) =>
  asked.what === 'add' ? (
    <NewLicence row={asked.row} onClose={onClose} />
  ) : (
    <LicenceQuestion row={asked.row} licence={asked.licence} onClose={onClose} />
  );

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
