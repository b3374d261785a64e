import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, atEnd, type Edit, editFiles, importing, intoObject, replacing } from './edit-file.ts';
import type { Facts } from './facts.ts';

type Life = Facts & { hasHistory?: boolean };

/** What moves a noun that is there: its statuses and its machine, the call that moves it, and where its status is kept and shown. */
export const registerLife = (root: string, facts: Life): string => {
  const { app, area, noun, camel, camels, pascal, upper, path, last, hasHistory, staff } = facts;
  const life = `@esteto/domain/${area}/${noun}/${noun}-life`;
  const module = `apps/api/src/modules/${area}/${noun}/${noun}`;
  const page = `apps/${app}/src/pages/${path}`;
  editFiles(root, {
    [`packages/domain/src/${area}/${noun}/${noun}-life.ts`]: [
      replacing('\n} as const;\n', `\n${events(facts)}\n} as const;\n`),
      atStart(statuses(facts)),
      atEnd(machine(facts)),
    ],
    [`packages/domain/src/${area}/${noun}/${noun}-form.ts`]: [
      importing(['integer', 'oneOf', 'text'], '../../shared/schema/fields.ts'),
      importing([`${upper}_MOVES`], `./${noun}-life.ts`),
      ...(hasHistory ? [importing([`${upper}_STATUSES`, `${camel}StatusLabel`], `./${noun}-life.ts`)] : []),
      atEnd(moveForm(facts)),
    ],
    'packages/domain/src/shared/status/state-machine.test.ts': [
      importing([`${upper}_STATUSES`, `${camel}Machine`], `../../${area}/${noun}/${noun}-life.ts`),
      replacing('\nfunction obeys<', `\n${arrows(facts)}\nfunction obeys<`),
    ],
    [`packages/contract/src/${area}/${noun}.ts`]: [
      importing([`${camel}MoveForm`], `@esteto/domain/${area}/${noun}/${noun}-form`),
      importing([`${upper}_STATUSES`], life),
      importing(['string'], 'yup'),
      after(`${camel}Form.shape({ ...recordFields,`, ` status: string().oneOf(${upper}_STATUSES).required(),`),
      intoObject(camel, call(facts)),
    ],
    [`apps/api/src/tables/${noun}/${noun}.tables.ts`]: [
      atStart(`import type { ${pascal}Status } from '${life}';\n`),
      after('is_active: boolean().notNull().default(true),', `\n    status: text().$type<${pascal}Status>().notNull().default('open'),`),
    ],
    ...(staff ? { [`${module}.repository.ts`]: [replacing('const isThere', 'export const isThere')] } : {}),
    [`${module}.${staff ? 'service' : 'records'}.ts`]: [
      importing([`${camel}Machine`], life),
      ...(staff ? [] : [importing(['and', 'eq', 'isNull'], 'drizzle-orm')]),
      importing([staff ? `${camels} as table` : camels], `../../../tables/${noun}/${noun}.tables.ts`),
      intoService(serviceMove(facts)),
    ],
    [`${module}.examples.ts`]: [
      after(
        new RegExp(`^ {2}${camel}: \\{$`, 'm'),
        `\n    move: async (scene) => ({ ...idOf(await new${pascal}(scene)), body: { action: 'cancel', reason: 'Engano.', version: 1 } }),`,
      ),
    ],
    [`${page}/${noun}-columns.ts`]: [
      importing([`${camel}StatusLabel`, `${camel}StatusTone`], life),
      importing(['statusCell'], '@esteto/ui/patterns/data-table/cells/code-cells.tsx'),
      after(
        /\{ key: 'is_active', [^\n]*\n/,
        `  { key: 'status', header: 'Situação', cell: statusCell(${camel}StatusLabel, ${camel}StatusTone) },\n`,
      ),
    ],
    [`${page}/${last}.stories.tsx`]: [after(/is_active: [^\n]*\n/, "  status: 'open',\n")],
  });
  if (hasHistory) tellStatus(root, facts, [...(staff ? [`${module}.service.ts`] : []), `${module}-record.service.ts`]);
  return `${noun}: situações, máquina e chamada`;
};

/** Who moves it, as the machine calls the people of the app. */
const actorOf = { painel: 'staff', gestao: 'manager', professional: 'doctor' } as const;

const atStart =
  (lines: string): Edit =>
  (text) =>
    lines + text;

/** At the end of the object that the service answers. */
const intoService =
  (lines: string): Edit =>
  (text, file) => {
    const end = text.lastIndexOf('\n});');
    if (end === -1) throw new Error(`${file}: não se vê onde o serviço termina.`);
    return `${text.slice(0, end)}\n\n${lines}${text.slice(end)}`;
  };

/** The history says statuses in words: by the schema that knows them. */
const tellStatus = (root: string, { camel }: Life, services: readonly string[]): void => {
  const file = services.find((service) => readFileSync(join(root, service), 'utf8').includes('recordHistory('));
  if (file) editFiles(root, { [file]: [(text) => text.replaceAll(new RegExp(`\\b${camel}Form\\b`, 'g'), `${camel}History`)] });
};

const statuses = ({
  pascal,
  camel,
  upper,
  statuses: words,
}: Life): string => `import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

export const ${upper}_STATUSES = ['open', 'concluded', 'cancelled'] as const;
export type ${pascal}Status = (typeof ${upper}_STATUSES)[number];

export const ${camel}StatusLabel: Record<${pascal}Status, string> = {
  open: '${words.open}',
  concluded: '${words.concluded}',
  cancelled: '${words.cancelled}',
};

export const ${camel}StatusTone: Record<${pascal}Status, Tone> = { open: 'waiting', concluded: 'done', cancelled: 'ended' };

`;

const events = ({ event, one, statuses: words }: Life): string =>
  [
    `  '${event}.concluded': '${one} ${words.concluded.toLowerCase()}',`,
    `  '${event}.cancelled': '${one} ${words.cancelled.toLowerCase()}',`,
    `  '${event}.reopened': '${one} ${words.reopened}',`,
  ].join('\n');

const machine = ({ app, pascal, camel, upper, event, lower, gender }: Life): string => `
type Event = keyof typeof ${camel}EventLabel;
type Actor = '${actorOf[app]}';

const actions = {
  conclude: { label: 'Concluir', by: ['${actorOf[app]}'], event: '${event}.concluded', paths: { open: ['concluded'] } },
  cancel: { label: 'Cancelar', by: ['${actorOf[app]}'], event: '${event}.cancelled', paths: { open: ['cancelled'] }, asks_reason: true },
  reopen: {
    label: 'Reabrir',
    by: ['${actorOf[app]}'],
    event: '${event}.reopened',
    paths: { concluded: ['open'], cancelled: ['open'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<${pascal}Status, Actor, Event>>;

export type ${pascal}Action = keyof typeof actions;

/** What a person moves it by. */
export const ${upper}_MOVES = ['conclude', 'cancel', 'reopen'] as const satisfies readonly ${pascal}Action[];

export const ${camel}Machine = stateMachine<${pascal}Status, ${pascal}Action, Actor, Event>({
  field: 'status',
  names: { the: '${gender === 'f' ? 'A' : 'O'} ${lower}', this: '${gender === 'f' ? 'esta' : 'este'} ${lower}' },
  labels: ${camel}StatusLabel,
  actions,
});
`;

const arrows = ({ camel, upper, noun }: Life): string => `obeys('${noun.replaceAll('-', ' ')}', ${camel}Machine, ${upper}_STATUSES, {
  open: ['concluded', 'cancelled'],
  concluded: ['open'],
  cancelled: ['open'],
});
`;

const moveForm = ({ camel, upper, hasHistory }: Life): string => `
export const ${camel}MoveForm = object({
  action: oneOf('Ação', ${upper}_MOVES).required(),
  reason: text('Motivo').max(300),
  version: integer('Versão').min(1).required(),
});
${
  hasHistory
    ? `
/** What its history says in words. */
export const ${camel}History = ${camel}Form.shape({ status: oneOf('Situação', ${upper}_STATUSES, ${camel}StatusLabel) });
`
    : ''
}`;

const call = ({ camel, camels, api, nouns, a, lower }: Life): string =>
  `  move: post('${api}${nouns}/:id/move', { summary: 'Muda a situação de ${a} ${lower}.', who: ${camels}.edit, body: ${camel}MoveForm }),`;

const serviceMove = ({ app, actor, camel, camels, staff, scope, owner }: Life): string => {
  // The repository of a staff screen has the name of the table there.
  const table = staff ? 'table' : camels;
  return `  move: (actor: ${actor}, { id, body: { version, ...step } }: InputOf<typeof ${camel}.move>): Promise<void> =>
    work(actor, async (tx) => {
      const scope = ${staff ? `${camels}.isThere` : `and(eq(${camels}.${scope}, ${owner}), isNull(${camels}.deleted_at))`};
      const before = await tx.lock(${table}, { id, version, scope });
      await tx.move(${table}, ${camel}Machine, before, { ...step, by: '${actorOf[app]}' });
    }),`;
};
