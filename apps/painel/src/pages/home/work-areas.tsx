import { chakra } from '@chakra-ui/react';
import type { WorkPile } from '@esteto/contract/office/work-queue';
import { byArea } from '@esteto/domain/office/work-queue/pile-order';
import { workAreaLabel } from '@esteto/domain/office/work-queue/work-pile';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { CircleCheck } from 'lucide-react';
import { PileRow } from './pile-row.tsx';

/** What waits, a card for each area of the menu; those in which nothing does are one quiet line. */
export const WorkAreas = ({ piles, person_id }: { piles: readonly WorkPile[]; person_id: number | null }) => {
  const { waiting, quiet } = byArea(piles);
  return (
    <>
      <Columns>
        {waiting.map(({ area, piles: some }) => (
          <Column key={area}>
            <Card title={workAreaLabel[area]} flush>
              <Rows>
                {some.map((pile) => (
                  <PileRow key={pile.name} pile={pile} person_id={person_id} />
                ))}
              </Rows>
            </Card>
          </Column>
        ))}
      </Columns>
      {quiet.length > 0 && (
        <Quiet>
          <CircleCheck size={16} aria-hidden />
          Nada espera em {inWords(quiet.map((area) => workAreaLabel[area]))}.
        </Quiet>
      )}
    </>
  );
};

const inWords = (words: readonly string[]): string => new Intl.ListFormat('pt-BR').format(words);

const Columns = chakra('div', { base: { columnWidth: '26rem', columnGap: '5' } });

const Column = chakra('div', { base: { breakInside: 'avoid', pb: '5' } });

const Rows = chakra('ul', { base: { display: 'grid' } });

const Quiet = chakra('p', { base: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'sm' } });
