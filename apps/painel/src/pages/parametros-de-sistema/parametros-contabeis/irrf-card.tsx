import type { IrrfVersion } from '@esteto/contract/month/accounting-parameter';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { path } from '../../../path.ts';
import { ParameterCard } from './parameter-card.tsx';

type BandsVersion = Pick<IrrfVersion, 'bands'>;

export const IrrfCard = ({ versions }: { versions: readonly IrrfVersion[] }) => (
  <ParameterCard
    title="Imposto de renda na fonte"
    addLabel="Nova tabela"
    versions={versions}
    factsOf={(version) => [{ label: 'Faixas', value: bandsInWords(version) }, ...deductionsOf(version)]}
    to={path('/painel/parametros-de-sistema/parametros-contabeis/imposto-de-renda')}
  >
    {(version) => (
      <>
        <Bands version={version} label="Faixas do imposto de renda na fonte" />
        <Facts facts={deductionsOf(version)} />
      </>
    )}
  </ParameterCard>
);

export const Bands = ({ version: { bands }, label }: { version: BandsVersion; label: string }) => (
  <Scroller role="region" aria-label={label} tabIndex={0}>
    <Table css={WRAPS_ON_PHONE}>
      <thead>
        <tr>
          <th scope="col">Base de cálculo</th>
          <th scope="col">Alíquota</th>
          <th scope="col">Parcela a deduzir</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ up_to, rate, deduction }, at) => (
          <tr key={up_to ?? 'last'}>
            <th scope="row">{limitInWords(bands, at)}</th>
            <td>{formatTaxRate(rate)}</td>
            <td>{formatMoney(deduction)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroller>
);

const limitInWords = (bands: IrrfVersion['bands'], at: number): string => {
  const up_to = bands[at]?.up_to ?? null;
  return up_to === null ? `Acima de ${formatMoney(bands[at - 1]?.up_to ?? 0)}` : `Até ${formatMoney(up_to)}`;
};

export const bandsInWords = (version: BandsVersion): string => version.bands.map((_, at) => bandInWords(version, at)).join('\n');

const bandInWords = ({ bands }: BandsVersion, at: number): string => {
  const { rate = '0', deduction = 0 } = bands[at] ?? {};
  return `${limitInWords(bands, at)}: ${formatTaxRate(rate)} − ${formatMoney(deduction)}`;
};

const deductionsOf = ({ dependent, simplified, reduction }: IrrfVersion) => [
  { label: 'Dedução por dependente', value: formatMoney(dependent) },
  { label: 'Desconto simplificado', value: formatMoney(simplified) },
  { ...reductionFact(reduction), help: 'Lei 15.270/2025: o imposto diminui conforme o rendimento tributável do mês.' },
];

export const reductionFact = (reduction: IrrfVersion['reduction']) => ({
  label: 'Redução',
  value:
    reduction && `${formatMoney(reduction.full)} até ${formatMoney(reduction.full_up_to)}, e em parte até ${formatMoney(reduction.up_to)}`,
});
