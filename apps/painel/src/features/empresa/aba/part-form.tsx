import { call } from '@esteto/api-client/api';
import { companyRegisterMutations, companyRegisterQueries } from '@esteto/api-client/company/company-register';
import { companyRegister, type RegisterDetail } from '@esteto/contract/company/company-register';
import { registerWith } from '@esteto/domain/company/company/register-form';
import type { FormSchema } from '@esteto/ui/patterns/form/form.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { ReactNode } from 'react';

export type CompanyTabProps = { record: RegisterDetail };

type PartFormProps = CompanyTabProps & { schema: FormSchema; children: ReactNode };
type Sent = { id: number; body: { version: number } };

/** A tab that writes a part of the record of a company. The call takes the whole: what other tabs write goes along as it was when it was read. */
export const PartForm = ({ record, schema, children }: PartFormProps) => (
  <FormDialog
    title={record.name}
    id={record.id}
    schema={schema}
    record={companyRegisterQueries.detail}
    mutation={{
      ...companyRegisterMutations.update,
      mutationFn: ({ id, body }: Sent) =>
        call(companyRegister.update, { id, body: { ...registerWith(record, body), version: body.version } }),
    }}
    confirmChanges
    done="Cadastro salvo."
  >
    {children}
  </FormDialog>
);
