import { shiftOfferMutations, shiftOfferQueries } from '@esteto/api-client/duty/shift-offer';
import { applicationForm } from '@esteto/domain/duty/shift-announcement/announcement-form';
import { isPendingRequest } from '@esteto/domain/duty/shift-request/shift-request-life';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { partOf } from '@esteto/ui/system/query/part-of';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** Applies for a place that is offered: the coordination chooses. */
export default function ApplyForPlaceDialog() {
  const id = Number(useParams().offerId);
  return (
    <FormDialog
      title="Candidatar-me"
      subtitle={(row) => row && `${shiftWhen(row.offer)}, ${shiftWhere(row.offer)}. A coordenação escolhe e você é avisado.`}
      id={id}
      schema={applicationForm}
      startsFrom={partOf(shiftOfferQueries.list(useCompanyScope()), (offers) => {
        const offer = offers.find((one) => one.id === id);
        return offer && { offer };
      })}
      refuse={({ offer: { answer, application } }) => {
        if (application && isPendingRequest(application.status)) return { why: 'Você já se candidatou a esta vaga.' };
        return answer === 'apply' ? null : { why: 'Esta vaga não recebe candidaturas agora.' };
      }}
      mutation={shiftOfferMutations.apply}
      done="Candidatura enviada."
      submitLabel="Enviar candidatura"
    >
      <TextAreaField name="justification" autoFocus />
    </FormDialog>
  );
}
