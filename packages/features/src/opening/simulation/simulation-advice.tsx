import { chakra } from '@chakra-ui/react';
import { comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import type { ProLaboreAdvice } from '@esteto/domain/law/tax/ideal-pro-labore';
import type { DividendYear, Simulation } from '@esteto/domain/opening/simulation/simulate';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { RegimeSteps } from './regime-steps.tsx';

/** What a person can do about it: the pró-labore of annex III, and the profits of a month. */
export const SimulationAdvice = ({ simulation: { pro_labore, dividends, minimum_wage } }: { simulation: Simulation }) => (
  <Pair>
    {pro_labore && (
      <Card title="Pró-labore e fator R">
        <Body>
          <Figure>{formatMoney(pro_labore.suggested)}</Figure>
          <p>é o menor pró-labore por mês que, em doze meses iguais ao informado, alcança 28 % de fator R e o anexo III do Simples.</p>
          {pro_labore.suggested < minimum_wage && (
            <p>É menos que o salário mínimo: um pró-labore costuma ser ao menos {formatMoney(minimum_wage)}, base mínima do INSS.</p>
          )}
          <p>{worth(pro_labore)}</p>
          <Disclosure label="Como se chega a este valor">
            <RegimeSteps steps={pro_labore.steps} />
          </Disclosure>
        </Body>
      </Card>
    )}
    {dividends && (
      <Card title="Lucro do mês">
        <Body>
          <Figure>{formatMoney(dividends.month)}</Figure>
          <p>
            de lucro por mês no {comparedRegimeLabel[dividends.regime]}. {withheld(dividends)}
          </p>
          <Disclosure label="O imposto mínimo do ano">
            <RegimeSteps steps={dividends.steps} />
          </Disclosure>
        </Body>
      </Card>
    )}
  </Pair>
);

const worth = ({ gain, balance, annex_now }: ProLaboreAdvice): string => {
  if (annex_now === 'III') {
    return balance > 0
      ? `Com o que informou já está no anexo III; o menor pouparia ${formatMoney(balance)} por mês.`
      : 'Com o que informou já está no anexo III.';
  }
  if (gain <= 0) return 'Não compensa: com esta receita o DAS do anexo III não é menor que o do anexo V.';
  return balance > 0
    ? `O DAS cai ${formatMoney(gain)} por mês; depois do INSS e do imposto de renda sobram ${formatMoney(balance)}.`
    : `Não compensa: o DAS cai ${formatMoney(gain)} por mês, e o INSS e o imposto de renda sobem mais que isso.`;
};

const withheld = ({ limit, month, withheld_month, minimum }: DividendYear): string => {
  if (limit === null) return 'Não há imposto sobre ele.';
  if (withheld_month === 0)
    return `Cabem mais ${formatMoney(Math.max(0, limit - month))}: passando de ${formatMoney(limit)} no mês, retêm-se 10 % de tudo.`;
  const kept = `Passa de ${formatMoney(limit)} no mês, e retêm-se 10 % de tudo: ${formatMoney(withheld_month)}.`;
  return `${kept} Na declaração do ano o mínimo seria ${formatMoney(minimum)}, e o que foi retido conta contra ele.`;
};

const Pair = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' },
});

const Body = chakra('div', { base: { display: 'grid', gap: '2' } });

const Figure = chakra('p', {
  base: { fontSize: '2xl', fontWeight: 'semibold', letterSpacing: 'tight', fontVariantNumeric: 'tabular-nums' },
});
