import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PLOT } from './plot.ts';

/** One place of the picture: `sentence` says its numbers, `to` leads to the rows behind them; null where no list has just these. */
export type PointLink = { key: string; sentence: string; to: string | null };

/** Places beside each other over an axis of amounts, or one below the other, as high as the picture without what stands below them. */
export type PointLinksShape = { shape: 'columns' } | { shape: 'rows'; below?: number };

type PointLinksProps = PointLinksShape & {
  /** What they do: 'Toque em uma barra para abrir as notas'. */
  label: string;
  points: readonly PointLink[];
  /** The sentence of the place that is pointed at, null when none is. */
  onTell: (sentence: string | null) => void;
};

/** One link under each place of the picture. One of them takes Tab; arrows, Home and End move between them. */
export const PointLinks = ({ label, points, onTell, ...where }: PointLinksProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const ways = points.filter(({ to }) => to !== null);
  const current = Math.max(
    0,
    ways.findIndex(({ key }) => key === chosen),
  );
  const move = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: current - 1,
      ArrowUp: current - 1,
      ArrowRight: current + 1,
      ArrowDown: current + 1,
      Home: 0,
      End: ways.length - 1,
    }[event.key];
    if (next === undefined || !ways[next]) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[next]?.focus();
  };
  return (
    <List
      ref={list}
      role="group"
      aria-label={label}
      onKeyDown={move}
      onPointerLeave={() => onTell(null)}
      style={placeOf(where, points.length)}
    >
      {points.map(({ key, sentence, to }) =>
        to === null ? (
          <span key={key} onPointerEnter={() => onTell(sentence)} />
        ) : (
          <Point
            key={key}
            to={to}
            aria-label={sentence}
            tabIndex={key === ways[current]?.key ? 0 : -1}
            onPointerEnter={() => onTell(sentence)}
            onFocus={() => {
              setChosen(key);
              onTell(sentence);
            }}
            onBlur={() => onTell(null)}
          />
        ),
      )}
    </List>
  );
};

const placeOf = (where: PointLinksShape, count: number) =>
  where.shape === 'columns'
    ? { inset: `0 ${PLOT.right}px 0 ${PLOT.left}px`, gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }
    : { inset: `0 0 ${where.below ?? 0}px 0`, gridTemplateRows: `repeat(${count}, minmax(0, 1fr))` };

const List = chakra('div', { base: { position: 'absolute', display: 'grid' } });

const Point = chakra(Link, {
  base: { borderRadius: 'control', _hover: { bg: 'bg.hover' }, _focusVisible: { bg: 'bg.hover', outlineOffset: '-2px' } },
});
