import { chakra } from '@chakra-ui/react';
import { ChartColumn, FileDown, ImageDown, Table as TableIcon } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { CARDS_ON_PHONE, Scroller, Table, WRAPS_ON_PHONE } from './chart-table.tsx';
import { Drawing, Figure, Head, Picture } from './figure.tsx';
import { type PointLink, PointLinks, type PointLinksShape } from './point-links.tsx';

export type PictureLinks = PointLinksShape & { label: string; points: readonly PointLink[] };

type PictureOrTableProps = {
  /** What it shows: its name, and above it unless `lead` stands there. 'Certificados que vencem em cada mês'. */
  title: string;
  /** In the place of the title, where that stands elsewhere already: what the colours mean, or nothing. */
  lead?: ReactNode | 'none';
  /** All that the picture says, in words. */
  words: string;
  /** Height of the picture, in px. */
  height: number;
  /** The drawing, which fills the place that it is given. */
  children: ReactNode;
  /** The rows of the table behind, with their head. */
  table: ReactNode;
  /** The table brings its own look: on a phone its rows are cards. */
  cards?: boolean;
  /** To the rows behind each place of the picture. */
  links?: PictureLinks | undefined;
  /** As files: the drawing while it is seen, and the numbers. `busy`: one is being made. */
  save?: { picture: (drawing: HTMLElement) => void; sheet: () => void; busy: boolean };
};

/** A picture, with its numbers in a table behind. */
export const PictureOrTable = ({ title, lead, words, height, children, table, cards = false, links, save }: PictureOrTableProps) => {
  const [isTable, setTable] = useState(false);
  const [markText, tell] = useState<string | null>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const hint = links && !isTable && (
    <chakra.p
      flex="1 1 12rem"
      fontSize="sm"
      minH="5"
      lineClamp={1}
      color={markText === null ? 'fg.muted' : undefined}
      aria-hidden
      data-numeric
    >
      {markText ?? links.label}
    </chakra.p>
  );
  return (
    <Figure>
      <Head>
        {lead === 'none' ? hint : (lead ?? <Title>{title}</Title>)}
        <chakra.span display="inline-flex" flexWrap="wrap" ms="auto">
          {save && !isTable && (
            <Button
              size="sm"
              variant="ghost"
              icon={ImageDown}
              busy={save.busy}
              onClick={() => drawing.current && save.picture(drawing.current)}
            >
              Baixar PNG
            </Button>
          )}
          {save && (
            <Button size="sm" variant="ghost" icon={FileDown} onClick={save.sheet}>
              Baixar CSV
            </Button>
          )}
          <Button size="sm" variant="ghost" icon={isTable ? ChartColumn : TableIcon} onClick={() => setTable(!isTable)}>
            {isTable ? 'Ver gráfico' : 'Ver tabela'}
          </Button>
        </chakra.span>
      </Head>
      {lead === 'none' ? null : hint}
      {isTable ? (
        <Scroller role="region" aria-label={`Tabela: ${title}`} tabIndex={0}>
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

const Title = chakra('span', { base: { flex: '1 1 12rem', fontSize: 'sm', fontWeight: 'medium' } });
