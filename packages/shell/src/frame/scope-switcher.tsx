import { chooseCompany } from '@esteto/auth/company/choose-company';
import { chooseGroup } from '@esteto/auth/group/choose-group';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import { Switcher } from '@esteto/ui/layout/switcher.tsx';
import { useNavigate, useRevalidator } from 'react-router';
import { usePagePath } from './use-page-change.ts';

/** Which company, or for managers which group, the screens are about. */
export const ScopeSwitcher = () => {
  const { companies, company, groups, group } = useIdentity();
  const restart = useRestart();
  if (companies.length > 0) {
    const options = companies.map(({ id, name, fantasy_name }) => ({ value: id, label: fantasy_name ?? name }));
    return (
      <Switcher
        label="Empresa"
        options={options}
        value={company?.id ?? null}
        onChange={(id) => restart(() => chooseCompany(companies, id))}
      />
    );
  }
  if (groups.length > 0) {
    const options = groups.map(({ id, name }) => ({ value: id, label: name }));
    return <Switcher label="Grupo" options={options} value={group?.id ?? null} onChange={(id) => restart(() => chooseGroup(groups, id))} />;
  }
  return null;
};

/** The page begins anew for the other company: no dialog, no cursor of the former list, and the guards run again. */
const useRestart = () => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const page = usePagePath();
  return async (choose: () => unknown): Promise<void> => {
    await navigate(page);
    choose();
    await revalidate();
  };
};
