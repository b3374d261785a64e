import { companyRegisterQueries } from '@esteto/api-client/company-register';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyRegisters, receivables } from '@esteto/contract/access';
import type { RegisterRow } from '@esteto/contract/company-register';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { FolderOpen, History, ReceiptText } from 'lucide-react';
import { companyColumns } from '../../../features/empresa/register-columns.ts';
import { RegisterList } from '../../../features/empresa/register-list.tsx';

export default function CompaniesPage() {
  const seesInvoices = useCan(receivables.view);
  return (
    <RegisterList
      title="Empresas"
      createLabel="Nova empresa"
      empty="Nenhuma empresa ainda. As que forem cadastradas aparecem aqui."
      list="companies"
      query={companyRegisterQueries.companies}
      columns={companyColumns}
      canEdit={useCan(companyRegisters.edit)}
      own={seesInvoices ? withInvoices : withoutInvoices}
    />
  );
}

const history: RowAction<RegisterRow> = { label: 'Histórico', icon: History, to: ({ id }) => `empresa/${id}/historico` };
const files: RowAction<RegisterRow> = { label: 'Arquivos', icon: FolderOpen, to: ({ id }) => `empresa/${id}/arquivos` };
const withoutInvoices = [files, history];
const withInvoices: RowAction<RegisterRow>[] = [
  { label: 'Notas fiscais', icon: ReceiptText, to: ({ id }) => `empresa/${id}/notas-fiscais` },
  files,
  history,
];
