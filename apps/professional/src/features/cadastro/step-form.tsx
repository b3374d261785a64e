import { chakra } from '@chakra-ui/react';
import type { WizardFacts, WizardState } from '@esteto/contract/opening/wizard';
import { hasLeftWizard, previousWizardStep } from '@esteto/domain/company/company/wizard';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { readWizardDraft } from '@esteto/domain/opening/wizard/wizard-draft-form';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { Form, type FormProps, type FormSchema, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { path } from '../../path.ts';
import { KeepDraft } from './keep-draft.tsx';
import { isOwnerStep, type OwnerStep, wizardSteps } from './wizard-steps.ts';

type StepFormProps<S extends FormSchema> = {
  step: OwnerStep;
  wizard: WizardFacts;
  schema: S;
  /** What was sent before, or is known already; what was typed since stands over it. */
  initial: FormProps<S>['initial'];
  send: (values: Parameters<FormProps<S>['onSubmit']>[0]) => Promise<WizardState>;
  submitLabel?: string;
  children: ReactNode;
};

/** What a step asks, kept as it is typed; sent, it leads to the next one. */
export const StepForm = <S extends FormSchema>({ step, wizard, schema, initial, send, submitLabel, children }: StepFormProps<S>) => {
  const goOn = useGoOn(step);
  const draft = wizard.drafts.find((one) => one.step === step);
  const typed = draft ? readWizardDraft(draft.values) : null;
  const helped = useHelped(draft);
  return (
    <Card>
      <chakra.h2 srOnly>{wizardStepLabel[step]}</chakra.h2>
      {draft?.helper && (
        <Banner tone="running">{draft.helper}, da nossa equipe, preencheu esta etapa com você. Confira, mude o que quiser e siga.</Banner>
      )}
      <Form key={helped} schema={schema} initial={initial} typed={typed} onSubmit={async (values) => goOn(await send(values))}>
        <FieldGrid>{children}</FieldGrid>
        <StepButtons step={step} wizard={wizard}>
          <SubmitButton icon={ArrowRight}>{submitLabel ?? 'Salvar e continuar'}</SubmitButton>
        </StepButtons>
        <chakra.div color="fg.muted" fontSize="sm" minH="1lh">
          <KeepDraft step={step} seen={draft?.typed_at ?? null} />
        </chakra.div>
      </Form>
    </Card>
  );
};

/** When our team last filled the step in: the form begins anew with it, and goes on with what is typed since. */
const useHelped = (draft: WizardFacts['drafts'][number] | undefined): string => {
  const at = draft?.helper ? draft.typed_at : '';
  const [helped, setHelped] = useState(at);
  if (at !== '' && at !== helped) setHelped(at);
  return helped;
};

/** Back to the step before, and on. */
export const StepButtons = ({ step, wizard, children }: { step: OwnerStep; wizard: WizardFacts; children: ReactNode }) => {
  const before = previousWizardStep({ type: wizard.account_type, order_value: wizard.order_value }, step);
  const isBehind = before !== null && isOwnerStep(before) && !(before === 'payment' && wizard.payment_status === 'confirmed');
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between" flexDirection="row-reverse">
      {children}
      {isBehind && (
        <ButtonLink variant="ghost" icon={ArrowLeft} to={wizardSteps[before].to}>
          Voltar
        </ButtonLink>
      )}
    </chakra.div>
  );
};

/** Where somebody goes after a step: to the next one, or, where the registration was further on already, back to where it stands. */
export const whereNext = (step: OwnerStep, { wizard }: WizardState): string => {
  const next = wizard?.step;
  return next && !hasLeftWizard(next) && isOwnerStep(next) && next !== step ? wizardSteps[next].to : path('/app');
};

export const useGoOn = (step: OwnerStep) => {
  const navigate = useNavigate();
  return (state: WizardState): void => void navigate(whereNext(step, state));
};
