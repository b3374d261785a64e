import { chakra } from '@chakra-ui/react';
import { type ComparedRegime, comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import { type SimulationInput, simulationActivityLabel } from '@esteto/domain/opening/simulation/simulation-input';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';

/** Tax and net of a year under one regime, in cents. */
type RegimeResult = { regime: ComparedRegime; tax: number; net: number };

type SimulationSummaryProps = { input: SimulationInput; best_regime: ComparedRegime; result: readonly RegimeResult[] };

/** A simulation beside something else: what it was made from, and what each regime leaves of a month. */
export const SimulationSummary = ({ input, best_regime, result }: SimulationSummaryProps) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    <Facts
      facts={[
        { label: 'Receita por mês', value: formatMoney(input.revenue) },
        { label: 'Tipo de serviço', value: simulationActivityLabel[input.activity] },
        { label: 'Pró-labore', value: formatMoney(input.pro_labore) },
        { label: 'Despesas por mês', value: input.costs > 0 && formatMoney(input.costs) },
        { label: 'ISS do município', value: formatTaxRate(input.iss_rate) },
      ]}
    />
    <Facts
      title="Quanto fica com você por mês"
      facts={result.map(({ regime, net, tax }) => ({
        label: `${comparedRegimeLabel[regime]}${regime === best_regime ? ' (sobra mais)' : ''}`,
        value: <Money cents={Math.round(net / 12)} />,
        help: `${formatMoney(Math.round(tax / 12))} de tributos por mês.`,
      }))}
    />
  </chakra.div>
);
