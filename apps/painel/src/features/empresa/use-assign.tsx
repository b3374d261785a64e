import { useCan } from '@esteto/auth/can/can.tsx';
import { plans } from '@esteto/contract/access';
import { MOST_ASSIGNED } from '@esteto/domain/company/company/register-form';
import { toast } from '@esteto/ui/components/toast/toast';
import type { BulkAction } from '@esteto/ui/patterns/data-table/row-action';
import { Tag, UserCog } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { SubscribeMany } from '../plano/subscribe-many.tsx';
import { AssignAnalyst } from './assign-analyst.tsx';

type Asked = { what: 'analyst' | 'plan'; ids: number[] };

/** What is done with all that is selected in a list of companies, and the question that it asks. */
export const useAssign = <Row extends { id: number }>(): { bulk: BulkAction<Row>[]; question: ReactNode } => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const givesPlans = useCan(plans.edit);
  const bulk = useMemo((): BulkAction<Row>[] => {
    const ask =
      (what: Asked['what']): BulkAction<Row>['onSelect'] =>
      ({ rows, everything }) => {
        if (everything || rows.length > MOST_ASSIGNED) toast.warning(`Escolha até ${MOST_ASSIGNED} empresas de uma página.`);
        else setAsked({ what, ids: rows.map(({ id }) => id) });
      };
    const analyst = { label: 'Definir analista', icon: UserCog, onSelect: ask('analyst') };
    return givesPlans ? [analyst, { label: 'Definir plano', icon: Tag, onSelect: ask('plan') }] : [analyst];
  }, [givesPlans]);
  const Question = asked?.what === 'plan' ? SubscribeMany : AssignAnalyst;
  return { bulk, question: asked && <Question ids={asked.ids} onClose={() => setAsked(null)} /> };
};
