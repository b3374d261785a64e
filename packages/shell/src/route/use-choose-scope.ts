import { chooseCompany } from '@esteto/auth/company/choose-company';
import { chooseGroup } from '@esteto/auth/group/choose-group';
import { useIdentity } from '@esteto/auth/principal/identity-provider.tsx';
import type { SwitcherOption } from '@esteto/ui/frame/layout/switcher-option';
import { useNavigate, useRevalidator } from 'react-router';
import { usePagePath } from './use-page-change.ts';

type ChooseScope = {
  /** What one of them is called, and all of them. */
  label: string;
  title: string;
  options: SwitcherOption[];
  value: number | null;
  choose: (id: number) => Promise<void>;
};

/** The companies of a doctor, or the groups of a manager, and how to go to another. */
export const useChooseScope = (): ChooseScope => {
  const { companies, company, groups, group } = useIdentity();
  const restart = useRestart();
  if (groups.length > 0)
    return {
      label: 'Grupo',
      title: 'Grupos',
      options: groups.map(({ id, name }) => ({ value: id, label: name })),
      value: group?.id ?? null,
      choose: (id) => restart(() => chooseGroup(groups, id)),
    };
  return {
    label: 'Empresa',
    title: 'Empresas',
    options: companies.map(({ id, name, fantasy_name }) => ({ value: id, label: fantasy_name ?? name })),
    value: company?.id ?? null,
    choose: (id) => restart(() => chooseCompany(companies, id)),
  };
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
