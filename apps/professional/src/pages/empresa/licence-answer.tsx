import { licenceMutations } from '@esteto/api-client/opening/licence';
import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import { lackingLicencePapers } from '@esteto/domain/opening/licensing/licence-documents';
import { licenceAnswerForm } from '@esteto/domain/opening/licensing/licensing-form';
import { Sending } from '@esteto/features/opening/licence/licence-papers.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { Form } from '@esteto/ui/patterns/form/form.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { SubmitAnswer } from '../../features/resposta/submit-answer.tsx';
import type { OwnPapers } from './use-own-papers.ts';

const schema = licenceAnswerForm.omit(['version']);

type LicenceAnswerProps = { licence: LicenceRecord; all: readonly LicenceRecord[]; send: OwnPapers['send'] };

/** The answer to what is asked, with words, files or both. Files are kept as they arrive: who leaves finds them among the documents. */
export const LicenceAnswer = ({ licence, all, send }: LicenceAnswerProps) => {
  const scope = useCompanyScope();
  const { mutateAsync: answer } = useMutation(licenceMutations.answer);
  const { id, version } = licence;
  // One key for as long as this version waits: a double click or a retry after a lost answer answers once.
  const [idempotency_key] = useState(newKey);
  return (
    <Form
      schema={schema}
      initial={{ answer: null }}
      onSubmit={async (body) => {
        await answer({ ...scope, id, body: { ...body, version }, idempotency_key });
        toast.success('Resposta enviada. A equipe foi avisada.');
      }}
    >
      <TextAreaField name="answer" rows={2} />
      {send && <Sending licence={licence} lacking={lackingLicencePapers(licence, all)} send={send} />}
      <SubmitAnswer />
    </Form>
  );
};
