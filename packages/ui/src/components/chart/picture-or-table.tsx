import { chakra } from '@chakra-ui/react';
import { ChartColumn, Table as TableIcon } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { CARDS_ON_PHONE, Scroller, Table, WRAPS_ON_PHONE } from './chart-table.tsx';
import { Drawing, Figure, Head, Picture } from './figure.tsx';
import { type PointLink, PointLinks, type PointLinksShape } from './point-links.tsx';

export type PictureLinks = PointLinksShape & { label: string; points: readonly PointLink[] };

type PictureOrTableProps = {
  /** What it shows: its name, and above it unless `lead` stands there. 'Certificados que vencem em cada mês'. */
  title: string;
  /** In the place of the title, where that stands elsewhere already: what the colours mean. */
  lead?: ReactNode;
  /** All that the picture says, in words. */
  words: string;
  /** Of the picture, in px. */
  height: number;
  /** The drawing, which fills the place that it is given. */
  children: ReactNode;
  /** The rows of the table behind, with their head. */
  table: ReactNode;
  /** The table brings its own look: on a phone its rows are cards. */
  cards?: boolean;
  /** To the rows behind each place of the picture. */
  links?: PictureLinks | undefined;
  /** What can be done with it; `drawing` is null while the table stands in its place. */
  actions?: (drawing: RefObject<HTMLDivElement | null> | null) => ReactNode;
};

/** A picture, with its numbers in a table behind. */
export const PictureOrTable = ({ title, lead, words, height, children, table, cards = false, links, actions }: PictureOrTableProps) => {
  const [isTable, setTable] = useState(false);
  const [told, tell] = useState<string | null>(null);
  const drawing = useRef<HTMLDivElement>(null);
  return (
    <Figure>
      <Head>
        {lead ?? (
          <chakra.span flex="1 1 12rem" fontSize="sm" fontWeight="medium">
            {title}
          </chakra.span>
        )}
        <chakra.span display="inline-flex" flexWrap="wrap" ms="auto">
          {actions?.(isTable ? null : drawing)}
          <Button size="sm" variant="ghost" icon={isTable ? ChartColumn : TableIcon} onClick={() => setTable(!isTable)}>
            {isTable ? 'Ver gráfico' : 'Ver tabela'}
          </Button>
        </chakra.span>
      </Head>
      {links && !isTable && (
        <chakra.p fontSize="sm" minH="5" lineClamp={1} color={told === null ? 'fg.muted' : undefined} aria-hidden data-numeric>
          {told ?? links.label}
        </chakra.p>
      )}
      {isTable ? (
        <Scroller role="region" aria-label={title} tabIndex={0}>
          <Table css={cards ? CARDS_ON_PHONE : WRAPS_ON_PHONE}>{table}</Table>
        </Scroller>
      ) : (
        <Picture style={{ height }}>
          {links && <PointLinks {...links} onTell={tell} />}
          <Drawing ref={drawing} role="img" aria-label={`${title}: ${words}`}>
            <Suspense fallback={<ChartSkeleton height={height} />}>{children}</Suspense>
          </Drawing>
        </Picture>
      )}
    </Figure>
  );
};
