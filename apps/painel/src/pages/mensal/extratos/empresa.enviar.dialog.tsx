import { call } from '@esteto/api-client/api';
import { companyStatementMutations, companyStatementQueries } from '@esteto/api-client/month/company-statement';
import { companyStatement } from '@esteto/contract/month/company-statement';
import { UploadStatementDialog } from '@esteto/features/month/statement/upload-statement-dialog.tsx';
import { ScopeProvider } from '@esteto/ui/system/context/scope.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

/** A statement that the client sent by another way, for a month of a company. */
export default function CompanyUploadStatementDialog() {
  const { companyId = '', year = '' } = useParams();
  const company_id = Number(companyId);
  const { data } = useQuery(companyStatementQueries.year({ id: company_id, year }));
  return (
    <ScopeProvider value={useMemo(() => ({ company_id }), [company_id])}>
      <UploadStatementDialog
        company_id={company_id}
        accounts={data?.accounts}
        upload={companyStatementMutations.upload}
        parent={path('/painel/mensal/extratos/empresa/:companyId/extratos', { companyId })}
        preview={(input) => call(companyStatement.previewUpload, input)}
        progress={(input) => call(companyStatement.progress, input)}
      />
    </ScopeProvider>
  );
}
