import { chakra } from '@chakra-ui/react';
import type { SimulationLeadDetail } from '@esteto/contract/opening/simulation-lead';
import { comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import { regimeTodayLabel, simulationActivityLabel } from '@esteto/domain/opening/simulation/simulation-input';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatDate, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { formatPhone } from '@esteto/domain/shared/document/phone';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { today } from '@esteto/ui/system/context/today';

/** As it was shown then: the tables of another month would say something else. */
export const SimulationFacts = ({ record }: { record: SimulationLeadDetail }) => {
  const { input, result, best_regime, competence } = record;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Facts
        title="Contato"
        facts={[
          { label: 'E-mail', value: <Link to={`mailto:${record.email}`}>{record.email}</Link> },
          { label: 'Telefone', value: record.phone && formatPhone(record.phone) },
          { label: 'Guardada até', value: formatDate(inSaoPaulo(record.retention_until).date, today()) },
        ]}
      />
      <Facts
        title="O que foi informado, por mês"
        facts={[
          { label: 'Receita', value: formatMoney(input.revenue) },
          { label: 'Pró-labore', value: formatMoney(input.pro_labore) },
          { label: 'Salários de funcionários', value: formatMoney(input.payroll) },
          { label: 'Despesas', value: formatMoney(input.costs) },
          { label: 'Tipo de serviço', value: simulationActivityLabel[input.activity] },
          { label: 'ISS do município', value: formatTaxRate(input.iss_rate) },
          { label: 'ISS fixo de autônomo', value: formatMoney(input.person_iss) },
          { label: 'Dependentes', value: String(input.dependents) },
          { label: 'Regime de hoje', value: input.regime_today && regimeTodayLabel[input.regime_today] },
          { label: 'Tributos que paga hoje', value: typeof input.paid_today === 'number' && formatMoney(input.paid_today) },
        ]}
      />
      <chakra.section display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <QuietHeading>O que foi mostrado, por ano (tabelas de {formatCompetence(competence)})</QuietHeading>
        {result.map(({ regime, tax, net }) => (
          <Facts
            key={regime}
            title={`${comparedRegimeLabel[regime]}${regime === best_regime ? ' · sobra mais' : ''}`}
            values="beside"
            facts={[
              { label: 'Tributos', value: formatMoney(tax) },
              { label: 'Fica com o médico', value: formatMoney(net) },
            ]}
          />
        ))}
      </chakra.section>
    </chakra.div>
  );
};
