import type { IrpfAnnualVersion } from '@esteto/contract/month/accounting-parameter';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { path } from '../../../path.ts';
import { Bands, bandsInWords, reductionFact } from './irrf-card.tsx';
import { ParameterCard } from './parameter-card.tsx';

export const IrpfAnnualCard = ({ versions }: { versions: readonly IrpfAnnualVersion[] }) => (
  <ParameterCard
    title="Imposto de renda do ano"
    addLabel="Informar um ano"
    versions={versions}
    factsOf={(version) => [{ label: 'Faixas', value: bandsInWords(version) }, ...deductionsOf(version)]}
    to={path('/painel/parametros-de-sistema/parametros-contabeis/imposto-anual')}
    empty="A tabela deste ano ainda não foi informada: sem ela, não há dossiê do ano."
  >
    {(version) => (
      <>
        <Bands version={version} label="Faixas do imposto de renda do ano" />
        <Facts facts={deductionsOf(version)} />
      </>
    )}
  </ParameterCard>
);

const deductionsOf = ({ dependent, education, simplified, simplified_rate, pension_rate, reduction }: IrpfAnnualVersion) => [
  { label: 'Desconto simplificado', value: `${formatTaxRate(simplified_rate)}, até ${formatMoney(simplified)}` },
  { label: 'Dedução por dependente', value: formatMoney(dependent) },
  { label: 'Instrução', value: `Até ${formatMoney(education)} por pessoa` },
  { label: 'Previdência privada (PGBL)', value: `Até ${formatTaxRate(pension_rate)} dos rendimentos tributáveis` },
  reductionFact(reduction),
];
