import { chakra } from '@chakra-ui/react';
import type { ClosingDetail } from '@esteto/contract/closing';
import { closingCheckLabel } from '@esteto/domain/closing/closing-checks';
import { checkResultLabel, checkResultTone } from '@esteto/domain/closing/closing-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { formatTaxRate } from '@esteto/domain/shared/money/percent';
import { Facts, QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { today } from '@esteto/ui/system/context/today';

export const ClosingFacts = ({ closing }: { closing: ClosingDetail }) => {
  const { checks, ratio, annex, effective_rate, das_calculated, das_official, closed_at } = closing;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <section>
        <QuietHeading>Conferência</QuietHeading>
        <LineList>
          {checks.map(({ key, result, side, words }) => (
            <Line key={key} title={closingCheckLabel[key]} note={side === 'client' && result !== 'ok' ? `${words} (com o cliente)` : words}>
              <StatusBadge status={{ label: checkResultLabel[result], tone: checkResultTone[result] }} />
            </Line>
          ))}
        </LineList>
      </section>
      <Facts
        title="O mês em números"
        facts={[
          { label: 'Receita', value: formatMoney(closing.revenue) },
          { label: 'Retido na fonte', value: formatMoney(closing.withheld) },
          { label: 'Folha', value: money(closing.payroll) },
          { label: 'Receita de 12 meses (RBT12)', value: money(closing.rbt12) },
          { label: 'Fator R', value: ratio && `${formatTaxRate(ratio)}${annex ? `, anexo ${annex}` : ''}` },
          { label: 'Alíquota efetiva', value: effective_rate && formatTaxRate(effective_rate) },
          { label: 'DAS calculado', value: money(das_calculated), help: 'Pela LC 123/2006, art. 18, sem o ISS retido pelos tomadores.' },
          { label: 'DAS oficial', value: money(das_official), help: 'Como está no extrato do PGDAS-D.' },
        ]}
      />
      <Facts
        facts={[
          { label: 'Responsável', value: closing.analyst_name },
          { label: 'Fechado em', value: closed_at && formatInstant(closed_at, today()) },
          { label: 'Fechado por', value: closing.reviewer_name },
          { label: 'Motivo', value: closing.reason },
        ]}
      />
      <Facts title="Observações" facts={[{ label: '', value: closing.observations }]} />
    </chakra.div>
  );
};

const money = (cents: number | null): string | null => (cents === null ? null : formatMoney(cents));
