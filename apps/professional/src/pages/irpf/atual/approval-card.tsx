import { chakra } from '@chakra-ui/react';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxes } from '@esteto/contract/access';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { formatDateNumeric, formatInstant } from '@esteto/domain/shared/date/date';
import { resultWords } from '@esteto/domain/tax/income-tax/approval-text';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { FileCheck, MessageSquareWarning } from 'lucide-react';
import { useReturnPaths } from './current-return.ts';

/** A return that is ready: approved with a code, or sent back with what is wrong in it. */
export const ApprovalCard = ({ row }: { row: OwnReturn }) => {
  const paths = useReturnPaths(row);
  const canEdit = useCan(ownIncomeTaxes.edit);
  if (row.status !== 'awaiting_approval') return null;
  return (
    <Card title={row.approved_at === null ? 'Confira e aprove' : 'Aprovada por você'}>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {row.result && (
          <chakra.p fontSize="xl" fontWeight="semibold" data-numeric>
            {capital(resultWords({ ...row, result: row.result }))}
          </chakra.p>
        )}
        <p>
          {row.approved_at === null
            ? `Leia a declaração e aprove até ${formatDateNumeric(row.deadline)}, com um código que enviamos ao seu e-mail. Se algo está errado, peça a correção.`
            : `Você aprovou ${formatInstant(row.approved_at, today())}. Até a transmissão ainda é possível pedir uma correção; a aprovação então deixa de valer.`}
        </p>
        {canEdit && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {row.approved_at === null && (
              <ButtonLink variant="primary" icon={FileCheck} to={paths.approve}>
                Conferir e aprovar
              </ButtonLink>
            )}
            <ButtonLink icon={MessageSquareWarning} to={paths.correct}>
              Pedir correção
            </ButtonLink>
          </chakra.div>
        )}
      </chakra.div>
    </Card>
  );
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
