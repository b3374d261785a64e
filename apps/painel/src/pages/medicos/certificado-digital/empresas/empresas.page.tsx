import { certificateMutations, certificateQueries } from '@esteto/api-client/company/certificate';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyCertificates, companyRegisters } from '@esteto/contract/access';
import type { CompanyCertificateRow } from '@esteto/contract/company/certificate';
import { companyRecords } from '@esteto/contract/record-access';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Upload } from 'lucide-react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { companyCertificateColumns } from '../../../../features/certificado/certificate-columns.ts';
import { certificateFilters } from '../../../../features/certificado/certificate-filters.ts';
import { RenewalsChart } from '../../../../features/certificado/renewals-chart.tsx';
import { useRemind } from '../../../../features/certificado/use-remind.ts';
import { path } from '../../../../path.ts';

export default function CompanyCertificatesPage() {
  const canEdit = useCan(companyCertificates.edit);
  const editsRecord = useCan(companyRecords.edit);
  const seesCompanies = useCan(companyRegisters.view);
  const { mutateAsync: remind } = useMutation(certificateMutations.remindCompanies);
  const bulk = useRemind<CompanyCertificateRow>(remind);
  const actions = useMemo(() => [...(canEdit ? [replace] : []), ...(editsRecord ? [edit] : [])], [canEdit, editsRecord]);
  return (
    <ListPage
      title="Certificados de empresas"
      query={certificateQueries.companies}
      columns={companyCertificateColumns}
      filters={certificateFilters}
      rowHref={canEdit ? certificateHref : undefined}
      actions={actions}
      bulk={canEdit ? bulk : undefined}
      aside={seesCompanies && <ButtonLink to={WITHOUT}>Empresas sem certificado</ButtonLink>}
      above={<RenewalsChart query={certificateQueries.companyRenewals({})} />}
      empty="Nenhum certificado ainda. O de cada empresa é enviado na emissão da nota ou aqui."
    >
      <Outlet />
    </ListPage>
  );
}

CompanyCertificatesPage.query = listStart(certificateQueries.companies, certificateFilters);

const WITHOUT = path('/painel/medicos/empresas', undefined, { without_certificate: 'true' });

const certificateHref = ({ company_id }: CompanyCertificateRow): string => `empresa/${company_id}/certificado`;

const replace: RowAction<CompanyCertificateRow> = { label: 'Trocar certificado', icon: Upload, to: certificateHref };
const edit: RowAction<CompanyCertificateRow> = {
  label: 'Editar empresa',
  icon: Pencil,
  to: ({ company_id }) => `empresa/${company_id}/editar`,
};
