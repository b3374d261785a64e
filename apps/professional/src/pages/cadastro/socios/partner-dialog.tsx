import { addressLookups } from '@esteto/api-client/office/lookup';
import { wizardQueries } from '@esteto/api-client/opening/wizard';
import { wizardPartnerMutations } from '@esteto/api-client/opening/wizard-partner';
import type { WizardPartnerRow } from '@esteto/contract/opening/wizard-partner';
import { type PartnerForm, partnerForm } from '@esteto/domain/company/partner/partner-form';
import { partnerOfPerson } from '@esteto/domain/company/partner/partner-person';
import { type PartnerRowForm, partnerRowForm } from '@esteto/domain/company/partner/partner-row-form';
import { PartnerFields } from '@esteto/features/company/partner/partner-fields.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

type PartnerDialogProps = {
  partner?: WizardPartnerRow;
  /** Name of a new partner, where the public registry already told it. */
  name?: string;
  onClose: () => void;
};

/** Who is a partner and how much they have; a new one without `partner`. */
export const PartnerDialog = ({ partner, name, onClose }: PartnerDialogProps) => {
  const scope = useCompanyScope();
  const { mutateAsync: add } = useMutation(wizardPartnerMutations.add);
  const { mutateAsync: update } = useMutation(wizardPartnerMutations.update);
  const save = ({ body }: { body: PartnerRowForm }) =>
    partner ? update({ ...scope, id: partner.id, body: { ...body, version: partner.version } }) : add({ ...scope, body });
  return (
    <FormOver
      form={{
        title: partner ? 'Alterar sócio' : 'Incluir sócio',
        subtitle: partner ? undefined : 'Com o e-mail, ele recebe um link e preenche a parte dele no próprio aparelho.',
        schema: partnerRowForm,
        initial: partner ?? (name ? { name } : {}),
        mutation: { mutationFn: save },
        done: partner ? 'Sócio alterado.' : 'Sócio incluído.',
        submitLabel: partner ? 'Salvar' : 'Incluir',
        children: (
          <>
            <TextField name="name" autoFocus />
            <EmailField name="email" autoComplete="off" span={4} />
            <IntegerField name="shares" span={2} />
          </>
        ),
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};

type FillPartnerProps = { partner: WizardPartnerRow; onClose: () => void };

/** What the articles of association say of a partner, filled in by the owner; of the owner, what is known stands there already. */
export const FillPartner = ({ partner: { id, version, name, form, is_owner }, onClose }: FillPartnerProps) => {
  const scope = useCompanyScope();
  const isAsked = is_owner && form === null;
  const { data, isPending } = useQuery({ ...wizardQueries.ownDoctor(scope), enabled: isAsked });
  const { mutateAsync: fill } = useMutation(wizardPartnerMutations.fill);
  if (isAsked && isPending) return null;
  return (
    <FormOver
      form={{
        title: name,
        subtitle: 'Como está no RG ou na CNH: é o que vai para o contrato social.',
        size: 'lg',
        schema: partnerForm,
        initial: form ?? partnerOfPerson(name, data?.doctor ?? { cpf: data?.cpf }),
        mutation: { mutationFn: ({ body }: { body: PartnerForm }) => fill({ ...scope, id, body: { ...body, version } }) },
        done: 'Dados do sócio salvos.',
        submitLabel: 'Salvar',
        children: <PartnerFields lookups={addressLookups} />,
      }}
      onAnswer={() => undefined}
      onClose={onClose}
    />
  );
};
