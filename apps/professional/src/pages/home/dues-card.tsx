import { chakra } from '@chakra-ui/react';
import { boletoQueries } from '@esteto/api-client/money/boleto';
import type { OwnBoletoRow } from '@esteto/contract/money/boleto';
import { discountOffer } from '@esteto/domain/money/boleto/waiting-cost';
import { onDate } from '@esteto/domain/shared/date/date';
import { formatMoney, sumCents } from '@esteto/domain/shared/money/money';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { NewGuide } from '../../features/boleto/new-guide.tsx';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** What is late, with what each day of waiting adds, and what falls due next. Without anything to pay it takes no room. */
export const DuesCard = () => {
  const { data, error, refetch, isFetching } = useQuery(boletoQueries.own({ ...useCompanyScope(), open: true }));
  if (!data && error)
    return (
      <Card title="A pagar">
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  if (!data || data.items.length === 0) return null;
  const late = data.items.filter(({ pay_by, claimed_on }) => pay_by < today() && claimed_on === null);
  const next = data.items.filter((row) => !late.includes(row)).slice(0, SHOWN);
  return (
    <Card title="A pagar" action={<Link to={path('/app/boletos')}>Ver todos</Link>}>
      {late.length > 0 && <Late rows={late} />}
      {next.length > 0 && (
        <LineList>
          {next.map((row) => (
            <Line
              key={row.id}
              title={<Link to={path('/app/boleto/:boletoId', { boletoId: row.id })}>{row.description}</Link>}
              note={noteOf(row)}
            >
              <chakra.span data-numeric fontWeight="medium">
                {formatMoney(row.now)}
              </chakra.span>
            </Line>
          ))}
        </LineList>
      )}
    </Card>
  );
};

const SHOWN = 3;

/** The page of boletos that the card begins with has the late ones first: their sum is of all of them, up to a page. */
const Late = ({ rows }: { rows: readonly OwnBoletoRow[] }) => {
  const [only, another] = rows;
  const per_day = sumCents(rows.map((row) => row.per_day));
  const isOne = only !== undefined && another === undefined;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4" pb="4">
      <chakra.div flex="1 1 14rem" minW={0} display="grid" gap="1">
        <chakra.span fontSize="2xl" fontWeight="semibold" lineHeight="short" color="attention.fg" data-numeric>
          {formatMoney(sumCents(rows.map(({ now }) => now)))}
        </chakra.span>
        <chakra.span color="fg.muted">
          {isOne ? `${only.description}: venceu ${onDate(only.pay_by, today())}` : `${rows.length} boletos venceram`}
          {per_day > 0 && `, +${formatMoney(per_day)} por dia`}
        </chakra.span>
      </chakra.div>
      {isOne && <NewGuide boleto={only} />}
      <ButtonLink variant="primary" to={isOne ? path('/app/boleto/:boletoId', { boletoId: only.id }) : path('/app/boletos-atrasados')}>
        {isOne ? 'Pagar agora' : 'Ver e pagar'}
      </ButtonLink>
    </chakra.div>
  );
};

const noteOf = ({ pay_by, claimed_on, status, ...boleto }: OwnBoletoRow): string => {
  if (claimed_on) return `Você informou o pagamento ${onDate(claimed_on, today())}; a equipe confere.`;
  const day = `Vence ${onDate(pay_by, today())}`;
  const offer = discountOffer({ ...boleto, status }, today());
  const part = status === 'partially_paid' ? '; uma parte já foi paga' : '';
  return `${day}${part}.${offer ? ` ${offer}.` : ''}`;
};
