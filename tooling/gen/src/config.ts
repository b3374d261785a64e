import { STAFF_PERMISSIONS } from '@esteto/domain/identity/permission/permissions';
import type { PlopTypes } from '@turbo/gen';
import { type Answers, apps, type Facts, facts } from './facts.ts';
import { register } from './register.ts';
import { registerLife } from './register-life.ts';
import { hasHistory, registerRecord } from './register-record.ts';
import { sync } from './sync.ts';
import { tidy } from './tidy.ts';

// `pnpm gen screen`: a list with create and edit, from the form to the table in the database, in the shape of the manager's units.
// `pnpm gen record`: what one sees of a record of such a list: view and edit, history, files.
// `pnpm gen life`: what moves such a record: statuses, machine, the call.
// `pnpm gen sync`: the lists that name every noun or address.

/** Where the repository is, as the generator's runner adds it to the answers. */
type Located = { turbo: { paths: { root: string } } };

export default function generator(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('screen', {
    description: 'Uma tela de lista com criar e editar: domínio, contrato, API, chamadas, páginas, história e teste',
    prompts: NAMES,
    actions: (answers) => actionsOf(answers as Answers & Located, screenFiles, (_root, data) => data, register),
  });

  plop.setGenerator('record', {
    description: 'O diálogo de um registro que já tem lista: ver e editar, histórico, arquivos',
    prompts: NAMES,
    actions: (answers) =>
      actionsOf(
        answers as Answers & Located,
        recordFiles,
        (root, data) => ({ ...data, hasHistory: hasHistory(root, data) }),
        registerRecord,
      ),
  });

  plop.setGenerator('life', {
    description: 'O que move um registro que já tem lista: situações, máquina, chamada, coluna e teste',
    prompts: NAMES,
    actions: (answers) =>
      actionsOf(answers as Answers & Located, lifeFiles, (root, data) => ({ ...data, hasHistory: hasHistory(root, data) }), registerLife),
  });

  plop.setGenerator('sync', {
    description: 'As listas que nomeiam cada substantivo e cada endereço, escritas das pastas e das rotas',
    prompts: [],
    actions: (answers) => [() => sync((answers as Located).turbo.paths.root)],
  });
}

/** Those that a screen may be behind. The levels that nothing asked of one until now are given to it with the screen. */
const SCREEN_PERMISSIONS = Object.entries(STAFF_PERMISSIONS)
  .filter(([, { levels }]) => levels.some((level) => level === 'view'))
  .map(([name]) => name);

const NAMES = [
  { type: 'list', name: 'app', message: 'Aplicativo', choices: Object.keys(apps) },
  { type: 'input', name: 'path', message: 'Caminho abaixo do aplicativo (configuracoes/tags)' },
  { type: 'input', name: 'area', message: 'Área em que o nome fica (billing, duty…: docs/ARCHITECTURE.md)' },
  { type: 'input', name: 'noun', message: 'Nome em inglês, no singular, com hífens (tag)' },
  { type: 'input', name: 'nouns', message: 'Nome em inglês, no plural (tags)' },
  { type: 'input', name: 'one', message: 'Nome na tela, no singular (Tag)' },
  { type: 'input', name: 'many', message: 'Nome na tela, no plural (Tags)' },
  { type: 'list', name: 'gender', message: 'Gênero do nome na tela', choices: ['f', 'm'] },
  { type: 'list', name: 'permission', message: 'Permissão da equipe (- nos outros aplicativos)', choices: ['-', ...SCREEN_PERMISSIONS] },
];

type File = readonly [template: string, path: string];

const actionsOf = (
  answers: Answers & Located,
  filesOf: (data: Facts & { hasHistory?: boolean }) => File[],
  complete: (root: string, data: Facts) => Facts & { hasHistory?: boolean },
  enter: (root: string, data: Facts) => string,
): PlopTypes.ActionType[] => {
  const { root } = answers.turbo.paths;
  const data = complete(root, facts(answers));
  return [
    ...filesOf(data).map(
      ([template, path]): PlopTypes.AddActionConfig => ({
        type: 'add',
        path: `{{ turbo.paths.root }}/${path}`,
        templateFile: `templates/${template}.hbs`,
        data,
      }),
    ),
    () => enter(root, data),
    () => sync(root),
    () => tidy(root, data),
  ];
};

const screenFiles = ({ app, path, last, area, noun, staff }: Facts): File[] => {
  const page = `apps/${app}/src/pages/${path}`;
  const module = `apps/api/src/modules/${area}/${noun}/${noun}`;
  /** Staff sees every company's: where that differs, a template of its own. */
  const own = (template: string) => (staff ? `staff/${template}` : template);
  return [
    [own('form.ts'), `packages/domain/src/${area}/${noun}/${noun}-form.ts`],
    ['life.ts', `packages/domain/src/${area}/${noun}/${noun}-life.ts`],
    [own('contract.ts'), `packages/contract/src/${area}/${noun}.ts`],
    ['calls.ts', `packages/api-client/src/${area}/${noun}.ts`],
    [own('tables.ts'), `apps/api/src/tables/${noun}/${noun}.tables.ts`],
    ['module.ts', `${module}.module.ts`],
    ['examples.ts', `${module}.examples.ts`],
    [own('test.ts'), `${module}.test.ts`],
    [own('page.tsx'), `${page}/${last}.page.tsx`],
    [own('columns.ts'), `${page}/${noun}-columns.ts`],
    ['fields.tsx', `${page}/${noun}-fields.tsx`],
    [own('create.dialog.tsx'), `${page}/criar.dialog.tsx`],
    ['edit.dialog.tsx', `${page}/editar.dialog.tsx`],
    ['stories.tsx', `${page}/${last}.stories.tsx`],
    ...(staff
      ? ([
          ['staff/repository.ts', `${module}.repository.ts`],
          ['staff/service.ts', `${module}.service.ts`],
          ['staff/bulk.ts', `${page}/use-${noun}-bulk.ts`],
          ['staff/history.dialog.tsx', `${page}/historico.dialog.tsx`],
        ] as const)
      : ([['records.ts', `${module}.records.ts`]] as const)),
  ];
};

const recordFiles = ({ app, path, area, noun, hasHistory: isHistoryThere }: Facts & { hasHistory?: boolean }): File[] => {
  const page = `apps/${app}/src/pages/${path}`;
  const module = `apps/api/src/modules/${area}/${noun}/${noun}`;
  return [
    ['record/tables.ts', `apps/api/src/tables/${noun}/${noun}-file.tables.ts`],
    ['record/repository.ts', `${module}-file.repository.ts`],
    ['record/service.ts', `${module}-record.service.ts`],
    ['record/test.ts', `${module}-record.test.ts`],
    ['record/details.dialog.tsx', `${page}/detalhes.dialog.tsx`],
    ['record/files.dialog.tsx', `${page}/arquivos.dialog.tsx`],
    ...(isHistoryThere ? [] : ([['record/history.dialog.tsx', `${page}/historico.dialog.tsx`]] as const)),
  ];
};

const lifeFiles = ({ area, noun }: Facts): File[] => [['life/test.ts', `apps/api/src/modules/${area}/${noun}/${noun}-move.test.ts`]];
