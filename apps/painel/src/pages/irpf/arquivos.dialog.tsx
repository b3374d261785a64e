import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { incomeTaxMutations, incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { useCan } from '@esteto/auth/can/can.tsx';
import { incomeTaxes } from '@esteto/contract/access';
import { incomeTax } from '@esteto/contract/tax/income-tax';
import { acceptOf, INCOME_TAX_FILE_KINDS, MAX_FILE_BYTES } from '@esteto/domain/company/file/file-kinds';
import { INCOME_TAX_FILE_ROLES, type IncomeTaxFileRole, incomeTaxFileRoleLabel } from '@esteto/domain/tax/income-tax/income-tax-file';
import { incomeTaxItemMachine } from '@esteto/domain/tax/income-tax/income-tax-item-life';
import { Select } from '@esteto/ui/components/field/base/select.tsx';
import { FilesDialog } from '@esteto/ui/patterns/file/files-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useParams } from 'react-router';

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

type ItemSelectProps = { returnId: number; value: number | null; onChange: (item_id: number | null) => void };

/** For which document of the list the files are that are sent next, in the place of the doctor; nothing where the list waits for none. */
const ItemSelect = ({ returnId, value, onChange }: ItemSelectProps) => {
  const id = useId();
  const { data } = useQuery(incomeTaxQueries.detail({ id: returnId }));
  const items = data?.items.filter(({ status }) => incomeTaxItemMachine.legalActions(status, 'staff').includes('send')) ?? [];
  if (items.length === 0) return null;
  return (
    <chakra.div display="grid" gap="1" maxW="20rem">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
        Para qual documento pedido
      </chakra.label>
      <Select id={id} value={value ?? ''} onChange={({ target }) => onChange(Number(target.value) || null)}>
        <option value="">Nenhum</option>
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.title}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
};

type RoleSelectProps = { value: IncomeTaxFileRole; onChange: (role: IncomeTaxFileRole) => void };

/** What the files that are sent next are. */
const RoleSelect = ({ value, onChange }: RoleSelectProps) => {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1" maxW="20rem">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
        O que são os próximos arquivos
      </chakra.label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const role = INCOME_TAX_FILE_ROLES.find((one) => one === target.value);
          if (role) onChange(role);
        }}
      >
        {INCOME_TAX_FILE_ROLES.map((role) => (
          <option key={role} value={role}>
            {incomeTaxFileRoleLabel[role]}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
};
