import type { Check } from './check.ts';
import { isTest, type Repo, sources } from './repo.ts';
import { type Import, importsOf, resolveRelative } from './syntax.ts';

/**
 * Who may not import what. `from` and `to` are regular expressions over the importing file and over what it imports: the file for a
 * relative import, the specifier for a package. `$1` in `to` is what the first group of `from` matched, so that one rule serves every
 * module. What areas may know is in areas.ts. Which package may import which is said in .oxlintrc.json, where editors see it.
 */
const RULES: Rule[] = [
  {
    name: 'package by path',
    from: '^((?:apps|packages|tooling)/[^/]+)/',
    to: '^(?!$1/)(?:apps|packages|tooling)/',
    why: 'de um pacote para outro importa-se pelo nome (@esteto/…), nunca por caminho',
  },
  {
    name: 'own name',
    from: '^(?:apps|packages|tooling)/([^/]+)/',
    to: '^@esteto/$1/',
    why: 'dentro do próprio pacote importa-se por caminho',
  },

  // Libraries that live in one place, so that a successor can replace them there.
  {
    name: 'formik',
    from: '^(?!packages/ui/src/patterns/form/)',
    to: '^formik$',
    why: 'o formik só entra em packages/ui/src/patterns/form',
  },
  { name: 'ky', from: '^(?!packages/api-client/src/)', to: '^ky$', why: 'só packages/api-client fala com o servidor' },
  {
    name: 'charts',
    from: '^(?!packages/ui/src/components/chart/)',
    to: '^(?:recharts|@chakra-ui/charts)$',
    why: 'os gráficos são de packages/ui/src/components/chart, sempre sob demanda',
  },
  {
    name: 'pure domain',
    from: '^packages/domain/src/',
    to: '^(?![./]|packages/|yup$|dayjs(?:/|$)|rrule-temporal$|big\\.js$|@zxcvbn-ts/)',
    why: 'o domínio é puro: sem React, sem entrada e saída, só yup, dayjs, rrule-temporal e o estimador de senhas',
  },
  {
    name: 'pure contract',
    from: '^packages/contract/src/',
    to: '^(?![./]|packages/|@esteto/domain/|yup$)',
    why: 'o contrato é só dados: domínio e yup',
  },
  {
    name: 'access without schemas',
    from: '^packages/contract/src/access\\.ts$',
    to: '^yup$|/fields$|-form$',
    why: 'access.ts não leva esquemas: as tabelas de rotas o leem na partida',
  },

  // The four floors of ui: system, components, patterns, frame.
  {
    name: 'system below all',
    from: '^packages/ui/src/system/',
    to: '^packages/ui/src/(?:components|patterns|frame)/',
    why: 'o andar system não conhece os de cima',
  },
  {
    name: 'components below patterns',
    from: '^packages/ui/src/components/',
    to: '^packages/ui/src/(?:patterns|frame)/',
    why: 'um componente não conhece patterns nem frame',
  },
  {
    name: 'patterns below frame',
    from: '^packages/ui/src/patterns/',
    to: '^packages/ui/src/frame/',
    why: 'um padrão não conhece a moldura',
  },

  // The server: routes -> service -> (repository, domain).
  {
    name: "another module's repository",
    from: '^apps/api/src/modules/([^/]+/[^/]+)/',
    to: '^apps/api/src/modules/(?!$1/)[^/]+/[^/]+/(?!.*(?:\\.module|\\.service|-scope)\\.ts$)',
    why: 'de outro módulo usa-se o serviço, nunca o repositório',
  },
  {
    name: "another module's tables",
    from: '^apps/api/src/modules/[^/]+/([^/]+)/.*\\.(?:service|routes)\\.ts$',
    to: '^apps/api/src/tables/(?!$1/)',
    why: 'as tabelas de outro módulo só aparecem em chaves e junções',
  },
  {
    name: 'routes',
    from: '^apps/api/src/.*\\.routes\\.ts$',
    to: '\\.(?:repository|tables)\\.ts$|/platform/database/|^drizzle-orm',
    why: 'as rotas ligam o contrato ao serviço, nada mais',
  },
  { name: 'service', from: '^apps/api/src/.*\\.service\\.ts$', to: '\\.routes\\.ts$', why: 'o serviço não conhece as rotas' },
  {
    name: 'repository',
    from: '^apps/api/src/.*\\.(?:repository|records)\\.ts$',
    to: '\\.(?:routes|service)\\.ts$',
    why: 'o repositório não conhece o serviço nem as rotas',
  },
  {
    name: 'tables on the ground',
    from: '^apps/api/src/tables/',
    to: '^apps/api/src/(?!tables/|platform/(?:database/|work/record-table\\.ts$))',
    why: 'as tabelas são o chão: não conhecem quem as usa',
  },
  {
    name: 'module',
    from: '^apps/api/src/.*\\.module\\.ts$',
    to: '\\.(?:repository|tables)\\.ts$',
    why: 'um módulo diz de que serviços é feito, nada mais',
  },
  {
    name: 'SQL',
    from: '^apps/api/src/modules/.*\\.(?:service|routes)\\.ts$',
    to: '^(?:pg|drizzle-orm(?:/.*)?)$',
    why: 'o SQL de um módulo fica no seu repositório',
  },
  {
    name: 'platform',
    from: '^apps/api/src/platform/',
    to: '^apps/api/src/(?:modules|demo)/',
    why: 'a plataforma não conhece os módulos',
  },
  {
    name: 'people behind sessions and events',
    from: '^apps/api/src/platform/(?!(?:sessions|audit)/)',
    to: '^apps/api/src/tables/(?!platform/)',
    why: 'sessões e auditoria leem as pessoas em suas tabelas; o resto da plataforma só as suas próprias',
  },
  {
    name: 'demo',
    from: '^apps/api/src/(?:demo/|modules/.*\\.demo\\.ts$|modules/.*/demo/)',
    to: '\\.repository\\.ts$',
    why: 'os dados de demonstração são escritos pelos serviços',
  },
  {
    name: 'composition',
    from: '^apps/api/src/(?:modules/[^/]+|platform)/',
    to: '^apps/api/src/(?:app|server|announce)\\.ts$|^apps/api/src/modules/modules\\.ts$',
    why: 'quem monta o servidor conhece as partes, nunca o contrário',
  },

  // The apps: the route table, whole or in its sections, loads pages and dialogs, everything else is below them.
  {
    name: 'upwards',
    from: '^(apps/[^/]+)/src/(?!pages/|routes\\.ts$|sections/)',
    to: '^$1/src/pages/',
    why: 'as páginas usam o resto do aplicativo, nunca o contrário',
  },
  {
    name: 'page to page',
    from: '^(apps/[^/]+/src/pages/[^/]+)/',
    to: '^(?!$1/)apps/[^/]+/src/pages/',
    why: 'o que duas páginas dividem fica em features/ ou num pacote',
  },
];

