import type { SimulationStart } from '@esteto/contract/opening/simulation';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatMoney, sumCents } from '@esteto/domain/shared/money/money';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';

/** What the revenue of the simulation is the mean of. */
export const CompanyMonths = ({ months }: Pick<SimulationStart, 'months'>) => {
  const total = sumCents(months.map(({ gross }) => gross));
  if (total === 0) return <Banner tone="running">Ainda não há notas nos últimos doze meses: os valores são um exemplo.</Banner>;
  return (
    <Disclosure label="Suas notas, mês a mês">
      <Facts
        values="beside"
        facts={[
          ...months.map(({ month, gross }) => ({ label: formatCompetence(month), value: formatMoney(gross) })),
          { label: 'Doze meses', value: formatMoney(total) },
        ]}
      />
    </Disclosure>
  );
};
