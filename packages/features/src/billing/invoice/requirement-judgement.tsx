import { chakra } from '@chakra-ui/react';
import type { InvoiceRequirement } from '@esteto/contract/billing/invoice-answer';
import { type RequirementReturnForm, requirementReturnForm } from '@esteto/domain/billing/invoice/requirement-form';
import { requirementMachine } from '@esteto/domain/billing/invoice/requirement-life';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormBusy } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useDialogGuard } from '@esteto/ui/patterns/dialog/dialog-guard.tsx';
import { focusFirstField } from '@esteto/ui/patterns/dialog/first-field';
import { useAction } from '@esteto/ui/patterns/dialog/use-action';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { Check, CornerUpLeft } from 'lucide-react';
import { useEffect, useState } from 'react';

type RequirementJudgementProps = {
  requirement: InvoiceRequirement;
  conclude: () => Promise<unknown>;
  sendBack: (body: RequirementReturnForm) => Promise<unknown>;
};

/** What staff does with a requirement: takes it as done, or sends the answer back with what is still missing. */
export const RequirementJudgement = ({ requirement, conclude, sendBack }: RequirementJudgementProps) => {
  const tellFailure = useTellFailure();
  const { busy, run } = useAction();
  const [returning, setReturning] = useState(false);
  useDialogGuard({ busy, dirty: false });
  if (returning)
    return (
      <Form
        schema={requirementReturnForm}
        initial={{ reason: null }}
        onSubmit={async (body) => {
          await sendBack(body);
          toast.success('Exigência devolvida. Avisamos quem solicitou a nota.');
        }}
      >
        <ReturnFields cancel={() => setReturning(false)} />
      </Form>
    );

  const actions = requirementMachine.legalActions(requirement.status, 'staff');
  // Told in a corner: when somebody else was faster, the card itself changes.
  const done = () => run(() => conclude().then(() => toast.success('Exigência concluída.'), tellFailure));
  return (
    <Buttons>
      {actions.includes('send_back') && (
        <Button icon={CornerUpLeft} disabled={busy} onClick={() => setReturning(true)}>
          Devolver
        </Button>
      )}
      <Button icon={Check} busy={busy} onClick={() => void done()}>
        {requirement.status === 'answered' ? 'Concluir' : 'Concluir sem resposta'}
      </Button>
    </Buttons>
  );
};

const ReturnFields = ({ cancel }: { cancel: () => void }) => {
  const busy = useFormBusy();
  const reason = useFieldValue('reason');
  useDialogGuard({ busy, dirty: Boolean(reason) });
  useEffect(focusFirstField, []);
  return (
    <>
      <FieldGrid>
        <TextAreaField name="reason" rows={2} autoFocus />
      </FieldGrid>
      <Buttons>
        <Button onClick={cancel} disabled={busy}>
          Cancelar
        </Button>
        <SubmitButton icon={CornerUpLeft}>Devolver</SubmitButton>
      </Buttons>
    </>
  );
};

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' } });
