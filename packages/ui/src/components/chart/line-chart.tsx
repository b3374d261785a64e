import { chakra } from '@chakra-ui/react';
import { ChartLine, Table as TableIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { Scroller, Table } from './chart-table.tsx';
import { Drawing, Figure, Head, Picture } from './figure.tsx';
import {
  type FormatNumber,
  hasValues,
  type LineLimit,
  type LinePoint,
  type LineSeries,
  linesSentence,
  pointSentence,
  valueText,
} from './line-series.ts';
import { DEFAULT_HEIGHT } from './plot.ts';
import { PointButtons } from './point-buttons.tsx';

type LineChartProps = {
  /** What the lines show: the name of the table behind them. */
  title: string;
  /** What a place is: 'Mês'. */
  unit?: string;
  /** Undefined while they load. */
  points: readonly LinePoint[] | undefined;
  /** One line for a trend, two to compare. */
  series: readonly LineSeries[];
  /** Numbers in words; at module scope, so that the picture is drawn once. */
  format: FormatNumber;
  limit?: LineLimit;
  empty: string;
  /** Opens the rows behind a place. */
  onPoint?: (key: string) => void;
  /** Of the picture, in px. */
  height?: number;
};

const LineDrawing = lazy(() => import('./line-drawing.tsx').then(({ LineDrawing: component }) => ({ default: component })));

/** A trend: lines over months, the numbers of one of them above, all of them in a table behind. */
export const LineChart = (props: LineChartProps) => {
  const { title, unit = 'Mês', points, series, format, limit, empty, onPoint, height = DEFAULT_HEIGHT } = props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  if (!points) return <ChartSkeleton height={height} />;
  const find = (wanted: string | null) => points.find(({ key }) => key === wanted);
  const active = find(hovered) ?? find(chosen) ?? points.at(-1);
  if (!active || !hasValues(points)) return <EmptyState icon={ChartLine} title={empty} />;
  const isTable = view === 'table';
  const choose = (key: string) => {
    setChosen(key);
    onPoint?.(key);
  };
  return (
    <Figure>
      <Head>
        {!isTable && <Readout point={active} series={series} format={format} />}
        <chakra.div ms="auto">
          <Button size="sm" variant="ghost" icon={isTable ? ChartLine : TableIcon} onClick={() => setView(isTable ? 'chart' : 'table')}>
            {isTable ? 'Ver gráfico' : 'Ver tabela'}
          </Button>
        </chakra.div>
      </Head>
      {isTable ? (
        <LineTable title={title} unit={unit} points={points} series={series} format={format} onPoint={onPoint} />
      ) : (
        <Picture style={{ height }} onPointerLeave={() => setHovered(null)}>
          <PointButtons
            label={title}
            points={points.map((point) => ({ key: point.key, sentence: pointSentence(point, series, format) }))}
            active={active.key}
            onHover={setHovered}
            onFocus={setChosen}
            onChoose={choose}
          />
          <Drawing role="img" aria-label={`${title}. ${linesSentence(points, series, format)}`}>
            <Suspense fallback={<ChartSkeleton height={height} />}>
              <LineDrawing points={points} series={series} format={format} limit={limit} />
            </Suspense>
          </Drawing>
        </Picture>
      )}
    </Figure>
  );
};

type ReadoutProps = { point: LinePoint; series: readonly LineSeries[]; format: FormatNumber };

/** The numbers of one place, each with the colour of its line: label and legend in one. */
const Readout = ({ point, series, format }: ReadoutProps) => (
  <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="1">
    <chakra.span fontWeight="semibold" minW="4.5rem">
      {point.label}
    </chakra.span>
    {series.map(({ key, label, look }) => (
      <chakra.span key={key} display="inline-flex" alignItems="center" gap="2">
        <chakra.span width="3" height="2px" bg={`chart.${look}`} aria-hidden />
        <chakra.span color="fg.muted">{label}</chakra.span>
        <chakra.span fontWeight="medium" whiteSpace="nowrap" data-numeric>
          {valueText(point.values[key], format)}
        </chakra.span>
      </chakra.span>
    ))}
  </chakra.span>
);

type LineTableProps = Required<Pick<LineChartProps, 'title' | 'unit' | 'series' | 'format'>> & {
  points: readonly LinePoint[];
  onPoint?: (key: string) => void;
};

/** The lines' numbers, newest first. */
const LineTable = ({ title, unit, points, series, format, onPoint }: LineTableProps) => (
  <Scroller role="region" aria-label={title} tabIndex={0}>
    <Table>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row">
              {onPoint ? (
                <button type="button" onClick={() => onPoint(key)}>
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
            {series.map((one) => (
              <td key={one.key}>{valueText(values[one.key], format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroller>
);
