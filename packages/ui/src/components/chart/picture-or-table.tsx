import { chakra } from '@chakra-ui/react';
import { ChartColumn, Table as TableIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from './chart-table.tsx';
import { Figure, Head } from './figure.tsx';

type PictureOrTableProps = {
  /** What it shows, above the picture and as its name: 'Certificados que vencem em cada mês'. */
  title: string;
  /** All that the picture says, in words. */
  words: string;
  /** Of the picture, in px. */
  height: number;
  /** The drawing, which fills the place that it is given. */
  children: ReactNode;
  /** The rows of the table behind, with their head. */
  table: ReactNode;
};

/** A picture, with its numbers in a table behind. */
export const PictureOrTable = ({ title, words, height, children, table }: PictureOrTableProps) => {
  const [isTable, setTable] = useState(false);
  return (
    <Figure>
      <Head>
        <chakra.span flex="1 1 12rem" fontSize="sm" fontWeight="medium">
          {title}
        </chakra.span>
        <Button size="sm" variant="ghost" icon={isTable ? ChartColumn : TableIcon} onClick={() => setTable(!isTable)}>
          {isTable ? 'Ver gráfico' : 'Ver tabela'}
        </Button>
      </Head>
      {isTable ? (
        <Scroller role="region" aria-label={title} tabIndex={0}>
          <Table css={WRAPS_ON_PHONE}>{table}</Table>
        </Scroller>
      ) : (
        <chakra.div role="img" aria-label={`${title}: ${words}`} style={{ height }}>
          <Suspense fallback={<ChartSkeleton height={height} />}>{children}</Suspense>
        </chakra.div>
      )}
    </Figure>
  );
};
