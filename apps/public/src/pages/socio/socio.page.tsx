import { call } from '@esteto/api-client/api';
import { partnerByToken } from '@esteto/api-client/opening/wizard-partner';
import { wizardPartner } from '@esteto/contract/opening/wizard-partner';
import { partnerForm } from '@esteto/domain/company/partner/partner-form';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { PartnerFields } from '@esteto/features/company/partner/partner-fields.tsx';
import { WithQueries } from '@esteto/shell/start/with-queries.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';

/** Where a partner's link leads: they fill in their own part of the articles of association, without an account. */
export default function PartnerPage() {
  const { token = '' } = useParams();
  return (
    <WithQueries>
      <BlankLayout>
        <title>Dados do sócio · Esteto</title>
        <Invitation token={token} />
      </BlankLayout>
    </WithQueries>
  );
}

const Invitation = ({ token }: { token: string }) => {
  const { data, error, refetch, isFetching } = useQuery(partnerByToken(token));
  const readError = useReadError();
  const [isDone, setDone] = useState(false);
  if (isDone) return <Done />;
  const reading = error && readError(error);
  if (reading && (reading.status === 422 || reading.status === 409)) return <Over why={reading.message} />;
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading label="Abrindo o link" />;
  const { name, company, asked_by } = data;
  return (
    <Page
      title={`Seus dados para ${company}`}
      subtitle={`${asked_by ?? 'Quem abriu o cadastro'} indicou você como sócio. Preencha como está no RG ou na CNH: é o que vai para o contrato social.`}
    >
      <Card title="Seus dados">
        <Form
          schema={partnerForm}
          initial={{ ...partnerForm.getDefault(), name }}
          onSubmit={async (form) => {
            await call(wizardPartner.tell, { body: { ...form, token } });
            setDone(true);
          }}
        >
          <FieldGrid>
            <PartnerFields />
          </FieldGrid>
          <SubmitButton justifySelf="start">Enviar meus dados</SubmitButton>
        </Form>
      </Card>
    </Page>
  );
};

const Done = () => (
  <StateFrame icon={CircleCheck} title={<h1>Dados enviados</h1>}>
    Obrigado! Quem convidou você já foi avisado. Você pode fechar esta página.
  </StateFrame>
);

const Over = ({ why }: { why: string }) => (
  <StateFrame
    icon={MailWarning}
    tone="waiting"
    title={<h1>Este link não vale mais</h1>}
    action={<ButtonLink to={namedRoute.Login}>Entrar</ButtonLink>}
  >
    {why}
  </StateFrame>
);
