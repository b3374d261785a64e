import { chakra } from '@chakra-ui/react';
import { useBalanceShown } from '@esteto/auth/settings/balance-settings';
import type { Overview } from '@esteto/contract/office/overview';
import { formatDate, onDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { today } from '@esteto/ui/system/context/today';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { path } from '../../path.ts';

type Counts = Pick<NonNullable<Overview['invoices']>, 'attention' | 'attention_id' | 'attention_due' | 'late' | 'at_risk' | 'open'>;

/** What needs the person now, and what is under way; each number opens the rows behind it, and what counts nothing is not there. */
export const NeedsYou = ({ attention, attention_id, attention_due, late, at_risk, open }: Counts) => {
  const [shown] = useBalanceShown();
  const parts = [
    {
      count: attention,
      title: `${countOf(attention, 'nota', 'notas')} com exigência`,
      hint: dueHint(attention_due),
      // One alone is answered at once.
      to:
        attention_id === null
          ? invoicesWith({ status: 'requirement' })
          : path('/app/nota-fiscal/:accountReceivableId', { accountReceivableId: attention_id }),
      urgent: true,
    },
    {
      count: late,
      title: shown && at_risk ? `Dinheiro em risco: ${formatMoney(at_risk.amount)}` : 'Dinheiro em risco',
      hint: `${countOf(late, 'nota', 'notas')} em atraso.${at_risk ? oldestHint(late, at_risk) : ''}`,
      to: invoicesWith({ late: 'true' }),
      urgent: true,
    },
    {
      count: open,
      title: `${countOf(open, 'nota', 'notas')} em emissão`,
      hint: 'A equipe está cuidando.',
      to: invoicesWith({ stage: 'open' }),
      urgent: false,
    },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return null;
  return (
    <Strip aria-label="O que pede você">
      {parts.map(({ title, hint, to, urgent }) => (
        <Part key={to} to={to} data-urgent={urgent || undefined}>
          <chakra.span boxSize="2" borderRadius="full" bg={urgent ? 'attention.solid' : 'status.running.dot'} flexShrink={0} aria-hidden />
          <chakra.span flex="1" minW={0} lineHeight="snug" display="grid">
            <chakra.span fontWeight="semibold" color={urgent ? 'attention.fg' : undefined}>
              {title}
            </chakra.span>
            <chakra.span color="fg.muted" fontSize="sm">
              {hint}
            </chakra.span>
          </chakra.span>
          <ChevronRight size={16} aria-hidden />
        </Part>
      ))}
    </Strip>
  );
};

const invoicesWith = (filter: Record<string, string>) => path('/app/faturamento/contas-a-receber', undefined, filter);

/** Who has owed for longest, and since when. */
const oldestHint = (late: number, { client_name, due_date }: NonNullable<Counts['at_risk']>): string =>
  `${late === 1 ? ` ${client_name}` : ` A mais antiga é de ${client_name}`}: venceu ${onDate(due_date, today())}.`;

const dueHint = (due: string | null): string => {
  if (due === null) return 'A equipe espera uma resposta sua.';
  return due < today() ? `O prazo da resposta era ${formatDate(due, today())}.` : `Responda até ${formatDate(due, today())}.`;
};

const Strip = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(16rem, 1fr))' },
  },
});

const Part = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    px: { base: '4', md: '5' },
    py: '2.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
    _hover: { bg: 'bg.hover' },
    '&[data-urgent]': { borderColor: 'attention.border', _hover: { bg: 'attention.subtle' } },
  },
});
