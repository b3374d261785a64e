import { chakra } from '@chakra-ui/react';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { countOf } from '@esteto/domain/shared/text/text';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { useId } from 'react';
import { ItemLine } from './item-line.tsx';
import { lackingItems, takesPapers, waitingPendencies } from './owed.ts';
import { PendencyLine } from './pendency-line.tsx';

/** What its person still owes a return, the pendencies first; what they sent stands folded below. */
export const OwedCard = ({ row }: { row: OwnReturn }) => {
  const waiting = waitingPendencies(row);
  const lacking = takesPapers(row) ? lackingItems(row) : [];
  const answered = row.pendencies.filter((one) => !waiting.includes(one));
  const sent = row.items.filter((one) => !lacking.includes(one));
  if (row.pendencies.length + row.items.length === 0) return null;
  return (
    <Card title="O que falta de você">
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {waiting.length + lacking.length === 0 && <p>Nada falta de você agora.</p>}
        <Part title="Pendências" shown={waiting.length > 0}>
          {waiting.map((pendency) => (
            <PendencyLine key={pendency.id} row={row} pendency={pendency} />
          ))}
        </Part>
        {lacking.length > 0 && (
          <Progress
            label="Documentos enviados"
            value={sent.length}
            max={row.items.length}
            words={`${sent.length} de ${countOf(row.items.length, 'documento', 'documentos')}`}
          />
        )}
        {[...new Set(lacking.map(({ section }) => section))].map((section) => (
          <Part key={section} title={section} shown>
            {lacking
              .filter((item) => item.section === section)
              .map((item) => (
                <ItemLine key={item.id} row={row} item={item} />
              ))}
          </Part>
        ))}
        {sent.length + answered.length > 0 && (
          <Disclosure label={`Já enviado ou resolvido: ${sent.length + answered.length}`}>
            <LineList>
              {answered.map((pendency) => (
                <PendencyLine key={pendency.id} row={row} pendency={pendency} />
              ))}
              {sent.map((item) => (
                <ItemLine key={`item ${item.id}`} row={row} item={item} />
              ))}
            </LineList>
          </Disclosure>
        )}
      </chakra.div>
    </Card>
  );
};

const Part = ({ title, shown, children }: { title: string; shown: boolean; children: React.ReactNode }) => {
  const id = useId();
  if (!shown) return null;
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id} mb="0">
        {title}
      </QuietHeading>
      <LineList>{children}</LineList>
    </section>
  );
};
