import { TabAround } from '@esteto/ui/patterns/dialog/tab-around';
import { useContext } from 'react';
import { PlanParts } from '../../plano/company-plan.tsx';
import type { CompanyTabProps } from './part-form.tsx';

export default function CompanyPlanTab({ record }: CompanyTabProps) {
  const close = useContext(TabAround);
  return close && <PlanParts company={record} onClose={close} />;
}
