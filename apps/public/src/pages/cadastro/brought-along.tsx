import { chakra } from '@chakra-ui/react';
import { couponQueries } from '@esteto/api-client/plan/coupon';
import type { BroughtForm } from '@esteto/domain/opening/signup/signup-form';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What the link brought, said before the account is there: nobody has to remember it. */
export const BroughtAlong = ({ brought: { coupon, referral, proposal, simulation } }: { brought: BroughtForm }) => (
  <Root aria-label="O que vai com você">
    {proposal && <li>A sua proposta: plano e preço já chegam escolhidos.</li>}
    {coupon && <Coupon code={coupon} />}
    {referral && <li>A indicação de um amigo.</li>}
    {simulation && <li>A sua simulação, com {formatMoney(simulation.revenue)} de receita por mês.</li>}
  </Root>
);

const Coupon = ({ code }: { code: string }): ReactNode => {
  const { data, error } = useQuery({ ...couponQueries.check({ code }), retry: false });
  const readError = useReadError();
  const words = error ? readError(error).message : data?.gives;
  return (
    <li>
      O cupom <strong>{code.toUpperCase()}</strong>
      {words && `: ${words}`}
    </li>
  );
};

const Root = chakra('ul', {
  base: { display: 'grid', gap: '1', mb: '4', p: '3.5', borderRadius: 'control', bg: 'bg.sunken', overflowWrap: 'anywhere' },
});
