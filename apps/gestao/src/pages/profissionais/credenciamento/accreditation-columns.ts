import type { AccreditationRow } from '@esteto/contract/duty/accreditation';
import {
  accreditationOriginLabel,
  accreditationStatusLabel,
  accreditationStatusTone,
  accreditationStepLabel,
} from '@esteto/domain/duty/accreditation/accreditation-life';
import { formatCrm } from '@esteto/domain/shared/document/crm';
import { countOf } from '@esteto/domain/shared/text/text';
import { firstOf } from '@esteto/features/duty/accreditation/first-of';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';

export const accreditationColumns = columnsFor<AccreditationRow>()([
  { key: 'professional_name', header: 'Profissional' },
  { key: 'status', header: 'Situação', cell: statusCell(accreditationStatusLabel, accreditationStatusTone), sort: true },
  { key: 'step', header: 'Etapa', cell: labelCell(accreditationStepLabel), hideOnPhone: true },
  {
    key: 'waits_for',
    header: 'O que falta',
    value: ({ status, lacking, to_judge }) => {
      if (status === 'filling' || status === 'awaiting_correction') return firstOf(lacking) ?? 'Enviar';
      return status === 'under_review'
        ? to_judge > 0
          ? countOf(to_judge, 'documento a analisar', 'documentos a analisar')
          : 'Decidir'
        : null;
    },
  },
  { key: 'first_ending', header: 'Documento vence', cell: 'date', lead: 'documento vence' },
  { key: 'valid_until', header: 'Válido até', cell: 'date', sort: true, lead: 'vale até' },
  { key: 'status_since', header: 'Nesta situação desde', cell: 'instant', sort: true, hidden: true },
  {
    key: 'crm',
    header: 'CRM',
    value: ({ crm_number, crm_state }) => (crm_number && crm_state ? formatCrm({ number: crm_number, state: crm_state }) : null),
    hidden: true,
  },
  { key: 'specialty', header: 'Especialidade', hidden: true },
  { key: 'origin', header: 'Origem', cell: labelCell(accreditationOriginLabel), hidden: true },
]);
