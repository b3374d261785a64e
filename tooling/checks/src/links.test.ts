import { expect, test } from 'vitest';
import { links } from './links.ts';
import { repoOf } from './repo.ts';

const problems = async (text: string, file = 'apps/painel/src/pages/home/home.page.tsx'): Promise<string[]> =>
  (await links.run(repoOf({ [file]: text }))).problems;

test.each([
  '<Link to="/painel/financeiro/cupons">Cupons</Link>;',
  "<Link to={'/novos/leads'}>Leads</Link>;",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample -- a template inside the text
  '<a href={`/app/nota-fiscal/${id}`}>Nota</a>;',
  "navigate('/');",
  "throw redirect('/manutencao');",
  "window.location.assign('/recuperar-senha');",
  "location.href = '/cadastro';",
  "const shortcut = { path: '/gestao/notas-fiscais' };",
])('%s', async (text) => {
  expect(await problems(text)).toHaveLength(1);
});

test('it says where', async () => {
  expect(await problems("\n\nnavigate('/painel');")).toEqual([
    'apps/painel/src/pages/home/home.page.tsx:3: endereço escrito à mão: /painel',
  ]);
});

test.each([
  '<Link to={path("/painel/financeiro/cupons")}>Cupons</Link>;',
  "navigate(path('/painel/boletos', undefined, { mes: '2026-01' }));",
  "export type Address = '/painel' | '/painel/boletos';",
  '<ListPage create="criar" />;',
  '<a href="#conteudo">Pular</a>;',
  '<a href="https://www.gov.br/nfse">NFS-e</a>;',
  'navigate({ pathname: parent, search });',
  "text.replace('/', '-');".replace("'/'", '/\\//'),
])('%s is fine', async (text) => {
  expect(await problems(text)).toEqual([]);
});

test('tests and the server write addresses as they like', async () => {
  expect(await problems("navigate('/painel');", 'apps/painel/src/routes.test.tsx')).toEqual([]);
  expect(await problems("request('/painel');", 'apps/api/src/app.ts')).toEqual([]);
});
