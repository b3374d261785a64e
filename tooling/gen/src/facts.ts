/** What is asked. */
export type Answers = {
  app: keyof typeof apps;
  /** 'configuracoes/tags' */
  path: string;
  noun: string;
  nouns: string;
  one: string;
  many: string;
  gender: 'f' | 'm';
};

/** Whose data a screen of each app shows. Staff screens have a permission of their own and are written by hand. */
export const apps = {
  gestao: {
    base: '/gestao',
    scope: 'group_id',
    actor: 'ManagerActor',
    owner: 'actor.group.group_id',
    ownerArg: 'groupId',
    api: 'admin/manager/',
    access: { view: "manager('viewer')", edit: "manager('admin')" },
    listed: { who: 'manager', view: 'viewer', edit: 'admin' },
    ownerTable: { name: 'managementGroups', file: '../management-group/management-group.tables.ts' },
    scene: { owner: 'group', caller: 'manager', make: 'await api.make.manager(owner)' },
  },
  professional: {
    base: '/app',
    scope: 'company_id',
    actor: 'CompanyActor',
    owner: 'actor.company.company_id',
    ownerArg: 'companyId',
    api: '',
    access: { view: 'partner()', edit: "partner('edit')" },
    listed: { who: 'partner', view: '-', edit: '-' },
    ownerTable: { name: 'companies', file: '../company/company.tables.ts' },
    scene: { owner: 'company', caller: 'partner', make: 'await api.make.partner(owner)' },
  },
} as const;

export type Facts = ReturnType<typeof facts>;

/** Everything that the templates name. */
export const facts = (answers: Answers) => {
  const { noun, nouns, path, gender } = answers;
  const table = snake(nouns);
  return {
    ...answers,
    ...apps[answers.app],
    last: path.split('/').at(-1) ?? path,
    camel: camel(noun),
    camels: camel(nouns),
    pascal: pascal(noun),
    pascals: pascal(nouns),
    table,
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
    active: gender === 'f' ? 'Ativa' : 'Ativo',
    lower: answers.one.toLowerCase(),
    lowers: answers.many.toLowerCase(),
  };
};

const pascal = (name: string): string => name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
const camel = (name: string): string => pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());
const snake = (name: string): string => name.replaceAll('-', '_');
