import { CHART_PERIODS, type ChartPeriod, type ChartSpan, chartSpan, DEFAULT_CHART_PERIOD } from '@esteto/domain/money/chart/chart-period';
import { today } from '@esteto/ui/system/context/today';
import { useAddressParams } from '@esteto/ui/system/state/use-address-params';

/** The months of all charts, held in the URL; what makes no sense there counts as not said. */
export const useChartPeriod = () => {
  const { params, change } = useAddressParams();
  const period = CHART_PERIODS.find((one) => one === params.get('period')) ?? DEFAULT_CHART_PERIOD;
  const span = chartSpan(period, today(), { from: params.get('from') ?? '', to: params.get('to') ?? '' });
  /** One's own months begin as those that are shown. */
  const choose = (next: ChartPeriod, months: ChartSpan = span) =>
    change({ period: next, ...(next === 'custom' ? months : { from: null, to: null }) });
  return { period, span, choose };
};
