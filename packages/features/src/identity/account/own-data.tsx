import { accountMutations } from '@esteto/api-client/identity/account';
import type { OwnAccount } from '@esteto/contract/identity/account';
import { accountForm } from '@esteto/domain/identity/user/account-form';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useMutation } from '@tanstack/react-query';

export const OwnData = ({ account: { name, notifications_email, notifications_email_asked, version } }: { account: OwnAccount }) => {
  const asked =
    notifications_email_asked &&
    `Enviamos um link para ${notifications_email_asked}. Até você abri-lo, os avisos vão para ${notifications_email ?? 'o e-mail com que você entra'}.`;
  const { mutateAsync: update } = useMutation(accountMutations.update);
  return (
    <Card title="Seus dados">
      {/* Anew with each version, so that it starts from what was saved. */}
      <Form
        key={version}
        schema={accountForm}
        initial={{ name, notifications_email }}
        onSubmit={async (body) => {
          const saved = await update({ body: { ...body, version } });
          const isAsked = saved.notifications_email_asked !== notifications_email_asked && saved.notifications_email_asked;
          toast.success(isAsked ? `Dados salvos. Abra o link que enviamos para ${isAsked}.` : 'Dados salvos.');
        }}
      >
        <TextField name="name" autoComplete="name" />
        <EmailField name="notifications_email" help={asked ?? 'Sem ele, os avisos vão para o e-mail com que você entra.'} />
        <SubmitButton justifySelf="start">Salvar</SubmitButton>
      </Form>
    </Card>
  );
};
