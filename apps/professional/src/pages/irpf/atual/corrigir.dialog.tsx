import { ownIncomeTaxMutations, ownIncomeTaxQueries } from '@esteto/api-client/tax/own-income-tax';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { correctionForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { incomeTaxMachine } from '@esteto/domain/tax/income-tax/income-tax-life';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { returnName } from '../../../features/irpf/return-name.ts';

/** Says in words what is wrong, in the place of the approval. */
export default function AskCorrectionDialog() {
  const id = Number(useParams().irpfId);
  const row: PartOfQuery<OwnReturn | null> = {
    ...ownIncomeTaxQueries.current(useCompanyScope()),
    select: (all: OwnReturn[]) => all.find((one) => one.id === id) ?? null,
  };
  return (
    <FormDialog
      title="Pedir correção"
      subtitle={(row) => row && returnName(row)}
      id={id}
      schema={schema}
      startsFrom={row}
      refuse={(row) =>
        row && incomeTaxMachine.legalActions(row.status, 'client').includes('ask_correction')
          ? null
          : { why: 'Esta declaração não espera a sua aprovação agora.' }
      }
      mutation={ownIncomeTaxMutations.askCorrection}
      done="Pedido enviado. A declaração voltou para a equipe."
      submitLabel="Pedir correção"
    >
      <TextAreaField name="reason" rows={4} help="A equipe corrige e pede a sua aprovação de novo." />
    </FormDialog>
  );
}

const schema = correctionForm.omit(['version']);
