import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxes } from '@esteto/contract/access';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { HandCoins } from 'lucide-react';
import { useLocation } from 'react-router';
import { awaitsRefund } from './awaits-refund.ts';

/** Leads the person to where they tell that the refund came, over the page that shows the return. */
export const RefundReceived = ({ row }: { row: OwnReturn }) => {
  const { search } = useLocation();
  const canEdit = useCan(ownIncomeTaxes.edit);
  if (!canEdit || !awaitsRefund(row)) return null;
  return (
    <div>
      <ButtonLink icon={HandCoins} to={`${row.id}/restituicao${search}`}>
        Recebi a restituição
      </ButtonLink>
    </div>
  );
};
