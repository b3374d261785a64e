import type { RegisterRow } from '@esteto/contract/company/company-register';
import { accountingStatusLabel, accountingStatusTone } from '@esteto/domain/company/company/accounting-status-label';
import { companyTypeLabel, taxRegimeLabel } from '@esteto/domain/company/company/company-kinds';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { type ColumnSpec, columnsFor } from '@esteto/ui/patterns/data-table/columns';

const columnsOf = (own: readonly ColumnSpec<RegisterRow>[]) =>
  columnsFor<RegisterRow>()([
    { key: 'name', header: 'Nome', sort: true },
    { key: 'accounting_status', header: 'Situação', cell: statusCell(accountingStatusLabel, accountingStatusTone) },
    { key: 'document', header: 'Documento', cell: 'document' },
    ...own,
    { key: 'plan_name', header: 'Plano', width: 8, hidden: true },
    { key: 'analyst_name', header: 'Analista', width: 10 },
    { key: 'certificate_until', header: 'Certificado até', cell: 'instant', hidden: true },
    { key: 'city', header: 'Cidade', width: 9, hideOnPhone: true, hidden: true },
    { key: 'created_at', header: 'Desde', cell: 'instant', sort: true, hidden: true },
    { key: 'wizard_step', header: 'Cadastro', cell: labelCell(wizardStepLabel), hidden: true },
  ]);

export const companyColumns = columnsOf([
  { key: 'tax_regime', header: 'Regime', cell: labelCell(taxRegimeLabel), hideOnPhone: true },
  { key: 'fantasy_name', header: 'Nome fantasia', hidden: true },
  { key: 'type', header: 'Tipo', cell: labelCell(companyTypeLabel), hidden: true },
]);

export const peopleColumns = columnsOf([]);
