import { chakra } from '@chakra-ui/react';
import { handoverMutations, handoverQueries } from '@esteto/api-client/opening/handover';
import type { HandoverDetail, HandoverItemRow } from '@esteto/contract/opening/handover';
import { handoverItemLabel } from '@esteto/domain/opening/handover/handover-item';
import { HANDOVER_ACTIONS, type HandoverAction, handoverMachine } from '@esteto/domain/opening/handover/handover-life';
import { handoverProgress, handoverProgressText } from '@esteto/domain/opening/handover/handover-progress';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { HandoverList } from '@esteto/features/opening/handover/handover-list.tsx';
import { LetterForm } from '@esteto/features/opening/handover/letter-form.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';

type HandoverPartProps = { companyId: number; canEdit: boolean };

/** What the former accountant of a company hands over, ticked off as it comes. */
export const HandoverPart = ({ companyId: id, canEdit }: HandoverPartProps) => (
  <QueryCard query={handoverQueries.ofCompany({ id })} title="Troca de contador">
    {({ handover }) => handover && <Known handover={handover} companyId={id} canEdit={canEdit} />}
  </QueryCard>
);

const Known = ({ handover, companyId: id, canEdit }: HandoverPartProps & { handover: HandoverDetail }) => {
  const [isSending, setSending] = useState(false);
  const { mutateAsync: send } = useMutation(handoverMutations.sendOfCompany);
  const { accountant_name, accountant_email, letter_sent_at, items } = handover;
  const letterState = letter_sent_at
    ? `Carta enviada ${formatInstant(letter_sent_at, today())} a ${accountant_name} (${accountant_email}).`
    : 'A carta ao contador ainda não foi enviada.';
  return (
    <section aria-label="Troca de contador">
      <QuietHeading>Troca de contador</QuietHeading>
      <chakra.p mb="3">
        {letterState} {handoverProgressText(handoverProgress(items))}
      </chakra.p>
      <HandoverList items={items} action={canEdit ? (item) => <Decisions item={item} /> : undefined} />
      {canEdit && (
        <Button mt="3" icon={Send} onClick={() => setSending(true)}>
          {letter_sent_at ? 'Enviar a carta de novo' : 'Enviar a carta'}
        </Button>
      )}
      {isSending && <LetterForm handover={handover} send={(body) => send({ id, body })} onClose={() => setSending(false)} />}
    </section>
  );
};

const Decisions = ({ item: { id, version, item, status } }: { item: HandoverItemRow }) => {
  const tellFailure = useTellFailure();
  const { mutateAsync: decide, isPending } = useMutation(handoverMutations.decide);
  const legal = handoverMachine.legalActions(status, 'staff');
  const move = (action: HandoverAction) => void decide({ id, body: { action, version } }).catch(tellFailure);
  return HANDOVER_ACTIONS.filter((action) => legal.includes(action)).map((action) => {
    const { label } = handoverMachine.actions[action];
    return (
      <Button
        key={action}
        size="sm"
        variant="ghost"
        disabled={isPending}
        aria-label={`${handoverItemLabel[item]}: ${label}`}
        onClick={() => move(action)}
      >
        {label}
      </Button>
    );
  });
};
