import { call } from '@esteto/api-client/api';
import { nps } from '@esteto/contract/office/nps';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { npsReplyForm } from '@esteto/domain/office/nps/nps-answer';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { ScoreField } from '@esteto/ui/components/field/number/score-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { HeartHandshake, MailWarning } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';

type Stage = { kind: 'looking' } | { kind: 'asking' } | { kind: 'answered' } | { kind: 'failed'; error: unknown };

/** Where the link of a survey's e-mail leads: a score and a comment, without signing in. */
export default function SurveyReplyPage() {
  const { token = '' } = useParams();
  const [stage, setStage] = useState<Stage>({ kind: 'looking' });
  const readError = useReadError();
  const isOver = stage.kind === 'failed' && readError(stage.error).status === 422;
  useEffect(() => {
    if (stage.kind !== 'looking') return;
    call(nps.look, { body: { token } })
      .then(() => setStage({ kind: 'asking' }))
      .catch((error: unknown) => setStage({ kind: 'failed', error }));
  }, [stage.kind, token]);
  return (
    <BlankLayout wide>
      <title>Pesquisa · Esteto</title>
      {stage.kind === 'looking' && <Loading label="Abrindo a pesquisa" />}
      {stage.kind === 'asking' && (
        <Page title="Sua opinião é importante para nós!">
          <Form
            schema={npsReplyForm}
            initial={{ token }}
            onSubmit={async (body) => {
              await call(nps.reply, { body });
              setStage({ kind: 'answered' });
            }}
          >
            <FieldGrid>
              <ScoreField name="score" label="Em uma escala de 0 a 10, o quanto você recomendaria o Esteto para um amigo ou familiar?" />
              <TextAreaField name="comment" placeholder="Comente aqui" />
            </FieldGrid>
            <SubmitButton justifySelf="start">Enviar</SubmitButton>
          </Form>
        </Page>
      )}
      {stage.kind === 'answered' && (
        <StateFrame
          icon={HeartHandshake}
          title={<h1>Resposta enviada com sucesso.</h1>}
          action={<ButtonLink to={namedRoute.Login}>Ir para o Esteto</ButtonLink>}
        >
          Obrigado. Lemos todas as respostas.
        </StateFrame>
      )}
      {isOver && (
        <StateFrame
          icon={MailWarning}
          tone="waiting"
          title={<h1>Este link não vale mais</h1>}
          action={<ButtonLink to={namedRoute.Login}>Ir para o Esteto</ButtonLink>}
        >
          A pesquisa terminou, ou você já respondeu.
        </StateFrame>
      )}
      {stage.kind === 'failed' && !isOver && <ErrorState error={stage.error} retry={() => setStage({ kind: 'looking' })} />}
    </BlankLayout>
  );
}
