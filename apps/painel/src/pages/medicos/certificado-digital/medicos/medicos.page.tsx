import { certificateMutations, certificateQueries } from '@esteto/api-client/company/certificate';
import { useCan } from '@esteto/auth/can/can.tsx';
import { doctorCertificates, doctorUsers } from '@esteto/contract/access';
import type { DoctorCertificateRow } from '@esteto/contract/company/certificate';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { Outlet } from 'react-router';
import { doctorCertificateColumns } from '../../../../features/certificado/certificate-columns.ts';
import { certificateFilters } from '../../../../features/certificado/certificate-filters.ts';
import { RenewalsChart } from '../../../../features/certificado/renewals-chart.tsx';
import { useRemind } from '../../../../features/certificado/use-remind.ts';
import { path } from '../../../../path.ts';

export default function DoctorCertificatesPage() {
  const canEdit = useCan(doctorCertificates.edit);
  const seesDoctors = useCan(doctorUsers.view);
  const { mutateAsync: remind } = useMutation(certificateMutations.remindDoctors);
  const bulk = useRemind<DoctorCertificateRow>(remind);
  return (
    <ListPage
      title="Certificados de médicos"
      query={certificateQueries.doctors}
      columns={doctorCertificateColumns}
      filters={certificateFilters}
      rowHref={canEdit ? certificateHref : undefined}
      actions={canEdit ? actions : undefined}
      bulk={canEdit ? bulk : undefined}
      above={<RenewalsChart query={certificateQueries.doctorRenewals({})} />}
      aside={seesDoctors && <ButtonLink to={path('/painel/medicos/usuarios')}>Escolher médico</ButtonLink>}
      empty="Nenhum certificado ainda. Com o do médico se fazem a declaração de IR e as assinaturas."
    >
      <Outlet />
    </ListPage>
  );
}

DoctorCertificatesPage.query = listStart(certificateQueries.doctors, certificateFilters);

const certificateHref = ({ user_id }: DoctorCertificateRow): string => `medico/${user_id}/certificado`;

const actions: RowAction<DoctorCertificateRow>[] = [{ label: 'Trocar certificado', icon: Upload, to: certificateHref }];
