import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { Figure, Head } from './figure.tsx';
import type { RatioPoint } from './ratio-lines.tsx';

type RatioChartProps = {
  /** Oldest first. */
  points: readonly RatioPoint[];
  /** The line that should be reached, a fraction, and what it is called. */
  limit: string;
  limitLabel: string;
  /** What a point is called of which something is not told, and what is said where there is none. */
  leastLabel: string;
  gapLabel: string;
  /** All that the picture says, in words: its numbers stand in a table beside it. */
  label: string;
};

const HEIGHT = 220;

const RatioLines = lazyComponent(() => import('./ratio-lines.tsx').then(({ RatioLines }) => RatioLines));

/** A ratio over the months against the line that it should reach. */
export const RatioChart = ({ points, limit, limitLabel, leastLabel, gapLabel, label }: RatioChartProps) => (
  <Figure>
    <Head fontSize="sm">
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        <chakra.svg width="6" height="2" viewBox="0 0 24 4" color="chart.limit" aria-hidden>
          <line x1="0" y1="2" x2="24" y2="2" stroke="currentColor" strokeWidth="3" strokeDasharray="6 3" />
        </chakra.svg>
        {limitLabel}
      </chakra.span>
      {points.some(({ isLeast, ratio }) => isLeast && ratio !== null) && (
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <chakra.svg width="3" height="3" viewBox="0 0 12 12" color="chart.own" aria-hidden>
            <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
          </chakra.svg>
          {leastLabel}
        </chakra.span>
      )}
      {points.some(({ ratio }) => ratio === null) && <chakra.span color="fg.muted">{gapLabel}</chakra.span>}
    </Head>
    <chakra.div role="img" aria-label={label} style={{ height: HEIGHT }}>
      <Suspense fallback={<ChartSkeleton height={HEIGHT} />}>
        <RatioLines points={points} limit={limit} />
      </Suspense>
    </chakra.div>
  </Figure>
);
