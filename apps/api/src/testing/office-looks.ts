import { contract } from '@esteto/contract/contract';
import { type Endpoint, pathParams, scopeParam } from '@esteto/contract/endpoint';
import { addCompetence, competenceOf, firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import type { FieldKind } from '@esteto/domain/shared/schema/fields';
import type { AnySchema } from 'yup';

// Every look that staff and managers take at many records, by the contract: each of its reads as it opens, and with each of its filters alone.

export type OfficeLook = { name: string; endpoint: Endpoint; input: Record<string, unknown> };

/** What stands for a record, a day and a word wherever one is asked for. `ids` by the name of the field. */
export type LookedFor = { today: string; search: string; group_id: number; ids: Readonly<Record<string, number>> };

/** Records of an office that was filled (office-volume.ts); `idOf` answers the `id` that a query finds. */
export const lookedForIn = async (
  idOf: (query: string) => Promise<number>,
  { today, group_id }: Pick<LookedFor, 'today' | 'group_id'>,
): Promise<LookedFor> => {
  const analyst = await idOf("select id from users where email = 'analista-7@volume.test'");
  const professional = await idOf(`select max(professional_id) as id from accreditations where group_id = ${group_id}`);
  const ids = {
    company_id: await idOf("select id from companies where name like '%volume00011'"),
    client_id: await idOf("select id from clients where name like '%volume00011' limit 1"),
    unit_id: await idOf(`select max(id) as id from units where group_id = ${group_id}`),
    analyst_id: analyst,
    responsible_id: analyst,
    professional_id: professional,
    user_id: professional,
    doctor_id: professional,
  };
  return { today, search: 'clinica mirante', group_id, ids };
};

export const officeLooks = (known: LookedFor): OfficeLook[] =>
  Object.entries(contract).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).flatMap(([key, endpoint]) =>
      isLook(endpoint) ? looksOf(`${noun}.${key}`, endpoint, known).filter(({ name }) => !ASKS_FOR_MORE.test(name)) : [],
    ),
  );

/** What their example asks for that no filter alone does: a code of the list, a year that is set up. */
const ASKS_FOR_MORE = /^(dutyShift\.candidates qualifications=|incomeTax\.quote)/;

const STAFF: readonly string[] = ['staff', 'master', 'manager', 'manager_person'];

/** Whether an endpoint of the staff reads many records: one that reads a single record names it in its path. */
const isLook = ({ method, path, who, answer }: Endpoint): boolean =>
  method === 'GET' && STAFF.includes(who.kind) && pathParams(path).length === 0 && answer !== 'file';

const looksOf = (name: string, endpoint: Endpoint, known: LookedFor): OfficeLook[] => {
  const { fields = {} } = (endpoint.query ?? {}) as { fields?: Record<string, AnySchema> };
  const param = scopeParam(endpoint.who);
  const needed = Object.entries(fields).flatMap(([field, schema]) =>
    isNeeded(schema) ? [[field, valuesOf(field, schema, known)[0]] as const] : [],
  );
  const base = { ...(param === 'group_id' && { group_id: known.group_id }), ...Object.fromEntries(needed) };
  const filters = Object.entries(fields).filter(([field]) => !PAGING.includes(field) && !(field in base));
  return [
    { name, endpoint, input: base },
    ...filters.flatMap(([field, schema]) =>
      valuesOf(field, schema, known).map((value) => ({
        name: `${name} ${field}=${String(value)}`,
        endpoint,
        input: { ...base, [field]: value },
      })),
    ),
  ];
};

const PAGING = ['limit', 'after', 'before'];

const isNeeded = ({ spec }: AnySchema): boolean => !spec.optional;

/** Most options of a field that are all looked at; of more only the first and the last: they are names of events and the like, which one index tells apart. */
const MOST_OPTIONS = 30;

/** What may be asked for in a field. */
const valuesOf = (field: string, schema: AnySchema, { today, search, ids }: LookedFor): unknown[] => {
  const { oneOf, type } = schema.describe() as { oneOf: unknown[]; type: string };
  const options = oneOf.filter((one) => one !== null);
  if (options.length > MOST_OPTIONS) return [options[0], options.at(-1)];
  if (options.length > 0) return options;
  if (type === 'boolean') return [true];
  const month = competenceOf(today);
  const ofKind: Partial<Record<FieldKind, unknown>> = {
    id: ids[field],
    competence: addCompetence(month, -1),
    date: /to$|until$|_end$/.test(field) ? lastDayOf(month) : firstDayOf(month),
    time: '08:00',
    text: search,
  };
  const { kind = 'cents' } = schema.spec.meta ?? {};
  const number = field.endsWith('year') ? Number(today.slice(0, 4)) : 1;
  const value = kind in ofKind ? ofKind[kind] : type === 'number' ? number : undefined;
  return value === undefined ? [] : [value];
};
