import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useRef } from 'react';
import { PLOT } from './plot.ts';

/** One place of the picture (a month): `sentence` says its numbers to who does not see them. */
export type ChartPoint = { key: string; sentence: string };

type PointButtonsProps = {
  /** What the places are: 'Meses'. */
  label: string;
  points: readonly ChartPoint[];
  active: string;
  onHover: (key: string) => void;
  onFocus: (key: string) => void;
  onChoose: (key: string) => void;
};

/** One button under each place of the picture. One of them takes Tab; arrows, Home and End move between them. */
export const PointButtons = ({ label, points, active, onHover, onFocus, onChoose }: PointButtonsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = points.findIndex(({ key }) => key === active);
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: points.length - 1 }[event.key];
    if (next === undefined || !points[next]) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <List
      ref={list}
      role="group"
      aria-label={label}
      onKeyDown={move}
      style={{ gridTemplateColumns: `repeat(${points.length}, minmax(0, 1fr))` }}
    >
      {points.map(({ key, sentence }) => (
        <Point
          key={key}
          type="button"
          aria-label={sentence}
          aria-pressed={key === active}
          tabIndex={key === active ? 0 : -1}
          onPointerEnter={() => onHover(key)}
          onFocus={() => onFocus(key)}
          onClick={() => onChoose(key)}
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

const Point = chakra('button', {
  base: { borderRadius: 'control', '&[aria-pressed=true]': { bg: 'bg.hover' }, _focusVisible: { outlineOffset: '-2px' } },
});
