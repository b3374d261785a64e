import { accountMutations } from '@esteto/api-client/account';
import type { OwnAccount } from '@esteto/contract/account';
import { accountForm } from '@esteto/domain/user/account-form';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useMutation } from '@tanstack/react-query';

export const OwnData = ({ account: { name, notifications_email, version } }: { account: OwnAccount }) => {
  const { mutateAsync: update } = useMutation(accountMutations.update);
  return (
    <Card title="Seus dados">
      {/* Anew with each version, so that it starts from what was saved. */}
      <Form
        key={version}
        schema={accountForm}
        initial={{ name, notifications_email }}
        onSubmit={async (body) => {
          await update({ body: { ...body, version } });
          toast.success('Dados salvos.');
        }}
      >
        <TextField name="name" autoComplete="name" />
        <EmailField name="notifications_email" help="Sem ele, os avisos vão para o e-mail com que você entra." />
        <SubmitButton justifySelf="start">Salvar</SubmitButton>
      </Form>
    </Card>
  );
};
