import { chakra } from '@chakra-ui/react';
import { useBalanceShown } from '@esteto/auth/settings/balance-settings';
import type { MonthSummary } from '@esteto/contract/money/cash-flow';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { ChevronRight, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { path } from '../../path.ts';
import { MonthBars } from './month-bars.tsx';

type BalanceCardProps = {
  /** Oldest first, the last is the present one. */
  months: readonly MonthSummary[];
  /** Takes the place of the bars. */
  table?: ReactNode;
};

/** What came in this month beside what its notes bring, and the months before it. */
export const BalanceCard = ({ months, table }: BalanceCardProps) => {
  const [shown, show] = useBalanceShown();
  const current = months.at(-1);
  if (!current) return null;
  const { received, expected } = current.in;
  const { paid } = current.out;
  return (
    <Card>
      <chakra.div position="relative">
        <Hero to={path('/app/entradas-e-saidas', undefined, { month: current.month })}>
          <chakra.span
            display="flex"
            alignItems="center"
            gap="1"
            minHeight="control"
            pe="12"
            color="fg.muted"
            fontSize="sm"
            fontWeight="medium"
          >
            Recebido em {formatCompetenceLong(current.month)}
            <ChevronRight size={16} aria-hidden />
          </chakra.span>
          <Money cents={received} size="hero" hidden={!shown} />
          <chakra.span color="fg.muted" fontSize="sm">
            {!shown && 'Valores ocultos.'}
            {shown && expected === 0 && 'Nenhuma nota deste mês ainda.'}
            {shown && expected !== 0 && `As notas deste mês somam ${formatMoney(expected)}, recebidas ou não.`}
            {shown && paid !== 0 && ` Saíram ${formatMoney(paid)} em boletos e despesas.`}
          </chakra.span>
        </Hero>
        <IconButton
          label={shown ? 'Ocultar valores' : 'Mostrar valores'}
          icon={shown ? Eye : EyeOff}
          onClick={() => show(!shown)}
          position="absolute"
          top="0"
          insetInlineEnd="-2"
        />
      </chakra.div>
      {table ?? (
        <>
          <MonthBars months={months} amounts={shown} />
          <Legend aria-hidden>
            <span>
              <Key bg="chart.own" borderColor="chart.own" /> Recebido no mês
            </span>
            <span>
              <Key bg="brand.subtle" borderColor="brand.border" /> Notas do mês
            </span>
          </Legend>
        </>
      )}
    </Card>
  );
};

const Hero = chakra(Link, {
  base: {
    display: 'grid',
    gap: '0.5',
    mb: '5',
    borderRadius: 'sm',
    '& svg': { color: 'fg.subtle' },
    _hover: { '& svg': { color: 'fg.default' } },
  },
});

const Legend = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', mt: '2', color: 'fg.muted', fontSize: 'xs' },
});

const Key = chakra('span', { base: { display: 'inline-block', boxSize: '2.5', borderWidth: '1px', borderRadius: 'sm' } });
