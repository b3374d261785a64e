import { chakra } from '@chakra-ui/react';
import { type ChartPeriod, type ChartSpan, chartPeriodLabel, withFrom, withTo } from '@esteto/domain/money/chart/chart-period';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { monthOptions } from '@esteto/ui/patterns/list-page/month-options';

type PeriodChoiceProps = { period: ChartPeriod; span: ChartSpan; onChoose: (period: ChartPeriod, span?: ChartSpan) => void };

/** The one choice of months for all charts. */
export const PeriodChoice = ({ period, span, onChoose }: PeriodChoiceProps) => (
  <chakra.div display="flex" flexWrap="wrap" gap="3" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
    <OneOf label="Período" options={chartPeriodLabel} value={period} onChoose={(next) => onChoose(next as ChartPeriod)} />
    {period === 'custom' && (
      <>
        <OneOf
          label="De"
          options={withMonth(span.from)}
          value={span.from}
          onChoose={(month) => onChoose('custom', withFrom(span, month))}
        />
        <OneOf label="Até" options={withMonth(span.to)} value={span.to} onChoose={(month) => onChoose('custom', withTo(span, month))} />
      </>
    )}
  </chakra.div>
);

/** As far back as a note may be asked for. */
const MONTHS_BACK = 60;

/** What an address says may lie outside of what is offered. */
const withMonth = (month: string): Record<string, string> => {
  const offered = monthOptions(MONTHS_BACK);
  return month in offered ? offered : { ...offered, [month]: formatCompetence(month) };
};

type OneOfProps = { label: string; options: Readonly<Record<string, string>>; value: string; onChoose: (value: string) => void };

const OneOf = ({ label, options, value, onChoose }: OneOfProps) => (
  <chakra.span position="relative" flex={{ base: '1 1 8rem', md: '0 1 auto' }} minW={0}>
    <Select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {Object.entries(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
    <SelectChevron />
  </chakra.span>
);
