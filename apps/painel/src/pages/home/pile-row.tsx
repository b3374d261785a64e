import { chakra } from '@chakra-ui/react';
import { workQueueQueries } from '@esteto/api-client/office/work-queue';
import type { WorkPile } from '@esteto/contract/office/work-queue';
import { ageWords, nextWords, pressingWords } from '@esteto/domain/office/work-queue/pile-order';
import { pileRule } from '@esteto/domain/office/work-queue/work-pile';
import { countOf } from '@esteto/domain/shared/text/text';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Clock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { latePath, pilePath } from './pile-path.ts';

/** A pile: how many, since when, until when and for how much. The whole row opens its list; what is late has a list of its own. */
export const PileRow = ({ pile, person_id }: { pile: WorkPile; person_id: number | null }) => {
  const pressing = pressingWords(pile, today());
  const toLate = pile.late > 0 ? latePath(pile.name, person_id) : null;
  const waits = [ageWords(pile, today()), nextWords(pile, today())].filter((words) => words !== null).join(' · ');
  return (
    <Row>
      <Words>
        <Title to={pilePath(pile.name, person_id)}>{pileRule(pile.name).label}</Title>
        {pressing && (
          <Late>
            <TriangleAlert size={14} aria-hidden />
            {toLate ? <LateLink to={toLate}>{pressing}</LateLink> : <span>{pressing}</span>}
          </Late>
        )}
        {pile.name === 'obligations' && pile.late > 0 && <Fines mine={person_id !== null} />}
        {waits && (
          <Waits>
            <Clock size={14} aria-hidden />
            <span>{waits}</span>
          </Waits>
        )}
      </Words>
      <Figures>
        <Count data-numeric>{pile.count.toLocaleString('pt-BR')}</Count>
        {pile.amount !== null && pile.amount > 0 && (
          <Amount>
            <Money cents={pile.amount} tone="muted" />
          </Amount>
        )}
      </Figures>
    </Row>
  );
};

/** What the obligations past their day cost if they were done today. */
const Fines = ({ mine }: { mine: boolean }) => {
  const { data } = useQuery(workQueueQueries.fines({ mine: mine || null }));
  if (!data || data.count === 0) return null;
  const estimated = data.count - data.unknown;
  return (
    <Waits>
      {estimated > 0 ? (
        <span>
          Multa e juros, se feitas hoje: <Money cents={data.fine} />
          {data.unknown > 0 && `; ${countOf(data.unknown, 'sem estimativa', 'sem estimativa')}`}
        </span>
      ) : (
        'Multa sem estimativa'
      )}
    </Waits>
  );
};

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4',
    px: { base: '4', md: '5' },
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    _hover: { bg: 'bg.hover' },
  },
});

const Words = chakra('div', { base: { display: 'grid', gap: '1', alignContent: 'start', minWidth: 0 } });

/** Spreads over the row, so that all of it is the link. */
const Title = chakra(Link, {
  base: {
    color: 'fg.default',
    fontWeight: 'medium',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

const line = { display: 'flex', alignItems: 'start', gap: '1.5', fontSize: 'sm', '& svg': { flexShrink: 0, mt: '0.5' } } as const;

const Late = chakra('span', { base: { ...line, color: 'attention.fg' } });

const Waits = chakra('span', { base: { ...line, color: 'fg.muted' } });

const LateLink = chakra(Link, {
  base: {
    position: 'relative',
    zIndex: 1,
    display: 'inline-block',
    py: '0.5',
    my: '-0.5',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

const Figures = chakra('div', { base: { display: 'grid', justifyItems: 'end', alignContent: 'start', gap: '1' } });

const Count = chakra('span', { base: { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' } });

const Amount = chakra('span', { base: { fontSize: 'sm' } });
