import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { type Endpoint, pathParams, scopeParam } from '@esteto/contract/endpoint';
import { cashFlow } from '@esteto/contract/money/cash-flow';
import { overview } from '@esteto/contract/office/overview';
import { NOT_FOUND } from '@esteto/contract/wire-error';
import { describe, expect, test } from 'vitest';
import { newEvent } from './modules/agenda/calendar-event/calendar-event.examples.ts';
import { groupInvoice } from './modules/billing/invoice/group/group-invoice.examples.ts';
import { newInvoice } from './modules/billing/invoice/testing/invoice-scene.ts';
import { publishedShift } from './modules/duty/duty-shift/duty-shift.examples.ts';
import { newUnit } from './modules/duty/unit/unit.examples.ts';
import { sentAccount } from './modules/month/statement/statement.examples.ts';
import { type AnyInput, goodInput, namedEndpoints, rightfulCaller } from './testing/examples.ts';
import { granted } from './testing/factories.ts';
import { atWork, newScene, type Scene } from './testing/scene.ts';
import { testApp } from './testing/test-app.ts';
import { watchWrites } from './testing/written.ts';

// Somebody else's id, in whatever place of a call, answers byte for byte like one that does not exist, and changes nothing.

// No job writes meanwhile: what changes, the call changed.
const api = await testApp({}, { idle: true });
const ours = await newScene(api);
const theirs = await newScene(api);
const writes = await watchWrites(api.sql);
const NOBODY = 987_654_321;
const NO_FILE = 'A'.repeat(32);
const scoped = namedEndpoints.filter(({ endpoint }) => scopeParam(endpoint.who));

/** The bytes of the refusal; fails when the call was served or something was written. */
const refusalOf = async (endpoint: Endpoint, input: AnyInput, as: Parameters<typeof api.signIn>[0]): Promise<string> => {
  const session = await api.signIn(as);
  const { answer, written } = await writes.during(() => api.call(endpoint, input, { as: session }));
  const { status, bytes, headers } = answer;
  expect([status, headers['set-cookie'], written]).toEqual([404, undefined, []]);
  return bytes.toString();
};

describe.each(scoped)('$name', (named) => {
  const { endpoint } = named;
  const scope = scopeParam(endpoint.who) ?? '';
  const caller = rightfulCaller(named, ours);

  test("with a foreign scope, even beside that scope's own records", async () => {
    const input = await goodInput(named, theirs);
    const foreign = await refusalOf(endpoint, input, caller);
    expect(foreign).toBe(await refusalOf(endpoint, { ...input, [scope]: NOBODY }, caller));
    expect(JSON.parse(foreign)).toEqual({ message: NOT_FOUND });
  });

  test('with a foreign id in the body or the query', async () => {
    const [own, other] = [await goodInput(named, ours), await goodInput(named, theirs)];
    for (const field of Object.keys(own.body ?? {}).filter((name) => name.endsWith('_id'))) {
      const bodyWith = (id: unknown) => ({ ...own, body: { ...own.body, [field]: id } });
      const foreign = await refusalOf(endpoint, bodyWith(other.body?.[field]), caller);
      expect(foreign).toBe(await refusalOf(endpoint, bodyWith(NOBODY), caller));
    }
    for (const field of fieldsOf(endpoint.query).filter((name) => name.endsWith('_id'))) {
      const id = await foreignId(field);
      const foreign = await api.call(endpoint, { ...own, [field]: id } as never, { as: caller });
      const nobody = await api.call(endpoint, { ...own, [field]: NOBODY } as never, { as: caller });
      expect([foreign.status, foreign.bytes]).toEqual([nobody.status, nobody.bytes]);
    }
  });
});

const ofOneRecord = scoped.filter(({ endpoint }) => pathParams(endpoint.path).length > 0);

