import type { RegisterRow } from '@esteto/contract/company-register';
import { MOST_ASSIGNED } from '@esteto/domain/company/register-form';
import { toast } from '@esteto/ui/components/toast/toast';
import type { BulkAction } from '@esteto/ui/patterns/data-table/row-action';
import { UserCog } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { AssignAnalyst } from './assign-analyst.tsx';

/** What is done with all that is selected in a list of the register, and the question that it asks. */
export const useAssign = (): { bulk: BulkAction<RegisterRow>[]; question: ReactNode } => {
  const [ids, setIds] = useState<number[] | null>(null);
  const bulk = useMemo(
    (): BulkAction<RegisterRow>[] => [
      {
        label: 'Definir analista',
        icon: UserCog,
        onSelect: ({ rows, everything }) => {
          if (everything || rows.length > MOST_ASSIGNED) toast.warning(`Escolha até ${MOST_ASSIGNED} empresas de uma página.`);
          else setIds(rows.map(({ id }) => id));
        },
      },
    ],
    [],
  );
  return { bulk, question: ids && <AssignAnalyst ids={ids} onClose={() => setIds(null)} /> };
};
