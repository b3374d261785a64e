import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { useCan } from '@esteto/auth/can/can.tsx';
import { incomeTaxes } from '@esteto/contract/access';
import { incomeTax } from '@esteto/contract/tax/income-tax';
import { acceptOf, INCOME_TAX_FILE_KINDS, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { type IncomeTaxFileRole, incomeTaxFileRoleLabel } from '@esteto/domain/tax/income-tax/income-tax-file';
import { FilesDialog } from '@esteto/ui/patterns/file/files-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ItemSelect } from './item-select.tsx';
import { RoleSelect } from './role-select.tsx';

/** What is kept beside a return. Its person sees all of it, and nobody else of their company. */
export default function IncomeTaxFilesDialog() {
  const here = { id: Number(useParams().irpfId) };
  const canEdit = useCan(incomeTaxes.edit);
  const [role, setRole] = useState<IncomeTaxFileRole>('dec');
  const [item, setItem] = useState<number | null>(null);
  const item_id = role === 'document' ? item : null;
  const { mutateAsync: attach } = useMutation(incomeTaxMutations.attach);
  const { mutateAsync: detach } = useMutation(incomeTaxMutations.detach);
  return (
    <FilesDialog
      title="Arquivos da declaração"
      subtitle="O médico vê tudo o que estiver aqui; os sócios dele, não."
      query={incomeTaxQueries.detail(here)}
      filesOf={({ files }) =>
        files.map((file) => ({ ...file, id: String(file.id), name: `${incomeTaxFileRoleLabel[file.role]} · ${file.name}` }))
      }
      load={({ id }) => call(incomeTax.file, { id: Number(id) })}
      upload={
        canEdit ? (file, { key, ...how }) => attach({ ...here, body: { role, item_id }, file, idempotency_key: key, ...how }) : undefined
      }
      remove={canEdit ? ({ id }) => detach({ id: Number(id) }) : undefined}
      accept={acceptOf(INCOME_TAX_FILE_KINDS)}
      maxBytes={MAX_FILE_BYTES}
      below={
        canEdit && (
          <chakra.div display="grid" gap="3">
            <RoleSelect value={role} onChange={setRole} />
            {role === 'document' && <ItemSelect returnId={here.id} value={item} onChange={setItem} />}
          </chakra.div>
        )
      }
    />
  );
}
