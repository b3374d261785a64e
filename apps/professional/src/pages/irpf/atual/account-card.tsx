import { chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxes } from '@esteto/contract/access';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { accountUsesFor, accountWords } from '@esteto/domain/tax/income-tax/income-tax-account';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Landmark } from 'lucide-react';
import { useReturnPaths } from './current-return.ts';

/** How the tax will be paid, or where the refund goes: said before the return is sent, where there is anything to pay or to get. */
export const AccountCard = ({ row }: { row: OwnReturn }) => {
  const to = useReturnPaths(row).account;
  const canEdit = useCan(ownIncomeTaxes.edit);
  if (!isBeingMade(row.status) || accountUsesFor(row.result).length === 0) return null;
  const words = accountWords(row);
  return (
    <Card title={row.result === 'to_pay' ? 'Como pagar o imposto' : 'Como receber a restituição'}>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p overflowWrap="anywhere">
          {words ?? 'Diga como antes da transmissão: é a equipe que preenche isso no programa da Receita.'}
        </chakra.p>
        {canEdit && (
          <div>
            <ButtonLink icon={Landmark} to={to}>
              {words === null ? 'Escolher' : 'Mudar'}
            </ButtonLink>
          </div>
        )}
      </chakra.div>
    </Card>
  );
};
