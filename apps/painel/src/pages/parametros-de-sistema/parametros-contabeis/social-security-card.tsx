import type { SocialSecurityVersion } from '@esteto/contract/month/accounting-parameter';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { path } from '../../../path.ts';
import { ParameterCard } from './parameter-card.tsx';

export const SocialSecurityCard = ({ versions }: { versions: readonly SocialSecurityVersion[] }) => (
  <ParameterCard
    title="Salário mínimo e INSS"
    addLabel="Nova vigência"
    versions={versions}
    factsOf={factsOf}
    to={path('/painel/parametros-de-sistema/parametros-contabeis/salario-minimo')}
  >
    {(version) => <Facts facts={factsOf(version)} />}
  </ParameterCard>
);

const factsOf = ({ minimum_wage, ceiling, partner_rate, own_rate, employer_rate }: SocialSecurityVersion) => [
  { label: 'Salário mínimo', value: formatMoney(minimum_wage) },
  { label: 'Teto do INSS', value: formatMoney(ceiling) },
  { label: 'INSS do pró-labore', value: formatTaxRate(partner_rate) },
  { label: 'INSS do contribuinte individual', value: formatTaxRate(own_rate) },
  { label: 'INSS patronal', value: formatTaxRate(employer_rate) },
];
