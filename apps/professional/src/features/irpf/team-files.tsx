import { call } from '@esteto/api-client/api';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { incomeTaxFileRoleLabel } from '@esteto/domain/tax/income-tax/income-tax-file';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

/** What the team keeps beside a return: the declaration, its receipt. The guide of a quota stands beside it. */
export const TeamFiles = ({ files }: Pick<OwnReturn, 'files'>) => {
  const scope = useCompanyScope();
  const kept = files.filter(({ from_client, quota_id }) => !from_client && quota_id === null);
  if (kept.length === 0) return null;
  return (
    <div>
      {kept.map(({ id, name, mime, role }) => (
        <FileRow
          key={id}
          label={`${incomeTaxFileRoleLabel[role]}: ${name}`}
          name={name}
          mime={mime}
          load={() => call(ownIncomeTax.file, { ...scope, id })}
        />
      ))}
    </div>
  );
};
