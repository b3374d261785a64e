import type { TermsRow } from '@esteto/contract/identity/terms-of-service';
import { termsStatusLabel, termsStatusTone } from '@esteto/domain/identity/terms-of-service/terms-of-service-life';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const termsColumns = columnsFor<TermsRow>()([
  { key: 'what_changed', header: 'O que muda', value: ({ what_changed }) => what_changed ?? 'Primeira versão', width: 12 },
  { key: 'status', header: 'Situação', cell: statusCell(termsStatusLabel, termsStatusTone) },
  { key: 'published_at', header: 'Vale desde', cell: 'instant', lead: 'vale desde' },
  { key: 'accepted_count', header: 'Aceites', cell: 'number' },
  { key: 'author_name', header: 'Por', width: 8, hideOnPhone: true },
  { key: 'created_at', header: 'Começada em', cell: 'instant', sort: true, hidden: true },
]);
