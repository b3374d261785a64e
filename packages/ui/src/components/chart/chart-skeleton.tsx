import { chakra } from '@chakra-ui/react';
import { Loading } from '../states/loading.tsx';
import { PLOT } from './plot.ts';

/** The place the picture will take: bars without meaning, after 250 ms. `height` in px. */
export const ChartSkeleton = ({ height }: { height: number }) => (
  <Loading label="Carregando o gráfico…">
    <Bars style={{ height, paddingInline: `${PLOT.left}px ${PLOT.right}px`, paddingBlock: `${PLOT.top}px ${PLOT.bottom}px` }} aria-hidden>
      {SHAPES.map((share) => (
        <Bar key={share} style={{ height: `${share}%` }} />
      ))}
    </Bars>
  </Loading>
);

const SHAPES = [46, 58, 40, 66, 52, 74, 60, 70, 48, 64, 56, 78];

const Bars = chakra('span', { base: { display: 'flex', alignItems: 'flex-end', gap: '4%' } });

const Bar = chakra('span', {
  base: { flex: '1', bg: 'bg.hover', borderTopRadius: 'sm', animation: 'breathe 1.6s ease-in-out infinite' },
});
