import type { OfficeRulesVersion } from '@esteto/contract/month/accounting-parameter';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { countOf } from '@esteto/domain/shared/text/text';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { path } from '../../../path.ts';
import { ParameterCard } from './parameter-card.tsx';

export const OfficeRulesCard = ({ versions }: { versions: readonly OfficeRulesVersion[] }) => (
  <ParameterCard
    title="Regras do escritório"
    addLabel="Mudar regras"
    versions={versions}
    factsOf={factsOf}
    empty="Nenhuma regra própria ainda: as obrigações vão até o dia da lei, e o fator R sugerido é o mais baixo que alcança 28 %."
    to={path('/painel/parametros-de-sistema/parametros-contabeis/regras')}
  >
    {(version) => <Facts facts={factsOf(version)} />}
  </ParameterCard>
);

const factsOf = ({
  days_before,
  r_factor_margin,
  floors_pro_labore,
  closing_points,
  weekly_points,
  delinquent_after,
}: OfficeRulesVersion) => [
  { label: 'Antecedência das obrigações', value: days_before === 1 ? '1 dia útil' : `${days_before} dias úteis` },
  { label: 'Folga do fator R', value: formatTaxRate(r_factor_margin) },
  { label: 'Pró-labore sugerido', value: floors_pro_labore ? 'Nunca abaixo do salário mínimo' : 'O mais baixo que alcança o fator R' },
  { label: 'Um fechamento pesa', value: countOf(closing_points, 'ponto', 'pontos') },
  { label: 'Uma pessoa faz por semana', value: countOf(weekly_points, 'ponto', 'pontos') },
  {
    label: 'Empresa inadimplente',
    value: delinquent_after ? `${countOf(delinquent_after, 'dia', 'dias')} depois do vencimento` : 'Só pela equipe',
  },
];
