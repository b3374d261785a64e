import { ownAccreditationMutations } from '@esteto/api-client/duty/own-accreditation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownAccreditations } from '@esteto/contract/access';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { accreditationMachine } from '@esteto/domain/duty/accreditation/accreditation-life';
import { ReasonOver } from '@esteto/features/office/reason/reason-over.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { EyeOff, LogOut, Pencil, Send } from 'lucide-react';
import { useState } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** What the doctor may do with an accreditation where it stands. */
export const OwnActions = ({ record, edit }: { record: AccreditationRecord; edit: () => void }) => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const [leaves, setLeaves] = useState(false);
  const { mutateAsync: submit, isPending: isSending } = useMutation(ownAccreditationMutations.submit);
  const { mutateAsync: renew, isPending: isRenewing } = useMutation(ownAccreditationMutations.renew);
  const { mutateAsync: withdraw } = useMutation(ownAccreditationMutations.withdraw);
  const { mutateAsync: leave } = useMutation(ownAccreditationMutations.leave);
  const seen = { ...scope, id: record.id, body: { version: record.version } };
  const legal = accreditationMachine.legalActions(record.status, 'doctor');
  if (!useCan(ownAccreditations.edit)) return null;
  const send = () => submit(seen).then(() => toast.success('Enviado para análise.'), tellFailure);
  const begin = () => renew(seen).then(() => toast.success('Renovação aberta.'), tellFailure);
  const askWithdrawal = () =>
    confirm({
      title: 'Parar de mostrar os documentos',
      message: `${record.group_name} deixa de ver todos os seus documentos, e o credenciamento volta para preenchimento. Você não entra em plantões deste grupo até ser aprovado de novo.`,
      confirmLabel: 'Parar de mostrar',
      negative: true,
      action: () => withdraw(seen),
    });
  return (
    <>
      {legal.includes('cancel') && (
        <Button variant="ghost" icon={LogOut} onClick={() => setLeaves(true)}>
          Sair do grupo
        </Button>
      )}
      {legal.includes('withdraw') && record.lines.some(({ paper }) => paper) && (
        <Button variant="ghost" icon={EyeOff} onClick={() => void askWithdrawal()}>
          Parar de mostrar
        </Button>
      )}
      {legal.includes('withdraw') && (
        <Button icon={Pencil} onClick={edit}>
          Preencher dados
        </Button>
      )}
      {legal.includes('submit') && (
        <Button variant="primary" icon={Send} busy={isSending} onClick={() => void send()}>
          Enviar para análise
        </Button>
      )}
      {legal.includes('renew') && (
        <Button variant="primary" busy={isRenewing} onClick={() => void begin()}>
          Renovar
        </Button>
      )}
      {leaves && (
        <ReasonOver
          title={`Sair de ${record.group_name}`}
          subtitle="O grupo deixa de ver os seus documentos. As notas que você emitiu a ele ficam como estão."
          submitLabel="Sair do grupo"
          done="Você saiu do grupo."
          act={({ reason, idempotency_key }) => leave({ ...seen, body: { ...seen.body, reason }, idempotency_key })}
          onClose={() => setLeaves(false)}
        />
      )}
    </>
  );
};
