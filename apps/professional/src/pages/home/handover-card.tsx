import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { handoverMutations, handoverQueries } from '@esteto/api-client/opening/handover';
import { handover as contract, type HandoverDetail } from '@esteto/contract/opening/handover';
import { HANDOVER_LETTER_TITLE } from '@esteto/domain/opening/handover/handover-letter';
import { handoverProgress, handoverProgressText } from '@esteto/domain/opening/handover/handover-progress';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { HandoverList } from '@esteto/features/opening/handover/handover-list.tsx';
import { LetterForm } from '@esteto/features/opening/handover/letter-form.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { useFile } from '@esteto/ui/patterns/file/use-file.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Eye, Send } from 'lucide-react';
import { useState } from 'react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** What the former accountant still hands over; nothing once all is here. */
export const HandoverCard = () => (
  <QueryCard query={handoverQueries.state(useCompanyScope())} title="Troca de contador">
    {({ handover }) => handover && handoverProgress(handover.items).awaited > 0 && <Awaited handover={handover} />}
  </QueryCard>
);

const Awaited = ({ handover }: { handover: HandoverDetail }) => {
  const scope = useCompanyScope();
  const [isSending, setSending] = useState(false);
  const { mutateAsync: send } = useMutation(handoverMutations.send);
  const { busy, view, viewer } = useFile({
    label: HANDOVER_LETTER_TITLE,
    name: 'carta-ao-contador.pdf',
    mime: 'application/pdf',
    load: () => call(contract.letter, scope),
  });
  const { accountant_name, letter_sent_at } = handover;
  return (
    <Card title="Troca de contador">
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <p>
          {letter_sent_at
            ? `A carta foi enviada a ${accountant_name} (${formatInstant(letter_sent_at, today())}). ${handoverProgressText(handoverProgress(handover.items))}`
            : 'Escrevemos ao seu contador atual em nome da empresa, com a lista do que ela leva. Leia a carta, fale com ele e envie quando quiser.'}
        </p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant={letter_sent_at ? 'secondary' : 'primary'} icon={Send} onClick={() => setSending(true)}>
            {letter_sent_at ? 'Enviar de novo' : 'Enviar a carta'}
          </Button>
          <Button icon={Eye} busy={busy === 'view'} onClick={view}>
            Ler a carta
          </Button>
        </chakra.div>
        <Disclosure label="O que ele entrega">
          <HandoverList items={handover.items} />
        </Disclosure>
      </chakra.div>
      {viewer}
      {isSending && <LetterForm handover={handover} send={(body) => send({ ...scope, body })} onClose={() => setSending(false)} />}
    </Card>
  );
};
