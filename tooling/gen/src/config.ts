import type { PlopTypes } from '@turbo/gen';
import { type Answers, apps, facts } from './facts.ts';
import { register } from './register.ts';
import { sync } from './sync.ts';
import { tidy } from './tidy.ts';

// `pnpm gen screen`: a list with create and edit, from the form to the table in the database, in the shape of the manager's units.
// `pnpm gen sync`: the lists that name every noun.

/** Where the repository is, as the generator's runner adds it to the answers. */
type Located = { turbo: { paths: { root: string } } };

export default function generator(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('sync', {
    description: 'As listas que nomeiam cada substantivo, escritas das pastas',
    prompts: [],
    actions: (answers) => [() => sync((answers as Located).turbo.paths.root)],
  });

  plop.setGenerator('screen', {
    description: 'Uma tela de lista com criar e editar: domínio, contrato, API, chamadas, páginas, história e teste',
    prompts: [
      { type: 'list', name: 'app', message: 'Aplicativo', choices: Object.keys(apps) },
      { type: 'input', name: 'path', message: 'Caminho abaixo do aplicativo (configuracoes/tags)' },
      { type: 'input', name: 'noun', message: 'Nome em inglês, no singular, com hífens (tag)' },
      { type: 'input', name: 'nouns', message: 'Nome em inglês, no plural (tags)' },
      { type: 'input', name: 'one', message: 'Nome na tela, no singular (Tag)' },
      { type: 'input', name: 'many', message: 'Nome na tela, no plural (Tags)' },
      { type: 'list', name: 'gender', message: 'Gênero do nome na tela', choices: ['f', 'm'] },
    ],
    actions: (answers) => {
      const data = facts(answers as Answers);
      const add = (template: string, path: string): PlopTypes.AddActionConfig => ({
        type: 'add',
        path: `{{ turbo.paths.root }}/${path}`,
        templateFile: `templates/${template}.hbs`,
        data,
      });
      const page = `apps/${data.app}/src/pages/${data.path}`;
      const module = `apps/api/src/modules/${data.noun}/${data.noun}`;
      const files = [
        add('form.ts', `packages/domain/src/${data.noun}/${data.noun}-form.ts`),
        add('contract.ts', `packages/contract/src/${data.noun}.ts`),
        add('calls.ts', `packages/api-client/src/${data.noun}.ts`),
        add('tables.ts', `${module}.tables.ts`),
        add('repository.ts', `${module}.repository.ts`),
        add('service.ts', `${module}.service.ts`),
        add('routes.ts', `${module}.routes.ts`),
        add('test.ts', `${module}.test.ts`),
        add('page.tsx', `${page}/${data.last}.page.tsx`),
        add('columns.ts', `${page}/${data.noun}-columns.ts`),
        add('fields.tsx', `${page}/${data.noun}-fields.tsx`),
        add('create.dialog.tsx', `${page}/criar.dialog.tsx`),
        add('edit.dialog.tsx', `${page}/editar.dialog.tsx`),
        add('stories.tsx', `${page}/${data.last}.stories.tsx`),
      ];
      const { root } = (answers as Located).turbo.paths;
      return [...files, () => register(root, data), () => tidy(root, data)];
    },
  });
}
