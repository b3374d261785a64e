import { call } from '@esteto/api-client/api';
import { statementMutations, statementQueries } from '@esteto/api-client/month/statement';
import { statement } from '@esteto/contract/month/statement';
import { UploadStatementDialog } from '@esteto/features/month/statement/upload-statement-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** The statement of a month, sent by the client. */
export default function OwnUploadStatementDialog() {
  const { company_id } = useCompanyScope();
  const { data } = useQuery(statementQueries.year({ company_id, year: Number(useParams().year) }));
  return (
    <UploadStatementDialog
      company_id={company_id}
      accounts={data?.accounts}
      upload={statementMutations.upload}
      preview={(input) => call(statement.previewUpload, input)}
      progress={(input) => call(statement.progress, input)}
    />
  );
}
