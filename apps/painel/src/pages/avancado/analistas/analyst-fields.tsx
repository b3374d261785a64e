import { chakra } from '@chakra-ui/react';
import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { AnalystDetail } from '@esteto/contract/office/analyst';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import { entriesOfStaffGrants, STAFF_GRANTS } from '@esteto/domain/identity/permission/staff-grants';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { type SearchOption, SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { EmailField } from '@esteto/ui/components/field/text/email-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { AccessChanges } from '../../../features/permissao/access-changes.tsx';
import type { Judged } from '../../../features/permissao/access-rows.ts';
import { StaffGrantsField } from '../../../features/permissao/staff-grants-field.tsx';
import { GrantShortcuts } from './grant-shortcuts.tsx';

/** `analyst`: who is changed; undefined: somebody new. */
export const AnalystFields = ({ analyst, department }: { analyst?: AnalystDetail; department?: SearchOption | null }) => {
  const { user } = useIdentity();
  const isMaster = useFieldValue<boolean>('is_master');
  const isSelf = analyst !== undefined && analyst.id === user?.id;
  return (
    <>
      <TextField name="name" span={3} autoFocus autoComplete="off" />
      {analyst ? null : <EmailField name="email" span={3} autoComplete="off" />}
      <SearchSelectField
        name="department_id"
        span={analyst ? 3 : 6}
        search={({ search }) => filterOptionQueries.departments({ search })}
        toOption={toOption}
        selected={department}
        placeholder="Nenhum"
      />
      <IntegerField name="weekly_points" span={3} help="O trabalho que faz em cinco dias. Vazio: o das regras do escritório." />
      {user?.is_master && (
        <>
          <SwitchField name="is_master" span={3} disabled={isSelf} help="Um master tem todas as permissões, também as que ainda virão." />
          <SwitchField name="needs_two_factor" span={3} help="Sem ela, a pessoa não abre nada do painel." />
        </>
      )}
      {isSelf && <Note>As suas permissões quem muda é outra pessoa da equipe.</Note>}
      {isMaster && !isSelf && <Note>Como master, tudo já está permitido: não há o que marcar.</Note>}
      {!isMaster && !isSelf && <StaffGrantsField bounded shortcuts={(fill) => <GrantShortcuts fill={fill} self={analyst?.id ?? null} />} />}
      {!isSelf && (
        <chakra.div gridColumn={spanOf()}>
          <Disclosure label={analyst ? 'O que muda para esta pessoa' : 'O que esta pessoa verá e poderá'}>
            <Changes before={analyst ? judged(analyst) : NOTHING} />
          </Disclosure>
        </chakra.div>
      )}
    </>
  );
};

const Note = ({ children }: { children: string }) => (
  <chakra.p gridColumn={spanOf()} color="fg.muted">
    {children}
  </chakra.p>
);

const Changes = ({ before }: { before: Judged }) => {
  const is_master = useFieldValue<boolean>('is_master');
  const value = useFieldValue('grants');
  const grants = STAFF_GRANTS.filter((grant) => Array.isArray(value) && value.includes(grant));
  return <AccessChanges before={before} after={{ is_active: true, is_master, permissions: entriesOfStaffGrants(grants) }} />;
};

const judged = ({ is_master, grants }: AnalystDetail): Judged => ({
  is_active: true,
  is_master,
  permissions: entriesOfStaffGrants(grants),
});

const NOTHING: Judged = { is_active: false, is_master: false, permissions: [] };

const toOption = ({ id, label }: FilterOption): SearchOption => ({ value: id, label });
