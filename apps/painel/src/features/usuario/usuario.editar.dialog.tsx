import { doctorMutations, doctorQueries } from '@esteto/api-client/company/doctor';
import { doctorRecordForm } from '@esteto/domain/company/doctor/doctor-record-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { DoctorFields } from './doctor-fields.tsx';

/** The record of a doctor, from every list that shows one; what changed is confirmed before it is saved. */
export default function EditDoctorDialog() {
  return (
    <FormDialog
      title={(doctor) => doctor?.name ?? 'Médico'}
      subtitle={(doctor) => doctor?.email}
      size="lg"
      id={Number(useParams().userId)}
      schema={doctorRecordForm}
      record={doctorQueries.detail}
      mutation={doctorMutations.update}
      confirmChanges
      done="Cadastro salvo."
    >
      <DoctorFields />
    </FormDialog>
  );
}
