import { boletoMutations, boletoQueries } from '@esteto/api-client/money/boleto';
import type { BoletoDetail } from '@esteto/contract/money/boleto';
import { boletoReplaceForm } from '@esteto/domain/money/boleto/boleto-form';
import { replaceProblem } from '@esteto/domain/money/boleto/boleto-replacing';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { path } from '../../path.ts';
import { BoletoFields } from './boleto-fields.tsx';

/** Another in the place of one that is wrong or has expired: the line, the Pix and the day are its own, the rest is as it was. */
export default function ReplaceBoletoDialog() {
  const id = Number(useParams().boletoId);
  return (
    <FormDialog
      title="Substituir boleto"
      subtitle={(boleto) => boleto && `${boleto.description}. O cliente recebe o novo, e o antigo é cancelado.`}
      id={id}
      schema={boletoReplaceForm}
      startsFrom={{ ...boletoQueries.detail({ id }), select: asNew }}
      refuse={(boleto) => {
        const why = replaceProblem(boleto);
        return why ? { why } : null;
      }}
      mutation={boletoMutations.replace}
      done="Boleto substituído."
      submitLabel="Substituir boleto"
      parent={path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: id })}
      to={(made) => path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId: made.id })}
    >
      {(boleto) => (
        <>
          <TextField name="reason" label="Por que o antigo não serve" />
          <BoletoFields companyId={boleto?.company_id} />
        </>
      )}
    </FormDialog>
  );
}

/** What is paid by is the new one's; what it is of stays. */
const asNew = (former: BoletoDetail) => {
  const { version, status, paid_amount, company_id, kind, tax_key, description, competence, amount, notes } = former;
  const { fine_rate, interest_rate, discount_amount, discount_until } = former;
  const terms = { fine_rate, interest_rate, discount_amount, discount_until };
  return { version, status, paid_amount, company_id, kind, tax_key, description, competence, amount, ...terms, notes };
};
