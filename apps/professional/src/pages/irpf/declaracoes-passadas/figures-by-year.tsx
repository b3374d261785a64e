import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { goodsSentence, incomeSentence, type YearOfFigures, yearFigures } from '@esteto/domain/tax/income-tax/figures-by-year';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { ROW } from '@esteto/ui/components/chart/row-size';
import { ChartBlock } from '@esteto/ui/patterns/chart/chart-block.tsx';
import { moneyCell, textCell } from '@esteto/ui/patterns/chart/chart-data';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';

const PartBars = lazyComponent(() => import('@esteto/ui/components/chart/part-bars.tsx').then(({ PartBars }) => PartBars));

/** What the returns tell of the years: income with its tax, and what the person had; which years tell nothing is said. */
export const FiguresByYear = ({ returns }: { returns: readonly OwnReturn[] }) => {
  const { years, without } = yearFigures(returns);
  if (years.length === 0)
    return without.length === 0 ? null : (
      <Card title="Renda e bens por ano">
        <p>{withoutWords(without)}</p>
      </Card>
    );
  const notes = without.length > 0 ? [withoutWords(without)] : [];
  return (
    <>
      <IncomeByYear years={years.filter(({ income, year_tax }) => income !== null || year_tax !== null)} notes={notes} />
      <GoodsByYear years={years.filter(({ assets_value, debts_value }) => assets_value !== null || debts_value !== null)} />
    </>
  );
};

const withoutWords = (years: readonly number[]): string =>
  `${years.length === 1 ? 'A declaração' : 'As declarações'} de ${years.join(', ')} não ${years.length === 1 ? 'tem' : 'têm'} renda e bens registrados aqui.`;

type Part = { years: readonly YearOfFigures[]; notes?: readonly string[] };

const IncomeByYear = ({ years, notes = [] }: Part) => (
  <Years
    years={years}
    title="Renda e imposto por ano"
    sentence={incomeSentence(years)}
    notes={[...notes, 'Imposto do ano, com o imposto mínimo e antes do que já foi pago.']}
    parts={INCOME}
    columns={['Exercício', 'Tributável', 'Isenta', 'Exclusiva na fonte', 'Imposto']}
    cellsOf={(year) => [year.taxable_income, year.exempt_income, year.exclusive_income, year.year_tax]}
    valuesOf={(year) => [year.taxable_income, year.exempt_income, year.exclusive_income]}
    shownOf={({ income, year_tax }) => [income !== null && formatMoney(income), year_tax !== null && `imposto ${formatMoney(year_tax)}`]}
  />
);

const GoodsByYear = ({ years }: Part) => (
  <Years
    years={years}
    title="Bens e dívidas por ano"
    sentence={goodsSentence(years)}
    notes={['Valores em 31/12 do ano anterior ao exercício.']}
    parts={GOODS}
    columns={['Exercício', 'Bens e direitos', 'Dívidas']}
    cellsOf={(year) => [year.assets_value, year.debts_value]}
    valuesOf={(year) => [
      Math.max(0, (year.assets_value ?? 0) - (year.debts_value ?? 0)),
      Math.min(year.assets_value ?? 0, year.debts_value ?? 0),
    ]}
    shownOf={({ assets_value, debts_value }) => [
      assets_value !== null && formatMoney(assets_value),
      debts_value !== null && debts_value > 0 && `dívidas ${formatMoney(debts_value)}`,
    ]}
  />
);

type YearsProps = {
  years: readonly YearOfFigures[];
  title: string;
  sentence: string;
  notes: readonly string[];
  parts: typeof INCOME;
  columns: readonly string[];
  cellsOf: (year: YearOfFigures) => readonly (number | null)[];
  valuesOf: (year: YearOfFigures) => readonly (number | null)[];
  shownOf: (year: YearOfFigures) => readonly (string | false)[];
};

/** Chart of one figure by year; a single year has one too, without a comparison. */
const Years = ({ years, title, sentence, notes, parts, columns, cellsOf, valuesOf, shownOf }: YearsProps) => {
  const [newest, oldest] = [years[0], years.at(-1)];
  if (!newest || !oldest) return null;
  return (
    <ChartBlock
      title={title}
      period={newest === oldest ? String(newest.exercise_year) : `${oldest.exercise_year} a ${newest.exercise_year}`}
      sentence={sentence || `Exercício ${newest.exercise_year}: ${wordsOf(shownOf(newest))}.`}
      notes={notes}
      legend={parts}
      height={years.length * ROW}
      data={{
        columns,
        rows: years.map((year) => ({
          key: String(year.exercise_year),
          cells: [textCell(String(year.exercise_year)), ...cellsOf(year).map((cents) => moneyCell(cents))],
        })),
      }}
    >
      <PartBars
        parts={parts}
        rows={years.map((year) => ({
          key: String(year.exercise_year),
          name: String(year.exercise_year),
          shown: wordsOf(shownOf(year)),
          values: valuesOf(year).map((cents) => cents ?? 0),
        }))}
      />
    </ChartBlock>
  );
};

const wordsOf = (words: readonly (string | false)[]): string => words.filter(Boolean).join(' · ');

const INCOME = [
  { label: 'Tributável', color: 'chart.own' },
  { label: 'Isenta', color: 'chart.own', pale: true },
  { label: 'Exclusiva na fonte', color: 'chart.compare' },
];

const GOODS = [
  { label: 'Bens, menos as dívidas', color: 'chart.own' },
  { label: 'Dívidas', color: 'chart.compare' },
];