test.each(ofOneRecord)('$name with a foreign id in the path, in its own scope', async (named) => {
  const { endpoint } = named;
  const scope = scopeParam(endpoint.who) ?? '';
  const caller = rightfulCaller(named, ours);
  const input = { ...(await goodInput(named, theirs)), [scope]: (await goodInput(named, ours))[scope] };
  const nobody = { ...input, ...('id' in input && { id: NOBODY }), ...('document' in input && { document: NO_FILE }) };
  expect(await refusalOf(endpoint, input, caller)).toBe(await refusalOf(endpoint, nobody, caller));
});

const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { fields?: object } | undefined)?.fields ?? {});

/** The other scene's own record that a filter of that name may point at. */
const foreignId = async (field: string): Promise<number> => {
  if (field === 'client_id') return (await newInvoice(theirs)).client_id;
  if (field === 'professional_id') {
    await groupInvoice(theirs);
    return theirs.partner.id;
  }
  if (field === 'unit_id') return (await newUnit(theirs)).id;
  if (field === 'sector_id') return newSector(theirs);
  if (field === 'group_id') return theirs.group.id;
  if (field === 'shift_id') return (await publishedShift(theirs, theirs.partner)).id;
  if (field === 'except_id') return (await newEvent(theirs)).id;
  if (field === 'bank_account_id') return sentAccount(theirs);
  throw new Error(`nothing foreign for '${field}'`);
};

const newSector = async (scene: Scene): Promise<number> => {
  const { id, group_id } = await newUnit(scene);
  const [sector] = await api.sql(
    `insert into unit_sectors (group_id, unit_id, name, code, created_at, updated_at) values ($1, $2, 'UTI', 'UTI', now(), now()) returning id`,
    [group_id, id],
  );
  return Number(sector?.['id']);
};

describe('an employee who sees only the invoices they asked for', () => {
  test('finds those of others as if there were none', async () => {
    const { company, partner } = ours;
    await atWork(ours);
    const employee = await api.make.employee(company, [
      granted('invoices', 'view', 'edit', 'delete'),
      granted('clients', 'view'),
      granted('cash_flow', 'view'),
    ]);
    const hers = await newInvoice({ ...ours, requester: employee });
    const others = await newInvoice({ ...ours, requester: partner });
    const here = { company_id: company.id };

    for (const named of namedEndpoints.filter(({ name, endpoint }) => name.startsWith('invoice.') && endpoint.path.includes(':id'))) {
      const input = await goodInput(named, { ...ours, requester: partner });
      const foreign = await refusalOf(named.endpoint, input, employee);
      expect(foreign).toBe(
        await refusalOf(named.endpoint, { ...input, id: NOBODY, ...('document' in input && { document: NO_FILE }) }, employee),
      );
    }

    const ids = (rows: { id: number }[] | undefined) => rows?.map(({ id }) => id);
    const as = { as: employee };
    expect(ids((await api.ask(invoice.list, here, as)).items)).toEqual([hers.id]);
    expect((await api.ask(invoice.list, here, as)).total).toBe(1);
    expect(ids((await api.ask(invoice.list, { ...here, client_id: others.client_id }, as)).items)).toEqual([]);
    expect(ids((await api.ask(cashFlow.entries, { ...here, month: '2026-11', balance_type: 'all_invoices' }, as)).items)).toEqual([
      hers.id,
    ]);
    const [november] = await api.ask(cashFlow.months, { ...here, from: '2026-11', to: '2026-11' }, as);
    expect(november?.in.expected).toBe(hers.net_amount);
    const home = await api.ask(overview.home, here, as);
    expect(ids(home.invoices?.latest)).toEqual([hers.id]);
    expect(home.invoices?.open).toBe(1);
    const theirClient = await api.ask(client.detail, { ...here, id: others.client_id }, as);
    expect([theirClient.invoice_count, theirClient.open_balance]).toEqual([0, 0]);
    // The partner sees both.
    expect(ids((await api.ask(invoice.list, here, { as: partner })).items)).toEqual(expect.arrayContaining([hers.id, others.id]));
  });
});
