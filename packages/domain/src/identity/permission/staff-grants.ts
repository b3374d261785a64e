import { grants } from './grants.ts';
import { LEVELS, type Level, levelLabel, type PermissionEntry, STAFF_PERMISSIONS, type StaffPermission } from './permissions.ts';
import type { Person } from './person.ts';

// What an analyst is given, as a tree of modules that a person ticks.

/** `boletos:edit`. */
export type StaffGrant = `${StaffPermission}:${Level}`;

/** The modules as the menu has them; a permission belongs to the one that its name begins with. */
export const STAFF_MODULES = {
  new: 'Novos',
  registration: 'Registro',
  doctors: 'Médicos',
  billing: 'Faturamento',
  monthly: 'Mensal',
  boletos: 'Boletos',
  finance: 'Financeiro',
  cash_book: 'Livro-caixa',
  calendar: 'Agenda',
  duty: 'Plantões',
  income_tax: 'IRPF',
  parameters: 'Parâmetros de sistema',
  media: 'Vídeos',
  advanced: 'Avançado',
} as const;
export type StaffModule = keyof typeof STAFF_MODULES;

const NAMES = Object.keys(STAFF_PERMISSIONS) as StaffPermission[];

export const levelsOf = (name: StaffPermission): readonly Level[] => STAFF_PERMISSIONS[name].levels;

export const permissionsOfModule = (module: StaffModule): StaffPermission[] => NAMES.filter((name) => name.split('.')[0] === module);

export const grantsOfModule = (module: StaffModule): StaffGrant[] => permissionsOfModule(module).flatMap(grantsOf);

const grantsOf = (name: StaffPermission): StaffGrant[] => levelsOf(name).map((level) => `${name}:${level}` as const);

/** Every grant that there is, in the order shown. */
export const STAFF_GRANTS: readonly StaffGrant[] = NAMES.flatMap(grantsOf);

const partsOf = (grant: StaffGrant): [StaffPermission, Level] => {
  const at = grant.lastIndexOf(':');
  return [grant.slice(0, at) as StaffPermission, grant.slice(at + 1) as Level];
};

/** 'Boletos (Excluir)'. */
export const staffGrantLabel = (grant: StaffGrant): string => {
  const [name, level] = partsOf(grant);
  return `${STAFF_PERMISSIONS[name].label} (${levelLabel[level]})`;
};

/** The same with what follows: who may change or delete something also sees it, where seeing is a level of its own. */
export const withSight = (given: readonly StaffGrant[]): StaffGrant[] =>
  STAFF_GRANTS.filter((grant) => {
    const [name, level] = partsOf(grant);
    return given.includes(grant) || (level === 'view' && grantsOf(name).some((other) => given.includes(other)));
  });

/** Ticks or unticks one: what may be changed is seen, and what is not seen is not changed. */
export const tickGrant = (given: readonly StaffGrant[], grant: StaffGrant, on: boolean): StaffGrant[] => {
  if (on) return withSight([...given, grant]);
  const [name, level] = partsOf(grant);
  return STAFF_GRANTS.filter((each) => given.includes(each) && each !== grant && !(level === 'view' && grantsOf(name).includes(each)));
};

/** As stored. */
export const entriesOfStaffGrants = (given: readonly StaffGrant[]): PermissionEntry[] => {
  const all = withSight(given);
  return NAMES.flatMap((name) => {
    const has = (level: Level) => all.includes(`${name}:${level}`);
    const entry = { name, view: has('view'), edit: has('edit'), delete: has('delete') };
    return LEVELS.some(has) ? [entry] : [];
  });
};

export const staffGrantsOf = (entries: readonly PermissionEntry[]): StaffGrant[] =>
  STAFF_GRANTS.filter((grant) => {
    const [name, level] = partsOf(grant);
    return grants(entries, name, level);
  });

type Granter = Pick<Person, 'is_master' | 'permissions'>;

/** What somebody may give and take: a master everything, an analyst what they hold themselves. */
export const grantableBy = ({ is_master, permissions }: Granter): readonly StaffGrant[] =>
  is_master ? STAFF_GRANTS : staffGrantsOf(permissions);

/** What somebody makes of `given` who wants it to be like `wanted`: only what they may give and take changes. */
export const grantsLike = (granter: Granter, given: readonly StaffGrant[], wanted: readonly StaffGrant[]): StaffGrant[] => {
  const own = grantableBy(granter);
  return STAFF_GRANTS.filter((grant) => (own.includes(grant) ? wanted : given).includes(grant));
};

/** Why a change of grants is not this person's to make, beside the field; null when it is. What stays as it was needs nothing. */
export const grantsProblem = (granter: Granter, before: readonly StaffGrant[], after: readonly StaffGrant[]): string | null => {
  const own = grantableBy(granter);
  const foreign = STAFF_GRANTS.filter((grant) => before.includes(grant) !== after.includes(grant) && !own.includes(grant));
  if (foreign.length === 0) return null;
  const [first, second, ...others] = foreign.map(staffGrantLabel);
  const named = [first, second, others.length > 0 ? `mais ${others.length}` : null].filter(Boolean).join(', ');
  return `Permissões: você só dá ou tira o que também tem. Peça a um master: ${named}.`;
};
