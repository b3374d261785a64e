import { companyRegisterQueries } from '@esteto/api-client/company/company-register';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyCertificates, companyRegisters, receivables } from '@esteto/contract/access';
import type { RegisterRow } from '@esteto/contract/company/company-register';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { BadgeCheck, FolderOpen, History, ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { companyColumns } from '../../../features/empresa/register-columns.ts';
import { RegisterList } from '../../../features/empresa/register-list.tsx';
import { path } from '../../../path.ts';

export default function CompaniesPage() {
  const seesInvoices = useCan(receivables.view);
  const keepsCertificates = useCan(companyCertificates.edit);
  const own = useMemo(
    () => [...(seesInvoices ? [invoices] : []), files, history, ...(keepsCertificates ? [certificate] : [])],
    [seesInvoices, keepsCertificates],
  );
  return (
    <RegisterList
      title="Empresas"
      createLabel="Nova empresa"
      empty="Nenhuma empresa ainda. As que forem cadastradas aparecem aqui."
      list="companies"
      query={companyRegisterQueries.companies}
      columns={companyColumns}
      canEdit={useCan(companyRegisters.edit)}
      own={own}
    />
  );
}

const invoices: RowAction<RegisterRow> = { label: 'Notas fiscais', icon: ReceiptText, to: ({ id }) => `empresa/${id}/notas-fiscais` };
const files: RowAction<RegisterRow> = { label: 'Arquivos', icon: FolderOpen, to: ({ id }) => `empresa/${id}/arquivos` };
const history: RowAction<RegisterRow> = { label: 'Histórico', icon: History, to: ({ id }) => `empresa/${id}/historico` };
const certificate: RowAction<RegisterRow> = {
  label: 'Certificado digital',
  icon: BadgeCheck,
  to: ({ id }) => path('/painel/medicos/certificado-digital/empresas/empresa/:companyId/certificado', { companyId: id }),
};
