import { lazyComponent } from '../../system/query/lazy-component.ts';
import { PictureOrTable } from './picture-or-table.tsx';
import type { ScorePoint } from './score-lines.tsx';

type ScoreChartProps = {
  /** What is followed, above the picture and as its name: 'NPS por pesquisa'. */
  title: string;
  /** What each point is: the head of the table's first column. */
  point: string;
  /** Oldest first. */
  points: readonly ScorePoint[];
};

const ScoreLines = lazyComponent(() => import('./score-lines.tsx').then(({ ScoreLines }) => ScoreLines));

const HEIGHT = 220;

/** A score over time and how sure it is, with the numbers in a table behind. */
export const ScoreChart = ({ title, point, points }: ScoreChartProps) => (
  <PictureOrTable title={title} words={inWords(points)} height={HEIGHT} table={<Rows point={point} points={points} />}>
    <ScoreLines points={points} />
  </PictureOrTable>
);

const Rows = ({ point, points }: Pick<ScoreChartProps, 'point' | 'points'>) => (
  <>
    <thead>
      <tr>
        <th scope="col">{point}</th>
        <th scope="col">Nota</th>
        <th scope="col">Com 95 % de confiança</th>
      </tr>
    </thead>
    <tbody>
      {points.map(({ label, score, low, high }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{signed(score)}</td>
          <td>{`de ${signed(low)} a ${signed(high)}`}</td>
        </tr>
      ))}
    </tbody>
  </>
);

const inWords = (points: readonly ScorePoint[]): string =>
  points.map(({ label, score, low, high }) => `${label} ${signed(score)}, de ${signed(low)} a ${signed(high)}`).join('; ');

/** With a true minus. */
const signed = (score: number): string => String(score).replace('-', '\u2212');
