import { chakra } from '@chakra-ui/react';
import type { Undelivered } from '@esteto/contract/office/job-failure';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useId } from 'react';
import { path } from '../../path.ts';

/** Invoices whose message did not reach the taker: sent again from the invoice, to an address that is right. */
export const UndeliveredLetters = ({ letters, total }: { letters: readonly Undelivered[]; total: number }) => {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <QuietHeading id={id} mb="0">
        Notas que não chegaram ao tomador por e-mail ({total.toLocaleString('pt-BR')})
      </QuietHeading>
      <LineList>
        {letters.map(({ id: letter, invoice_id, client_name, company_name, error, failed_at }) => (
          <Line key={letter} title={`${client_name}: ${error}`} note={`${company_name} · ${formatInstant(failed_at, today())}`}>
            <ButtonLink
              size="sm"
              to={path('/painel/faturamento/contas-a-receber/nota/:accountId/enviar-email', { accountId: invoice_id })}
              aria-label={`Ver e enviar de novo a nota de ${company_name} para ${client_name}`}
            >
              Ver e enviar de novo
            </ButtonLink>
          </Line>
        ))}
      </LineList>
      {total > letters.length && <chakra.p color="fg.muted">As {letters.length} mais recentes.</chakra.p>}
    </chakra.section>
  );
};
