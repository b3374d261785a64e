import type { Check } from './check.ts';

// What must not be left behind: the machine that somebody worked on, and work that was left for later.

const TRACES: { name: string; pattern: RegExp; where?: RegExp }[] = [
  { name: 'caminho de uma máquina', pattern: /(?<![\w.$}:/-])\/(?:work|home|Users|private\/var|tmp)\/[\w.-]+/ },
  {
    name: 'endereço de um registro de pacotes',
    pattern: /registry\.(?!json)[\w-]+\.|\b(?:verdaccio|artifactory|jfrog|npmmirror)\b/i,
  },
  { name: 'marca de trabalho por fazer', pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/ },
  { name: 'saída de depuração', pattern: /\bconsole\.(?:log|debug|trace)\(|^\s*debugger;/, where: /^(?:apps|packages)\// },
  { name: 'teste isolado', pattern: /\b(?:test|it|describe)\.only\(/ },
  { name: 'conflito de junção', pattern: /^(?:<{7}|>{7}) / },
];

export const traces: Check = {
  name: 'restos',
  run: (repo) => ({
    problems: repo.files
      .filter((file) => TEXT.test(file) && !APART.test(file))
      .flatMap((file) => {
        const kinds = TRACES.filter(({ where }) => where?.test(file) ?? true);
        return repo
          .read(file)
          .split('\n')
          .flatMap((line, index) =>
            kinds
              .filter(({ pattern }) => pattern.test(line))
              .map(({ name }) => `${file}:${index + 1}: ${name}: ${line.trim().slice(0, 100)}`),
          );
      }),
  }),
};

const TEXT = /\.(ts|tsx|js|mjs|cjs|json|jsonc|md|yaml|yml|html|css|sql|tsv|csv|hbs|sh)$|\/run$|^\.[a-z]+rc$/;
/** The rules themselves and their samples. */
const APART = /^tooling\/checks\/src\/traces(\.test)?\.ts$/;
