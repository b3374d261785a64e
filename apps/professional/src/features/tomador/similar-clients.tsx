import { chakra } from '@chakra-ui/react';
import type { SimilarClient } from '@esteto/contract/billing/client';
import { clientStatusLabel, clientStatusTone } from '@esteto/domain/billing/client/client-kinds';
import { shownDocument } from '@esteto/domain/shared/document/document';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import type { Asked } from './use-create-client.ts';

/** Before a client is saved: those that are there already and may be the same. */
export default function SimilarClients({ similar, decide }: Asked) {
  const isTaken = similar.some(({ by, status }) => by === 'document' && status !== 'archived');
  return (
    <Modal
      title={isTaken ? 'Este documento já está cadastrado' : 'Este tomador já está cadastrado?'}
      subtitle={isTaken ? 'Cada documento é de um só tomador.' : 'Um cadastro só por tomador mantém juntas as notas e o que há a receber.'}
      role="alertdialog"
      onClose={() => decide('back')}
    >
      <DialogBody>
        <ul>
          {similar.map((client) => (
            <Row key={client.id}>
              <chakra.div flex="1 1 14rem" minW={0}>
                <chakra.p fontWeight="medium" overflowWrap="anywhere">
                  {client.name}
                </chakra.p>
                <chakra.p color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                  {[client.fantasy_name, client.document && shownDocument(client.document), reason[client.by]].filter(Boolean).join(' · ')}
                </chakra.p>
                {client.status !== 'active' && (
                  <StatusBadge status={{ label: clientStatusLabel[client.status], tone: clientStatusTone[client.status] }} />
                )}
              </chakra.div>
              <Button aria-label={`Usar este: ${client.name}`} onClick={() => decide({ use: client.id })}>
                Usar este
              </Button>
            </Row>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => decide('back')} data-autofocus>
          Voltar à edição
        </Button>
        {!isTaken && (
          // Never the filled one: what is there already is offered first.
          <Button onClick={() => decide('create')}>Criar mesmo assim</Button>
        )}
      </DialogFooter>
    </Modal>
  );
}

const reason: Record<SimilarClient['by'], string> = { document: 'mesmo documento', name: 'nome quase igual' };

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '3',
    lineHeight: 'snug',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    _first: { borderTopWidth: '0' },
  },
});
