import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, atEnd, editFiles, importing, intoObject, replacing } from './edit-file.ts';
import type { Facts } from './facts.ts';
import { addedRoutes, type Dialog, dialogRows, logged, routeFile } from './register.ts';

/** A staff screen has its history already. */
export const hasHistory = (root: string, { area, noun }: Facts): boolean =>
  /^ {2}history: /m.test(readFileSync(join(root, `packages/contract/src/${area}/${noun}.ts`), 'utf8'));

/** The new calls of a noun that is there: in its contract, its labels, its module, its examples; the dialogs in its page and its routes. */
export const registerRecord = (root: string, facts: Facts): string => {
  const { app, area, noun, camel, camels, pascal, path, last, event, id, one } = facts;
  const isHistoryThere = hasHistory(root, facts);
  const dialogs: Dialog[] = [
    { below: `:${id}/detalhes`, screen: `${pascal}Details`, file: 'detalhes', level: 'view' },
    { below: `:${id}/arquivos`, screen: `${pascal}Files`, file: 'arquivos', level: 'view' },
    ...(isHistoryThere ? [] : [{ below: `:${id}/historico`, screen: `${pascal}History`, file: 'historico', level: 'view' as const }]),
  ];
  const module = `apps/api/src/modules/${area}/${noun}/${noun}`;
  const table = routeFile(root, facts);
  editFiles(root, {
    [`packages/contract/src/${area}/${noun}.ts`]: [
      importing(['RECORD_FILE_KINDS'], '@esteto/domain/company/file/file-kinds'),
      importing(['recordFiles'], '../record-file.ts'),
      importing(['del', 'get', 'post'], '../endpoint.ts'),
      ...(isHistoryThere ? [] : [importing(['history'], '../history.ts')]),
      intoObject(camel, endpoints(facts, isHistoryThere)),
    ],
    [`packages/domain/src/${area}/${noun}/${noun}-life.ts`]: [
      replacing(
        '\n} as const;',
        `\n  '${event}.file_added': 'Arquivo anexado',\n  '${event}.file_removed': 'Arquivo retirado',\n  '${event}_file.added': 'Arquivo anexado',\n  '${event}_file.removed': 'Arquivo retirado',\n} as const;`,
      ),
    ],
    ...logged(`${event}_file`, `Arquivo: ${one}`),
    [`${module}.module.ts`]: [
      importing([`${camel}RecordService`], `./${noun}-record.service.ts`),
      replacing(
        `bindAll(${camel}, services.${camels})`,
        `bindAll(${camel}, { ...services.${camels}, ...${camel}RecordService({ ...deps, ...services }) })`,
      ),
    ],
    [`${module}.examples.ts`]: [
      importing(['PDF'], '../../../testing/scene.ts'),
      after(new RegExp(`^ {2}${camel}: \\{$`, 'm'), examples(facts, isHistoryThere)),
      atEnd(attached(facts)),
    ],
    [`apps/${app}/src/pages/${path}/${last}.page.tsx`]: [
      replacing('rowHref={canEdit ? editOf : undefined}', 'rowHref={detailsOf}'),
      atEnd(`\nconst detailsOf = ({ id }: ${pascal}Row): string => \`\${id}/detalhes\`;\n`),
    ],
    [table.file]: [
      after(new RegExp(`pages/${path}/${last}\\.page\\.tsx'\\)[^[]*\\[`), `\n      ${dialogRows(facts, dialogs, table.here)}`),
    ],
    'tooling/checks/data/added-routes.tsv': [atEnd(addedRoutes(facts, dialogs))],
  });
  return `${noun}: contrato, rótulos, exemplos e rotas`;
};

const endpoints = ({ api, nouns, camels, one }: Facts, isHistoryThere: boolean): string => {
  const at = `'${api}${nouns}/:id`;
  const view = `who: ${camels}.view`;
  const edit = `who: ${camels}.edit`;
  return [
    ...(isHistoryThere ? [] : [`  history: get(${at}/history', { summary: '${one}: o que aconteceu.', ${view}, answer: history }),`]),
    `  files: get(${at}/files', { summary: '${one}: os arquivos.', ${view}, answer: recordFiles }),`,
    `  attach: post(${at}/files', { summary: '${one}: anexa um arquivo.', ${edit}, upload: { kinds: RECORD_FILE_KINDS }, answer: recordFiles }),`,
    `  detach: del(${at}/files/:document', { summary: '${one}: retira um arquivo.', ${edit}, answer: recordFiles }),`,
    `  file: get(${at}/files/:document', { summary: '${one}: um arquivo.', ${view}, answer: 'file' }),`,
  ].join('\n');
};

const examples = ({ camel, pascal }: Facts, isHistoryThere: boolean): string => `
${isHistoryThere ? '' : `    history: async (scene) => idOf(await new${pascal}(scene)),\n`}    files: async (scene) => idOf(await new${pascal}(scene)),
    attach: async (scene) => ({ ...idOf(await new${pascal}(scene)), file: { name: 'contrato.pdf', bytes: PDF } }),
    detach: (scene) => ${camel}WithFile(scene),
    file: (scene) => ${camel}WithFile(scene),`;

/** What a record with a file is, in the examples. */
const attached = ({ camel, pascal, staff, scope, scene, company }: Facts): string => {
  const ask = `api.ask(${camel}.attach, { ${staff ? '' : `${scope}: scene.${scene.owner}.id, `}id, file: { name: 'contrato.pdf', bytes: PDF } }, { as: scene.${scene.caller} })`;
  return `
const ${camel}WithFile = async (scene: Scene) => {
  const { api } = scene;
  const { id } = await new${pascal}(scene);
  const [file] = await ${company && !staff ? `whileActive(scene, () => ${ask})` : ask};
  return { id, document: file?.id ?? '' };
};
`;
};
