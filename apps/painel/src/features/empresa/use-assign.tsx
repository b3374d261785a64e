import { companyRegisterMutations } from '@esteto/api-client/company/company-register';
import { useCan } from '@esteto/auth/can/can.tsx';
import { plans } from '@esteto/contract/access';
import { type AssignForm, assignForm, MOST_ASSIGNED } from '@esteto/domain/company/company/register-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { toast } from '@esteto/ui/components/toast/toast';
import type { BulkAction } from '@esteto/ui/patterns/data-table/row-action';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { Tag, UserCog } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { SubscribeMany } from '../plano/subscribe-many.tsx';
import { AnalystField } from './analyst-field.tsx';

type Asked = { what: 'analyst' | 'plan'; ids: number[] };

/** What is done with all that is selected in a list of companies, and the question that it asks. */
export const useAssign = <Row extends { id: number }>(): { bulk: BulkAction<Row>[]; question: ReactNode } => {
  const [assignment, setAssignment] = useState<Asked | null>(null);
  const givesPlans = useCan(plans.edit);
  const bulk = useMemo((): BulkAction<Row>[] => {
    const ask =
      (what: Asked['what']): BulkAction<Row>['onSelect'] =>
      ({ rows, count }) => {
        if (count > MOST_ASSIGNED) toast.warning(`Escolha até ${MOST_ASSIGNED.toLocaleString('pt-BR')} empresas: use os filtros.`);
        else setAssignment({ what, ids: rows.map(({ id }) => id) });
      };
    const analyst = { label: 'Definir analista', icon: UserCog, onSelect: ask('analyst'), gathers: true };
    return givesPlans ? [analyst, { label: 'Definir plano', icon: Tag, onSelect: ask('plan'), gathers: true }] : [analyst];
  }, [givesPlans]);
  const Question = assignment?.what === 'plan' ? SubscribeMany : AssignAnalyst;
  return { bulk, question: assignment && <Question ids={assignment.ids} onClose={() => setAssignment(null)} /> };
};

/** Who of the staff looks after the companies from now on. */
const AssignAnalyst = ({ ids, onClose }: { ids: AssignForm['ids']; onClose: () => void }) => (
  <FormOver
    form={{
      title: 'Definir analista',
      subtitle: countOf(ids.length, 'empresa', 'empresas'),
      schema: assignForm,
      initial: { ids },
      mutation: companyRegisterMutations.assign,
      done: 'Analista definido.',
      submitLabel: 'Definir analista',
      children: <AnalystField />,
    }}
    onAnswer={() => undefined}
    onClose={onClose}
  />
);
