import { chakra } from '@chakra-ui/react';
import { departmentQueries } from '@esteto/api-client/identity/department';
import { analystQueries } from '@esteto/api-client/office/analyst';
import { useCan } from '@esteto/auth/can/can.tsx';
import { departments } from '@esteto/contract/access';
import type { StaffGrant } from '@esteto/domain/identity/permission/staff-grants';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useQuery, useQueryClient } from '@tanstack/react-query';

type GrantShortcutsProps = { fill: (wanted: readonly StaffGrant[]) => void; self: number | null };

/** Fills the tree in as a colleague has it, or as the model of the department says. */
export const GrantShortcuts = ({ fill, self }: GrantShortcutsProps) => {
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  const { data } = useQuery(analystQueries.list({ limit: 100, status: 'active' }));
  const copy = async (id: number) => {
    const { grants, name } = await client.query(analystQueries.detail({ id }));
    fill(grants);
    toast.success(`Permissões copiadas de ${name}. Nada é salvo até você salvar.`);
  };
  const colleagues = (data?.items ?? []).filter(({ id, is_master }) => id !== self && !is_master);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <DepartmentModel fill={fill} />
      {colleagues.length > 0 && (
        <chakra.div position="relative" maxW="16rem">
          <Select
            aria-label="Copiar de um colega"
            value=""
            onChange={({ target }) => void copy(Number(target.value)).catch(tellFailure)}
            height="9"
            minHeight="9"
            fontSize="sm"
          >
            <option value="">Copiar de um colega</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <SelectChevron />
        </chakra.div>
      )}
    </chakra.div>
  );
};

const DepartmentModel = ({ fill }: Pick<GrantShortcutsProps, 'fill'>) => {
  const id = useFieldValue<number | null>('department_id');
  const canSee = useCan(departments.view);
  const { data } = useQuery({ ...departmentQueries.detail({ id: id ?? 0 }), enabled: Boolean(id) && canSee });
  if (!id || !data || data.grants.length === 0) return null;
  return (
    <Button size="sm" onClick={() => fill(data.grants)}>
      Usar o modelo do setor
    </Button>
  );
};
