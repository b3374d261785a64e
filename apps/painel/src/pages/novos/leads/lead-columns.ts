import type { LeadRow } from '@esteto/contract/opening/lead';
import { leadStageLabel, leadStageTone } from '@esteto/domain/opening/lead/lead-life';
import { leadSourceLabel } from '@esteto/domain/opening/lead/lead-source';
import { leadTitle } from '@esteto/domain/opening/lead/lead-title';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { analystFilter } from '../../../features/filtros/record-filters.ts';

export const leadColumns = columnsFor<LeadRow>()([
  { key: 'name', header: 'Lead', value: leadTitle },
  { key: 'stage', header: 'Etapa', cell: statusCell(leadStageLabel, leadStageTone) },
  { key: 'source', header: 'Origem', cell: labelCell(leadSourceLabel), hideOnPhone: true },
  { key: 'next_step', header: 'Próximo passo' },
  { key: 'next_step_on', header: 'Quando', cell: 'date', lead: 'para' },
  { key: 'analyst_name', header: 'Responsável', width: 8, hideOnPhone: true },
  { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
  { key: 'updated_at', header: 'Última mudança', cell: 'instant', sort: true, hidden: true },
  { key: 'email', header: 'E-mail', hidden: true },
  { key: 'phone', header: 'Telefone', cell: 'phone', hidden: true },
  { key: 'company_name', header: 'Empresa', hidden: true },
  { key: 'lost_reason', header: 'Motivo da perda', hidden: true },
]);

export const leadFilterFields: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome, e-mail ou telefone' },
  { kind: 'option', name: 'stage', label: 'Etapa', options: leadStageLabel },
  { kind: 'option', name: 'source', label: 'Origem', options: leadSourceLabel },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável' },
  { kind: 'flag', name: 'without_analyst', label: 'Sem responsável' },
  { kind: 'flag', name: 'open', label: 'Em aberto' },
  { kind: 'flag', name: 'overdue', label: 'Próximo passo vencido' },
];
