import { chakra } from '@chakra-ui/react';
import { COMPANY_GRANTS, companyGrantLabel, entriesOfGrants, type GivenGrant } from '@esteto/domain/identity/permission/company-grants';
import { COMPANY_PERMISSIONS } from '@esteto/domain/identity/permission/permissions';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';

/** What an employee may, ticked one by one, and what comes of it as they will see it. */
export const GrantsField = () => {
  const value = useFieldValue('grants');
  const given = COMPANY_GRANTS.filter((grant): grant is GivenGrant => Array.isArray(value) && value.includes(grant));
  const seen = entriesOfGrants(given).flatMap(({ name }) => Object.entries(COMPANY_PERMISSIONS).filter(([key]) => key === name));
  return (
    <>
      <ChecklistField name="grants" options={companyGrantLabel} />
      <chakra.p gridColumn="1 / -1" color="fg.muted" fontSize="sm" role="status">
        {seen.length === 0
          ? 'Verá só o início, sem dados da empresa.'
          : `Verá no menu: ${seen.map(([, { label }]) => label).join(', ')}. O resto não aparece.`}
      </chakra.p>
    </>
  );
};
