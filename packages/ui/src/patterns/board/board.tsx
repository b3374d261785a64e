import { chakra } from '@chakra-ui/react';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { StatusBadge } from '../../components/display/status-badge.tsx';
import { firstField } from '../dialog/first-field.ts';
import { isFocusLost } from '../dialog/restore-focus.ts';
import { useDraggable, useDropTarget } from '../drag/use-drag.ts';

/** Columns beside one another, of cards that go from one to another: wide enough to read, so that many scroll sideways; on a phone below one another. */
export const Board = ({ label, children }: { label: string; children: ReactNode }) => (
  // The keyboard scrolls what it can focus.
  <Columns role="group" aria-label={label} tabIndex={0} {...useCardFocus()}>
    {children}
  </Columns>
);

type BoardColumnProps = {
  label: string;
  tone: Tone;
  /** How many it holds, in words of a list ('12', '10.000+'); null while that is not known. */
  count: string | null;
  /** Takes the card of that key; left out where nothing can be dropped. */
  onDrop?: (key: string) => void;
  children: ReactNode;
};

export const BoardColumn = ({ label, tone, count, onDrop, children }: BoardColumnProps) => {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const isOver = useDropTarget(ref, { kind: CARD, takes: onDrop !== undefined, onDrop });
  return (
    <Column ref={ref} aria-labelledby={id} data-column data-over={isOver || undefined}>
      <chakra.h2 id={id} display="flex" flexWrap="wrap" alignItems="center" gap="2" px="1" minH="8" fontSize="sm">
        <StatusBadge status={{ label, tone }} />
        {count !== null && (
          <chakra.span color="fg.muted" data-numeric>
            {count}
          </chakra.span>
        )}
      </chakra.h2>
      {children}
    </Column>
  );
};

/** The cards of a column, in order. */
export const BoardCards = chakra('ul', { base: { display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr)' } });

type BoardCardProps = {
  /** What a column gets when the card is dropped on it; left out of one that stays where it is. */
  dragKey?: string;
  children: ReactNode;
};

/** A card that the pointer takes to another column. Whatever that does stands in a menu of the card, too: not everybody drags. */
export const BoardCard = ({ dragKey, children }: BoardCardProps) => {
  const ref = useRef<HTMLLIElement>(null);
  const isDragged = useDraggable(ref, { kind: CARD, dragKey });
  return (
    <CardItem ref={ref} data-card data-dragged={isDragged || undefined}>
      {children}
    </CardItem>
  );
};

const CARD = 'card';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'none' },
    gridAutoFlow: { md: 'column' },
    gridAutoColumns: { md: 'minmax(15rem, 1fr)' },
    overflowX: { md: 'auto' },
    pb: '2',
  },
});

const Column = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    p: '2',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    '&[data-over]': { borderColor: 'brand.solid', bg: 'brand.subtle' },
  },
});

const CardItem = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    p: '3',
    bg: 'bg.canvas',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
    fontSize: 'sm',
    lineHeight: 'snug',
    '&[draggable=true]': { cursor: 'grab' },
    '&[data-dragged]': { opacity: '0.5' },
    _hover: { borderColor: 'border.strong' },
  },
});

/**
 * For the element around cards: the focus of a card that went to another column passes to the one that takes its place, so that a column is worked
 * through by the keyboard, or to the board where that was the last. An open dialog looks after its own.
 */
const useCardFocus = () => {
  /** Where the focus was last; null once it has left for elsewhere than a menu or a dialog of the card. */
  const left = useRef<{ root: HTMLElement; column: number; card: number } | null>(null);
  useEffect(() => {
    if (left.current === null || firstField() !== null || !isFocusLost()) return;
    const { root, column, card } = left.current;
    const cards = cardsOf(columnsOf(root)[column]);
    const next = cards[Math.min(card, cards.length - 1)];
    (next?.querySelector<HTMLElement>('a, button') ?? root).focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget: root, target }: FocusEvent<HTMLElement>) => {
      // A menu of a card is its child for React, and stands elsewhere on the page.
      if (!root.contains(target)) return;
      const columns = columnsOf(root);
      const column = columns.findIndex((candidate) => candidate.contains(target));
      const card = cardsOf(columns[column]).findIndex((candidate) => candidate.contains(target));
      left.current = card < 0 ? null : { root, column, card };
    },
    onBlur: ({ relatedTarget: next }: FocusEvent<HTMLElement>) => {
      if (next && !next.closest('[data-dialog], [role=menu]')) left.current = null;
    },
  };
};

const columnsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-column]')];

const cardsOf = (column: HTMLElement | undefined): HTMLElement[] => [...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
