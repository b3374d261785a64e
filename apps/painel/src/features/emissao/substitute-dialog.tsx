import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { invoiceSubstituteForm, MOTIVE_LENGTH } from '@esteto/domain/billing/invoice/invoice-cancel-form';
import { invoiceMachine } from '@esteto/domain/billing/invoice/invoice-life';
import { substitutionReasonLabel } from '@esteto/domain/billing/nfse/dps';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialogBody } from '@esteto/ui/patterns/form/form-dialog-body.tsx';
import type { MutationLike, QueryLike } from '@esteto/ui/system/query/query-like';
import { InvoiceActionDialog } from './invoice-action-dialog.tsx';
import type { IssuingPlaces } from './issuing-places.ts';
import { Outcome } from './outcome.tsx';

type SubstituteDialogProps<Input> = {
  query: QueryLike<InvoiceDetail>;
  substitute: MutationLike<InvoiceDetail, Input>;
  places: IssuingPlaces;
  /** Where the new note is mended. */
  editOf: (successor: InvoiceDetail) => string;
};

/** Opens the note that is to take another's place. */
export const SubstituteDialog = <Input,>({ query, substitute, places, editOf }: SubstituteDialogProps<Input>) => (
  <InvoiceActionDialog query={query} verb="Substituir nota">
    {(invoice, frame) => {
      const legal = invoiceMachine.transition(invoice.status, 'replace', { by: 'staff' });
      if (!legal.ok)
        return (
          <Outcome tone="waiting" details={places.details} close={frame.close}>
            {legal.message}
          </Outcome>
        );
      return (
        <FormDialogBody
          {...frame}
          title="Substituir nota"
          id={invoice.id}
          schema={invoiceSubstituteForm}
          row={invoice}
          mutation={substitute}
          done="Nota nova aberta com o mesmo conteúdo. Corrija e emita."
          to={editOf}
          submitLabel="Abrir nota nova"
        >
          <chakra.p gridColumn="1 / -1" color="fg.muted">
            Abre uma nota nova com o mesmo conteúdo, para corrigir e emitir. Esta continua valendo até a nova ser autorizada; aí fica
            Substituída.
          </chakra.p>
          <SelectField name="reason" options={substitutionReasonLabel} autoFocus />
          <TextAreaField name="justification" help={`De ${MOTIVE_LENGTH.least} a ${MOTIVE_LENGTH.most} caracteres. Vai na nota nova.`} />
        </FormDialogBody>
      );
    }}
  </InvoiceActionDialog>
);
