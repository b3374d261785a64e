import type { Check } from './check.ts';
import { isTest, type Repo, sources } from './repo.ts';
import { importsOf } from './syntax.ts';

const ROLES = [
  'page',
  'dialog',
  'module',
  'routes',
  'service',
  'records',
  'repository',
  'tables',
  'demo',
  'examples',
  'test',
  'stories',
  'e2e',
  'config',
  'd',
];
const MOST_LINES = 300;
/** Tables of facts may be long: they are looked up, not read; so is the list of all nouns, which `pnpm gen sync` writes and which grows with them. */
const DATA = /^packages\/domain\/src\/(tables|permission\/permissions)|\/data\/|^apps\/api\/src\/modules\/modules\.ts$/;

/** Names that tell what is inside, files that one can read, no barrels. */
export const fileShape: Check = {
  name: 'arquivos',
  run: (repo) => {
    const files = sources(repo).filter((file) => /^(apps|packages|tooling)\//.test(file));
    const lengths = files.filter((file) => !isTest(file) && !DATA.test(file)).map((file) => ({ file, lines: linesOf(repo, file) }));
    return {
      note: `${files.length} módulos, o maior com ${Math.max(0, ...lengths.map(({ lines }) => lines))} linhas`,
      problems: [
        ...files.flatMap((file) => nameProblems(file).map((problem) => `${file}: ${problem}`)),
        ...lengths.filter(({ lines }) => lines > MOST_LINES).map(({ file, lines }) => `${file}: ${lines} linhas, mais que ${MOST_LINES}`),
        ...files.filter((file) => isBarrel(repo, file)).map((file) => `${file}: só repassa o que outros exportam`),
      ],
    };
  },
};

const nameProblems = (path: string): string[] => {
  const [file = '', ...folders] = path.split('/').toReversed();
  const [name = '', ...rest] = file.replace(/\.[a-z]+$/, '').split('.');
  const role = rest.at(-1);
  const words = role && ROLES.includes(role) ? [name, ...rest.slice(0, -1)] : [name, ...rest];
  return [
    ...(words.every((word) => KEBAB.test(word)) ? [] : ['o nome não está em kebab-case']),
    ...(words.length > 1 && role !== 'dialog' && role !== 'test' && role !== 'stories'
      ? [`não há o papel .${words.slice(1).join('.')}`]
      : []),
    ...(folders.every((folder) => KEBAB.test(folder) || folder === '.storybook') ? [] : ['uma pasta não está em kebab-case']),
    ...(name === 'index' ? ['sem index: importa-se por arquivo'] : []),
    ...(/^(utils?|helpers?|common|misc|lib)$/.test(name) ? [`${name} não diz o que há dentro`] : []),
    ...folders
      .filter((folder) => /^(utils?|helpers?|common|misc|lib)$/.test(folder))
      .map((folder) => `a pasta ${folder} não diz o que há dentro`),
  ];
};

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const linesOf = (repo: Repo, file: string): number => repo.read(file).trimEnd().split('\n').length;

const isBarrel = (repo: Repo, file: string): boolean => {
  const reexports = importsOf(repo, file).filter(({ reexport }) => reexport);
  return (
    reexports.length > 0 &&
    !/^(?:export )?(?:async )?(?:const|let|function|class|default)\b/m.test(repo.read(file).replaceAll(/^export (?:type )?[{*].*$/gm, ''))
  );
};
