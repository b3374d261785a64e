/** What is asked. */
export type Answers = {
  app: keyof typeof apps;
  /** 'configuracoes/tags' */
  path: string;
  /** Where the noun stands on every floor: 'billing'. */
  area: string;
  noun: string;
  nouns: string;
  one: string;
  many: string;
  gender: 'f' | 'm';
  /** The permission that an analyst must hold for a staff screen; '-' elsewhere. */
  permission?: string;
};

type AppFacts = {
  base: string;
  scope: 'group_id' | 'company_id';
  /** Every company's, behind a permission of its own. */
  staff: boolean;
  actor: string;
  owner: string;
  api: string;
  access: (permission: string) => Record<string, string>;
  /** As the lists of routes say it. */
  listed: (permission: string) => { who: string; view: string; edit: string };
  ownerTable: { name: string; file: string };
  scene: { owner: string; caller: string; make: string };
  /** The hook by which a dialog knows whose record it asks for. */
  scopeHook: { name: string; file: string } | null;
};

/** Facts of each app: among them whose data its screens show. */
export const apps = {
  gestao: {
    base: '/gestao',
    scope: 'group_id',
    staff: false,
    actor: 'ManagerActor',
    owner: 'actor.group.group_id',
    api: 'admin/manager/',
    access: () => ({ view: "manager('viewer')", edit: "manager('admin')" }),
    listed: () => ({ who: 'manager', view: 'viewer', edit: 'admin' }),
    ownerTable: { name: 'managementGroups', file: '../management-group/management-group.tables.ts' },
    scene: { owner: 'group', caller: 'manager', make: 'await api.make.manager(owner)' },
    scopeHook: { name: 'useGroupScope', file: 'features/grupo/use-group-scope.ts' },
  },
  professional: {
    base: '/app',
    scope: 'company_id',
    staff: false,
    actor: 'CompanyActor',
    owner: 'actor.company.company_id',
    api: '',
    access: () => ({ view: 'partner()', edit: "partner('edit')" }),
    listed: () => ({ who: 'partner', view: '-', edit: '-' }),
    ownerTable: { name: 'companies', file: '../company/company.tables.ts' },
    scene: { owner: 'company', caller: 'partner', make: 'await api.make.partner(owner)' },
    scopeHook: { name: 'useCompanyScope', file: 'features/empresa/use-company-scope.ts' },
  },
  painel: {
    base: '/painel',
    scope: 'company_id',
    staff: true,
    actor: 'SessionActor',
    owner: '',
    api: 'admin/',
    access: (permission) => ({
      view: `staff('${permission}')`,
      edit: `staff('${permission}', 'edit')`,
      delete: `staff('${permission}', 'delete')`,
    }),
    listed: (permission) => ({ who: 'staff-role', view: `${permission}:view`, edit: `${permission}:edit` }),
    ownerTable: { name: 'companies', file: '../company/company.tables.ts' },
    scene: { owner: 'company', caller: 'master', make: 'await api.make.master()' },
    scopeHook: null,
  },
} as const satisfies Record<string, AppFacts>;

export type Facts = ReturnType<typeof facts>;

/** Everything that the templates name. */
export const facts = (answers: Answers) => {
  const { noun, nouns, path, gender, permission = '-' } = answers;
  const app: AppFacts = apps[answers.app];
  const up = '../'.repeat(path.split('/').length + 1);
  return {
    ...answers,
    ...app,
    permission,
    company: app.scope === 'company_id',
    access: app.access(permission),
    listed: app.listed(permission),
    /** From a page's folder to the app's `src`. */
    up,
    scopeImport: app.scopeHook ? `import { ${app.scopeHook.name} } from '${up}${app.scopeHook.file}';` : '',
    scopeSpread: app.scopeHook ? `...${app.scopeHook.name}(),` : '',
    last: path.split('/').at(-1) ?? path,
    camel: camel(noun),
    camels: camel(nouns),
    pascal: pascal(noun),
    pascals: pascal(nouns),
    constant: snake(nouns).toUpperCase(),
    /** 'LABEL' of LABEL_STATUSES. */
    upper: snake(noun).toUpperCase(),
    table: snake(nouns),
    /** As the history names it: 'scale_template.created'. */
    event: snake(noun),
    id: `${camel(noun)}Id`,
    a: gender === 'f' ? 'uma' : 'um',
    new: gender === 'f' ? 'Nova' : 'Novo',
    none: gender === 'f' ? 'Nenhuma' : 'Nenhum',
    created: gender === 'f' ? 'criada' : 'criado',
    saved: gender === 'f' ? 'salva' : 'salvo',
    deleted: gender === 'f' ? 'excluída' : 'excluído',
    changed: gender === 'f' ? 'alterada' : 'alterado',
    changedMany: gender === 'f' ? 'alteradas' : 'alterados',
    statuses: {
      open: gender === 'f' ? 'Aberta' : 'Aberto',
      concluded: gender === 'f' ? 'Concluída' : 'Concluído',
      cancelled: gender === 'f' ? 'Cancelada' : 'Cancelado',
      reopened: gender === 'f' ? 'reaberta' : 'reaberto',
    },
    active: gender === 'f' ? 'Ativa' : 'Ativo',
    inactives: gender === 'f' ? 'Inativas' : 'Inativos',
    lower: answers.one.toLowerCase(),
    lowers: answers.many.toLowerCase(),
  };
};

const pascal = (name: string): string => name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
const camel = (name: string): string => pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());
const snake = (name: string): string => name.replaceAll('-', '_');
