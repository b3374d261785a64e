import { chakra } from '@chakra-ui/react';
import { ownIncomeTaxMutations } from '@esteto/api-client/tax/own-income-tax';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxes } from '@esteto/contract/access';
import type { IncomeTaxItem, OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { incomeTaxItemMachine, isItemSettled } from '@esteto/domain/tax/income-tax/income-tax-item-life';
import { checklistItemStatusTone } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { OwnFiles } from '../../../features/irpf/own-files.tsx';
import { itemStatusWords } from './item-words.ts';
import { takesPapers } from './owed.ts';
import { PartDialog } from './part-dialog.tsx';
import { Sending } from './sending.tsx';

type Asked = { row: OwnReturn; part: IncomeTaxItem };

/** One document that a return asks for: sent, taken back, or said not to be the person's. */
export default function SendDocumentDialog() {
  const itemId = Number(useParams().itemId);
  const canEdit = useCan(ownIncomeTaxes.edit);
  return (
    <PartDialog
      noun="Documento pedido"
      pick={({ items }) => items.find(({ id }) => id === itemId)}
      title={({ part }) => part.title}
      subtitle={({ part: { status } }) => (
        <StatusBadge status={{ label: itemStatusWords[status], tone: checklistItemStatusTone[status] }} />
      )}
      footer={(item) => {
        const action = canEdit && moveOf(item);
        return action && <Move item={item.part} action={action} />;
      }}
    >
      {(item) => <Content {...item} canEdit={canEdit} />}
    </PartDialog>
  );
}

const Content = ({ row, part: { id, section, source, status, refused_reason }, canEdit }: Asked & { canEdit: boolean }) => {
  const scope = useCompanyScope();
  const { mutateAsync: send } = useMutation(ownIncomeTaxMutations.sendItem);
  const mayChange = canEdit && takesPapers(row) && !isItemSettled(status);
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {refused_reason && <Banner tone="attention">{refused_reason}</Banner>}
      <chakra.p color="fg.muted">{[section, source && `onde conseguir: ${source}`].filter(Boolean).join(' · ')}</chakra.p>
      {status === 'not_applicable' && <p>Você ou a equipe disse que este documento não se aplica a você.</p>}
      <OwnFiles files={row.files.filter(({ item_id }) => item_id === id)} mayTakeBack={mayChange} />
      {mayChange && (
        <Sending
          label="Arquivos do documento"
          send={(file, { key, ...how }) => send({ ...scope, id, file, idempotency_key: key, ...how })}
        />
      )}
    </chakra.div>
  );
};

type Move = (typeof MOVES)[number];

const moveOf = ({ row, part: { status } }: Asked): Move | undefined => {
  const legal = takesPapers(row) ? incomeTaxItemMachine.legalActions(status, 'client') : [];
  return MOVES.find((one) => legal.includes(one));
};

const Move = ({ item: { id, version }, action }: { item: IncomeTaxItem; action: Move }) => {
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const { mutateAsync: move, isPending } = useMutation(ownIncomeTaxMutations.moveItem);
  const act = () => move({ ...scope, id, body: { action, version } }).then(() => toast.success(DONE[action]), tellFailure);
  return (
    <Button busy={isPending} onClick={() => void act()}>
      {LABEL[action]}
    </Button>
  );
};

const MOVES = ['skip', 'ask_again'] as const;
const LABEL: Record<Move, string> = { skip: 'Não se aplica', ask_again: 'Tenho este documento' };
const DONE: Record<Move, string> = {
  skip: 'Anotado: não se aplica a você.',
  ask_again: 'O documento volta para a lista do que falta.',
};
