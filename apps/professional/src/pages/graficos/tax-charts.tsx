import type { ChartTaxes } from '@esteto/contract/money/chart';
import { formatSpan } from '@esteto/domain/money/chart/chart-period';
import { rateOf } from '@esteto/domain/money/chart/shares';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatRate } from '@esteto/domain/shared/money/percent';
import { countOf } from '@esteto/domain/shared/text/text';
import { TaxSteps } from '@esteto/features/law/tax/tax-steps.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { DEFAULT_HEIGHT } from '@esteto/ui/components/chart/plot';
import { ROW } from '@esteto/ui/components/chart/row-size';
import { ChartBlock } from '@esteto/ui/patterns/chart/chart-block.tsx';
import { moneyCell, rateCell, textCell, wideCell } from '@esteto/ui/patterns/chart/chart-data';
import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import type { Missing } from './chart-card.tsx';
import { barLinks, type ChartProps } from './chart-props.ts';

const MonthBars = lazyComponent(() => import('@esteto/ui/components/chart/month-bars.tsx').then(({ MonthBars }) => MonthBars));
const ShareBars = lazyComponent(() => import('@esteto/ui/components/chart/share-bars.tsx').then(({ ShareBars }) => ShareBars));

export const noTaxes = ({ natural_person, months, total }: ChartTaxes): Missing | null => {
  if (natural_person) return { title: 'Pessoa física não paga imposto por nota.', help: 'O carnê-leão de cada mês está no livro-caixa.' };
  if (months.length === 0) return { title: 'A empresa ainda não existia nestes meses.', help: 'Escolha meses a partir da abertura.' };
  if (total > 0) return null;
  const problem = months.find((month) => month.problem !== null)?.problem;
  return problem
    ? { title: 'Falta o que diz o imposto destes meses.', help: `${problem}. A equipe informa a folha de cada mês.` }
    : { title: 'Nenhum imposto nestes meses.', help: 'Sem receita não há imposto sobre ela.' };
};

const notesOf = ({ on_cash_basis, untold, taxes }: ChartTaxes): string[] => [
  ...(untold > 0
    ? [`${countOf(untold, 'mês fica', 'meses ficam')} de fora, com a receita dele${untold === 1 ? '' : 's'}: ainda não se sabe o imposto.`]
    : []),
  ...(on_cash_basis ? ['A empresa paga pelo que recebe: o imposto de um mês é do que entrou nele, e a receita é a das notas.'] : []),
  ...(taxes.some(({ tax }) => tax === 'ISS' || tax === 'DAS') ? [] : ['O ISS fica de fora: a alíquota é do município de cada serviço.']),
];

export const TaxesByTax = ({ data, span }: ChartProps<ChartTaxes>) => {
  const rows = data.taxes.map(({ tax, amount, rate }) => ({
    key: tax,
    name: tax,
    value: Number(rate ?? 0),
    shown: `${formatMoney(amount)}${rate === null ? '' : ` · ${formatRate(rate)}`}`,
  }));
  return (
    <ChartBlock
      title="Impostos na receita"
      period={formatSpan(span)}
      sentence={`De ${formatMoney(data.revenue)} de receita, ${formatMoney(data.total)} são impostos${data.rate === null ? '' : `: ${formatRate(data.rate)}`}.`}
      notes={[...notesOf(data), 'Meses fechados estão como foram fechados; os outros, como se calculam hoje.']}
      height={rows.length * ROW}
      data={{
        columns: ['Imposto', 'Valor', 'Da receita', 'O que a lei diz', 'Fonte'],
        rows: data.taxes.map(({ tax, amount, rate, rule, source }) => ({
          key: tax,
          cells: [textCell(tax), moneyCell(amount), rateCell(rate), wideCell(rule), wideCell(source ?? '—')],
        })),
        total: [textCell('Total'), moneyCell(data.total), rateCell(data.rate), wideCell(''), wideCell('')],
      }}
      more={
        data.last && (
          <Disclosure label={`Como se chega ao imposto de ${formatCompetence(data.last.month)}`}>
            <TaxSteps steps={data.last.steps} />
          </Disclosure>
        )
      }
    >
      <ShareBars rows={rows} />
    </ChartBlock>
  );
};

const SERIES = [{ label: 'Impostos, em % da receita do mês', color: 'chart.own' }];

export const TaxesByMonth = ({ data, span, rows }: ChartProps<ChartTaxes>) => {
  const months = data.months.map((month) => ({
    ...month,
    rate: month.total === null ? null : rateOf(month.total, month.revenue),
    to: rows.revenueOf(month.month),
  }));
  return (
    <ChartBlock
      title="Impostos por mês"
      period={formatSpan(span)}
      sentence={data.rate === null ? 'Sem receita não há parte dela em impostos.' : `Em média ${formatRate(data.rate)} da receita.`}
      notes={notesOf(data)}
      legend={SERIES}
      height={DEFAULT_HEIGHT}
      links={barLinks('Cada mês abre as notas de que é o imposto.', months, ({ month, total, rate, problem }) =>
        total === null
          ? `${formatCompetence(month)}: ${problem}`
          : `${formatCompetence(month)}: ${formatMoney(total)}${rate === null ? '' : `, ${formatRate(rate)} da receita`}`,
      )}
      data={{
        columns: ['Mês', 'Receita', 'Impostos', 'Da receita', 'De onde vem'],
        rows: months.toReversed().map(({ month, revenue, total, rate, closed, problem, to }) => ({
          key: month,
          cells: [
            textCell(formatCompetence(month)),
            moneyCell(revenue, to),
            moneyCell(total),
            rateCell(rate),
            wideCell(problem ?? (closed ? 'Mês fechado' : 'Calculado hoje')),
          ],
        })),
        total: [textCell('Meses com imposto'), moneyCell(data.revenue), moneyCell(data.total), rateCell(data.rate), wideCell('')],
      }}
    >
      <MonthBars
        points={months.map(({ month, rate }) => ({ month, values: [rate === null ? null : Number(rate)] }))}
        series={SERIES}
        unit="rate"
      />
    </ChartBlock>
  );
};
