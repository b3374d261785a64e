import type { CompanyCertificateRow, DoctorCertificateRow } from '@esteto/contract/company/certificate';
import { certificateStatusLabel, certificateStatusTone } from '@esteto/domain/company/certificate/certificate-life';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { type ColumnSpec, columnsFor } from '@esteto/ui/patterns/data-table/columns';

const FACTS = [
  { key: 'status', header: 'Situação', cell: statusCell(certificateStatusLabel, certificateStatusTone) },
  { key: 'days_left', header: 'Dias', cell: 'number', lead: 'dias' },
  { key: 'valid_until', header: 'Validade', cell: 'instant', sort: true, lead: 'vale até' },
  { key: 'issuer', header: 'Emitido por', hidden: true, width: 10 },
  { key: 'valid_from', header: 'Emitido em', cell: 'instant', hidden: true },
] as const satisfies readonly ColumnSpec<CompanyCertificateRow | DoctorCertificateRow>[];

export const companyCertificateColumns = columnsFor<CompanyCertificateRow>()([
  { key: 'owner_name', header: 'Empresa' },
  ...FACTS,
  { key: 'document', header: 'Documento', cell: 'document', hidden: true },
  { key: 'analyst_name', header: 'Analista', width: 10 },
]);

export const doctorCertificateColumns = columnsFor<DoctorCertificateRow>()([
  { key: 'owner_name', header: 'Médico' },
  ...FACTS,
  { key: 'document', header: 'CPF', cell: 'document', hidden: true },
  { key: 'email', header: 'E-mail', hidden: true },
]);
