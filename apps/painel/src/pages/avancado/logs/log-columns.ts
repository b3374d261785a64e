import type { LogRow } from '@esteto/contract/office/log';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const logColumns = columnsFor<LogRow>()([
  { key: 'label', header: 'O que aconteceu', width: 13 },
  { key: 'created_at', header: 'Quando', cell: 'instant', sort: true },
  { key: 'actor_name', header: 'Quem', value: ({ actor_name }) => actor_name ?? 'Esteto', width: 10 },
  { key: 'record', header: 'Registro', width: 10 },
  { key: 'company_name', header: 'Empresa', width: 12, hideOnPhone: true },
  { key: 'ip', header: 'Endereço IP', hidden: true },
  { key: 'changes_count', header: 'Campos alterados', cell: 'number', hidden: true },
  { key: 'id', header: 'Nº', cell: 'number', hidden: true },
]);
