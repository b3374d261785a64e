import { chakra } from '@chakra-ui/react';
import { registrationMutations, registrationQueries } from '@esteto/api-client/opening/registration';
import { registrationComments } from '@esteto/contract/access';
import type { RegistrationDetail } from '@esteto/contract/opening/registration';
import { registrationForm } from '@esteto/domain/opening/registration/registration-form';
import { registrationStatusLabel, registrationStatusTone } from '@esteto/domain/opening/registration/registration-life';
import { REGISTRATION_STEPS, type RegistrationStep } from '@esteto/domain/opening/registration/registration-step';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { BoletoLineField } from '@esteto/ui/components/field/brazil/boleto-line-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { Building2, FileText, FolderOpen, History, Pencil, Signature } from 'lucide-react';
import { useParams } from 'react-router';
import { TeamComments } from '../../../features/comentarios/team-comments.tsx';
import { AnalystField } from '../../../features/empresa/analyst-field.tsx';
import { useRegistrationMoves } from '../../../features/registro/use-registration-moves.tsx';
import { path } from '../../../path.ts';
import { BoardFee } from './board-fee.tsx';
import { OpeningFacts } from './opening-facts.tsx';
import { OpeningSteps } from './opening-steps.tsx';

/** An opening by itself: its steps, what is known of it, what the team says, and what may be done. */
export default function OpeningDetailsDialog() {
  const id = Number(useParams().registrationId);
  const { canEdit, statusItems, dueItem, actionItems, question } = useRegistrationMoves();
  const notify = useNotify();
  return (
    <>
      <RecordDialog
        noun="Abertura"
        size="lg"
        query={registrationQueries.detail({ id })}
        title={({ company_name }) => company_name}
        subtitle={({ status }) => <StatusBadge status={{ label: registrationStatusLabel[status], tone: registrationStatusTone[status] }} />}
        form={
          canEdit
            ? {
                id,
                schema: registrationForm,
                mutation: registrationMutations.update,
                done: 'Abertura alterada.',
                children: (opening) => <OpeningFields opening={opening} />,
              }
            : undefined
        }
        footer={(opening, edit) => (
          <>
            <MoreActions
              items={[
                ...actionItems(opening),
                ...(canEdit ? notify(opening) : []),
                ...linksOf(opening, canEdit),
                {
                  label: 'Histórico',
                  icon: History,
                  to: path('/painel/registro/abertura/registro/:registrationId/historico', { registrationId: id }),
                },
              ]}
            />
            {canEdit && (
              <Button icon={Pencil} onClick={edit}>
                Editar
              </Button>
            )}
          </>
        )}
      >
        {(opening) => (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <OpeningSteps
              opening={opening}
              moves={({ step, status }) => [
                { items: statusItems(opening, step, status, opensBefore(opening, step)) },
                { items: dueItem(opening, step) },
              ]}
            />
            <BoardFee opening={opening} canEdit={canEdit} />
            <OpeningFacts opening={opening} />
            <TeamComments id={opening.id} who={registrationComments} queries={registrationQueries} mutations={registrationMutations} />
          </chakra.div>
        )}
      </RecordDialog>
      {question}
    </>
  );
}

/** The order of the steps is the order in which each is ended. */
const opensBefore = ({ steps }: RegistrationDetail, step: RegistrationStep): boolean =>
  steps.slice(0, REGISTRATION_STEPS.indexOf(step)).some(({ status }) => status !== 'concluded' && status !== 'cancelled');

const linksOf = ({ id, company_id, status }: RegistrationDetail, canEdit: boolean) => [
  ...(canEdit && status === 'pending'
    ? [
        {
          label: 'Escrever a minuta',
          icon: FileText,
          to: path('/painel/registro/abertura/registro/:registrationId/minuta', { registrationId: id }),
        },
      ]
    : []),
  ...(canEdit
    ? [
        {
          label: 'Editar empresa',
          icon: Building2,
          to: path('/painel/registro/abertura/empresa/:companyId/editar', { companyId: company_id }),
        },
      ]
    : []),
  { label: 'Arquivos', icon: FolderOpen, to: path('/painel/registro/abertura/empresa/:companyId/arquivos', { companyId: company_id }) },
];

/** The owner is told by e-mail that the signature is missing; offered while it is. */
const useNotify = () => {
  const tellFailure = useTellFailure();
  const { mutateAsync: send } = useMutation(registrationMutations.notifySignature);
  return ({ id, version, status, steps }: RegistrationDetail) => {
    const signature = steps.find(({ step }) => step === 'digital_signature')?.status;
    if (status !== 'pending' || signature === 'concluded' || signature === 'cancelled') return [];
    const notify = () => void send({ id, body: { version } }).then(() => toast.success('Aviso de assinatura enviado.'), tellFailure);
    return [{ label: 'Avisar da assinatura digital', icon: Signature, onSelect: notify }];
  };
};

const OpeningFields = ({ opening }: { opening?: RegistrationDetail }) => (
  <>
    <AnalystField selected={opening} span={3} />
    <TextField name="protocol" span={3} />
    <MoneyField name="board_fee_amount" span={3} />
    <DateField name="board_fee_due_on" span={3} />
    <BoletoLineField name="board_fee_line" />
    <TextField name="voter_registration" span={3} help="Para o Simples Nacional, este ou o recibo do imposto de renda." />
    <TextField name="income_tax_receipt" span={3} />
  </>
);
