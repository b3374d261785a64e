import { chakra } from '@chakra-ui/react';
import { ownIncomeTaxMutations } from '@esteto/api-client/tax/own-income-tax';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownIncomeTaxes } from '@esteto/contract/access';
import type { IncomeTaxFile, PendencyRecord } from '@esteto/contract/tax/income-tax-record';
import { formatDateNumeric, formatInstant } from '@esteto/domain/shared/date/date';
import { pendencyAnswerForm } from '@esteto/domain/tax/income-tax/income-tax-form';
import { waitsForClient } from '@esteto/domain/tax/income-tax/pendency-life';
import { pendencyLeft } from '@esteto/domain/tax/income-tax/pendency-reminder';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { Form } from '@esteto/ui/patterns/form/form.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { OwnFiles } from '../../../features/irpf/own-files.tsx';
import { SubmitAnswer } from '../../../features/resposta/submit-answer.tsx';
import { PartDialog } from './part-dialog.tsx';
import { pendencyStanding } from './pendency-words.ts';
import { Sending } from './sending.tsx';

/** What the team asks about a return, and the answer to it: words, files or both. */
export default function AnswerPendencyDialog() {
  const pendencyId = Number(useParams().pendencyId);
  return (
    <PartDialog
      noun="Pendência"
      pick={({ pendencies }) => pendencies.find(({ id }) => id === pendencyId)}
      title={({ part }) => part.title}
      subtitle={({ part }) => <StatusBadge status={pendencyStanding(part)} />}
    >
      {({ row, part }) => <Content pendency={part} files={row.files.filter(({ pendency_id }) => pendency_id === part.id)} />}
    </PartDialog>
  );
}

type ContentProps = { pendency: PendencyRecord; files: readonly IncomeTaxFile[] };

const Content = ({ pendency, files }: ContentProps) => {
  const { status, text, reason, answer, answered_at, due_on } = pendency;
  const mayAnswer = useCan(ownIncomeTaxes.edit) && waitsForClient(status);
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {reason && <Banner tone={mayAnswer ? 'attention' : 'running'}>{reason}</Banner>}
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
      <Facts
        facts={[
          {
            label: 'Prazo',
            value: mayAnswer ? `${formatDateNumeric(due_on)} (${pendencyLeft(due_on, today())})` : formatDateNumeric(due_on),
          },
          { label: 'Respondida', value: answered_at && formatInstant(answered_at, today()) },
          { label: 'Sua resposta', value: answer },
        ]}
      />
      <OwnFiles files={files} mayTakeBack={mayAnswer} />
      {mayAnswer && <Answer key={pendency.version} pendency={pendency} />}
    </chakra.div>
  );
};

const schema = pendencyAnswerForm.omit(['version']);

/** Files are kept as they arrive: who leaves finds them here again. */
const Answer = ({ pendency: { id, version } }: Pick<ContentProps, 'pendency'>) => {
  const scope = useCompanyScope();
  const { mutateAsync: answer } = useMutation(ownIncomeTaxMutations.answer);
  const { mutateAsync: attach } = useMutation(ownIncomeTaxMutations.attach);
  // One key for as long as this version waits: a double click or a retry after a lost answer answers once.
  const [idempotency_key] = useState(newKey);
  return (
    <Form
      schema={schema}
      initial={{ answer: null }}
      onSubmit={async (body) => {
        await answer({ ...scope, id, body: { ...body, version }, idempotency_key });
        toast.success('Resposta enviada à equipe.');
      }}
    >
      <TextAreaField name="answer" rows={3} />
      <Sending
        label="Arquivos da resposta"
        send={(file, { key, ...how }) => attach({ ...scope, id, file, idempotency_key: key, ...how })}
      />
      <SubmitAnswer />
    </Form>
  );
};