type Rule = { name: string; from: string; to: string; why: string };

export const boundaries: Check = {
  name: 'fronteiras',
  run: (repo) => {
    const files = sources(repo).filter((file) => /^(apps|packages|tooling)\/[^/]+\/src\//.test(file) && !isTest(file));
    return { problems: files.flatMap((file) => problemsOf(repo, file)), note: `${files.length} módulos` };
  },
};

const problemsOf = (repo: Repo, file: string): string[] =>
  importsOf(repo, file).flatMap((imported) => {
    const target = resolveRelative(file, imported.specifier) ?? imported.specifier;
    const broken = [...rulesAgainst(file, target), ...eagerScreen(imported, target)];
    return broken.map((why) => `${file}: importa ${imported.specifier}; ${why}`);
  });

const rulesAgainst = (file: string, target: string): string[] =>
  RULES.filter(({ from, to }) => {
    const match = new RegExp(from).exec(file);
    return match && new RegExp(to.replaceAll('$1', escape(match[1] ?? ''))).test(target);
  }).map(({ why }) => why);

/** A page or a dialog that is imported at once is no chunk of its own. */
const eagerScreen = ({ lazy }: Import, target: string): string[] =>
  !lazy && /\.(page|dialog)\.tsx$/.test(target) ? ['páginas e diálogos só se carregam sob demanda, pela tabela de rotas'] : [];

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
