import { chakra } from '@chakra-ui/react';
import type { MonthSummary } from '@esteto/domain/cash-flow/monthly-summary';
import { type KeyboardEvent, useRef } from 'react';
import { monthSentence } from './cash-summary.ts';
import { PLOT } from './plot.ts';

type MonthButtonsProps = {
  months: readonly MonthSummary[];
  active: string;
  onHover: (month: string) => void;
  onFocus: (month: string) => void;
  onChoose: (month: string) => void;
};

/** One button under each month of the picture. One of them takes Tab; arrows, Home and End move between them. */
export const MonthButtons = ({ months, active, onHover, onFocus, onChoose }: MonthButtonsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = months.findIndex(({ month }) => month === active);
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: months.length - 1 }[event.key];
    if (next === undefined || !months[next]) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <List
      ref={list}
      role="group"
      aria-label="Meses"
      onKeyDown={move}
      style={{ gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))` }}
    >
      {months.map((summary) => (
        <Month
          key={summary.month}
          type="button"
          aria-label={monthSentence(summary)}
          aria-pressed={summary.month === active}
          tabIndex={summary.month === active ? 0 : -1}
          onPointerEnter={() => onHover(summary.month)}
          onFocus={() => onFocus(summary.month)}
          onClick={() => onChoose(summary.month)}
        />
      ))}
    </List>
  );
};

const List = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    bottom: '0',
    left: `${PLOT.left}px`,
    right: `${PLOT.right}px`,
    display: 'grid',
  },
});

const Month = chakra('button', {
  base: { borderRadius: 'control', '&[aria-pressed=true]': { bg: 'bg.hover' }, _focusVisible: { outlineOffset: '-2px' } },
});
