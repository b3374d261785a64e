import { chakra } from '@chakra-ui/react';
import { incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import type { IncomeTaxPaceAnswer } from '@esteto/contract/tax/income-tax';
import { formatDate, onDate } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { today } from '@esteto/ui/system/context/today';

/** How the latest year gets on until its deadline, and who has how much of it. */
export const PaceLine = () => (
  <QueryCard query={incomeTaxQueries.pace({})} title="Ritmo do exercício">
    {(pace) =>
      pace && (
        <Card title={`Exercício ${pace.exercise_year}`}>
          <Facts
            facts={[
              { label: 'Prazo', value: `${formatDate(pace.deadline, today())}, ${countOf(pace.days_left, 'dia útil', 'dias úteis')}` },
              { label: 'Transmitidas', value: `${pace.sent} de ${pace.total}` },
              { label: 'Esperando o médico', value: String(pace.waiting_for_people) },
              { label: 'Ritmo das duas últimas semanas', value: `${number(pace.sent_per_day)} por dia útil` },
              { label: 'Preciso até o prazo', value: pace.needed_per_day !== null && `${number(pace.needed_per_day)} por dia útil` },
              { label: 'Neste ritmo', value: endWords(pace) },
            ]}
          />
          {pace.responsibles.length > 0 && (
            <chakra.p mt="3" color="fg.muted" fontSize="sm">
              {pace.responsibles
                .map(({ name, open, sent }) => `${name ?? 'Sem responsável'}: ${open} por fazer, ${sent} transmitidas`)
                .join(' · ')}
            </chakra.p>
          )}
        </Card>
      )
    }
  </QueryCard>
);

const number = (value: number): string => value.toLocaleString('pt-BR');

const endWords = ({ ends_on, deadline, sent, total }: IncomeTaxPaceAnswer): string => {
  if (sent === total) return 'Nada por fazer';
  if (ends_on === null) return 'Sem transmissões recentes';
  return `Termina ${onDate(ends_on, today())}${ends_on > deadline ? ', depois do prazo' : ''}`;
};
