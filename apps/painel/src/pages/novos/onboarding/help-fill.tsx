import { onboardingMutations, onboardingQueries } from '@esteto/api-client/opening/onboarding';
import type { OnboardingDetail } from '@esteto/contract/opening/onboarding';
import { DEFAULT_SHARE_CAPITAL, DEFAULT_SHARES } from '@esteto/domain/company/company/share-division';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { readWizardDraft } from '@esteto/domain/opening/wizard/wizard-draft-form';
import {
  type CompanyTypeForm,
  companyTypeForm,
  type MigratedCompanyDataForm,
  migratedCompanyDataForm,
  type NewCompanyDataForm,
  newCompanyDataForm,
} from '@esteto/domain/opening/wizard/wizard-forms';
import { CompanyTypeFields } from '@esteto/features/opening/wizard/company-type-fields.tsx';
import { MigratedCompanyFields } from '@esteto/features/opening/wizard/migrated-company-fields.tsx';
import { NewCompanyFields } from '@esteto/features/opening/wizard/new-company-fields.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { type MutationFunctionContext, useMutation } from '@tanstack/react-query';
import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';

/** The step at which the owner stands, filled in with them: it begins with what they typed, and they check and send it. */
export const HelpFill = ({ detail }: { detail: OnboardingDetail }) => {
  // What the form began with: a draft that comes meanwhile was not seen, and is not written over.
  const [begun, setBegun] = useState<OnboardingDetail | null>(null);
  const { wizard_step: step, account_type: type } = begun ?? detail;
  const Form = step === 'company_type' && type === 'new_company' ? TypeForm : step === 'company_data' ? DATA_FORMS[type] : null;
  if (!Form) return null;
  return (
    <div>
      <Button icon={ClipboardPen} onClick={() => setBegun(detail)}>
        Preencher {wizardStepLabel[step]}
      </Button>
      {begun && <Form detail={begun} onClose={() => setBegun(null)} />}
    </div>
  );
};

type HelpFormProps = { detail: OnboardingDetail; onClose: () => void };

const draftOf = ({ drafts, wizard_step }: OnboardingDetail) => drafts.find(({ step }) => step === wizard_step);
const typedIn = (detail: OnboardingDetail) => readWizardDraft(draftOf(detail)?.values ?? '') ?? {};
const seenIn = (detail: OnboardingDetail): string | null => draftOf(detail)?.typed_at ?? null;

/** Refused, as the owner typed meanwhile: opened anew, the form begins with that. */
const lookAgain = (_error: unknown, { id }: { id: number }, _begun: unknown, { client }: MutationFunctionContext): Promise<void> =>
  client.invalidateQueries({ queryKey: onboardingQueries.detail({ id }).queryKey });

/** What all three say. */
const words = ({ owner_name, wizard_step }: OnboardingDetail) => ({
  title: `Preencher ${wizardStepLabel[wizard_step]}`,
  subtitle: `Com ${owner_name}, que recebe um aviso, confere e envia.`,
  size: 'lg' as const,
  done: 'Guardado. O médico foi avisado para conferir.',
  submitLabel: 'Guardar e avisar o médico',
});

const TypeForm = ({ detail, onClose }: HelpFormProps) => {
  const { mutateAsync: send } = useMutation({ ...onboardingMutations.helpCompanyType, onError: lookAgain });
  return (
    <FormOver
      form={{
        ...words(detail),
        schema: companyTypeForm,
        initial: { ...detail.company_type, ...typedIn(detail) },
        mutation: { mutationFn: ({ body }: { body: CompanyTypeForm }) => send({ id: detail.id, body: { ...body, seen: seenIn(detail) } }) },
        children: <CompanyTypeFields />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const NewCompanyForm = ({ detail, onClose }: HelpFormProps) => {
  const { mutateAsync: send } = useMutation({ ...onboardingMutations.helpNewCompany, onError: lookAgain });
  return (
    <FormOver
      form={{
        ...words(detail),
        schema: newCompanyDataForm,
        initial: { share_capital: DEFAULT_SHARE_CAPITAL, shares: DEFAULT_SHARES, ...detail.new_company, ...typedIn(detail) },
        mutation: {
          mutationFn: ({ body }: { body: NewCompanyDataForm }) => send({ id: detail.id, body: { ...body, seen: seenIn(detail) } }),
        },
        children: <NewCompanyFields />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const MigratedForm = ({ detail, onClose }: HelpFormProps) => {
  const { mutateAsync: send } = useMutation({ ...onboardingMutations.helpMigratedCompany, onError: lookAgain });
  return (
    <FormOver
      form={{
        ...words(detail),
        schema: migratedCompanyDataForm,
        initial: { ...detail.migrated_company, ...typedIn(detail) },
        mutation: {
          mutationFn: ({ body }: { body: MigratedCompanyDataForm }) => send({ id: detail.id, body: { ...body, seen: seenIn(detail) } }),
        },
        children: <MigratedCompanyFields />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

const DATA_FORMS = { new_company: NewCompanyForm, migrated_company: MigratedForm, natural_person: null, free_trial: null } as const;
