import { chakra } from '@chakra-ui/react';
import { useBalanceShown } from '@esteto/auth/settings/balance-settings';
import type { MonthSummary } from '@esteto/contract/cash-flow';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { ChevronRight, Eye, EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import { path } from '../../path.ts';
import { MonthBars } from './month-bars.tsx';

/** The month's balance, and the months before it. `months`: oldest first, the last is the present one. */
export const BalanceCard = ({ months }: { months: readonly MonthSummary[] }) => {
  const [shown, show] = useBalanceShown();
  const current = months.at(-1);
  if (!current) return null;
  const { received, expected } = current.in;
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
            Saldo de {formatCompetenceLong(current.month)}
            <ChevronRight size={16} aria-hidden />
          </chakra.span>
          <Money cents={current.balance} tone="sign" size="hero" hidden={!shown} />
          <chakra.span color="fg.muted" fontSize="sm">
            {!shown && 'Valores ocultos.'}
            {shown && expected === 0 && 'Nenhuma entrada neste mês ainda.'}
            {shown && expected !== 0 && (
              <>
                <Key bg="chart.own" aria-hidden /> {formatMoney(received)} recebidos de <Key bg="brand.subtle" ms="1" aria-hidden />{' '}
                {formatMoney(expected)} previstos
              </>
            )}
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
      <MonthBars months={months} amounts={shown} />
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

/** The bars' legend, in the sentence that says the same. */
const Key = chakra('span', {
  base: { display: 'inline-block', boxSize: '2.5', borderWidth: '1px', borderColor: 'brand.border', borderRadius: 'sm' },
});
