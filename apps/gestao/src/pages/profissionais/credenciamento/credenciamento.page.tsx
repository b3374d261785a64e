import { accreditationQueries } from '@esteto/api-client/duty/accreditation';
import type { AccreditationRow } from '@esteto/contract/duty/accreditation';
import { accreditationStatusLabel, accreditationStepLabel } from '@esteto/domain/duty/accreditation/accreditation-life';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { ClipboardCheck, History } from 'lucide-react';
import { Outlet } from 'react-router';
import { accreditationColumns } from './accreditation-columns.ts';

/** Who works for the group, who is on the way in, what lacks and what runs out. */
export default function AccreditationPage() {
  return (
    <ListPage
      title="Credenciamento"
      query={accreditationQueries.list}
      columns={accreditationColumns}
      filters={filters}
      rowHref={reviewOf}
      actions={actions}
      empty="Nenhum profissional ainda. Convide o primeiro em Convites."
    >
      <Outlet />
    </ListPage>
  );
}

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou número do CRM' },
  { kind: 'option', name: 'status', label: 'Situação', options: accreditationStatusLabel },
  { kind: 'option', name: 'step', label: 'Etapa', options: accreditationStepLabel },
  { kind: 'option', name: 'ending', label: 'Vence', options: { '7': 'Em 7 dias', '30': 'Em 30 dias', '60': 'Em 60 dias' } },
];

const reviewOf = ({ id }: AccreditationRow): string => `${id}/analise`;

const actions: RowAction<AccreditationRow>[] = [
  { label: 'Analisar', icon: ClipboardCheck, to: reviewOf },
  { label: 'Ver histórico', icon: History, to: ({ id }) => `${id}/historico` },
];

AccreditationPage.query = listStart(accreditationQueries.list, filters);
