import { unit } from '@esteto/contract/duty/unit';
import { log } from '@esteto/contract/office/log';
import { incomeTax } from '@esteto/contract/tax/income-tax';
import type { EventAction } from '@esteto/domain/registry/event-label';
import { describe, expect, test } from 'vitest';
import { sealEvents } from '../../../platform/audit/seal-events.ts';
import { goodInput, namedEndpoints, rightfulCaller } from '../../../testing/examples.ts';
import { granted, type TestPerson } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newClient } from '../../billing/client/client.examples.ts';
import { unitSample } from '../../duty/unit/unit.examples.ts';

const api = await testApp({}, { idle: true });
const scene = await newScene(api);
const as = { as: scene.master };
const { group, manager, company } = scene;
const write = () => api.ask(unit.create, { group_id: group.id, body: unitSample() }, { as: manager });
const settle = () => api.modules.logRuns.run();
const seal = async () => {
  api.clock.advance(300_001);
  await sealEvents(api.deps.db, api.clock);
};

describe('the log', () => {
  test('is searched by who, company, record, what happened, address and number', async () => {
    const made = await write();
    await newClient(scene);
    const found = async (query: object) => (await api.ask(log.list, query, as)).items;
    const [row] = await found({ actor_id: manager.id, action: 'unit.created' });
    expect(row).toMatchObject({ label: 'Unidade criada', record: `Unidade ${made.id}`, actor_name: manager.name });
    expect(await found({ record_type: 'unit', search: String(made.id) })).toEqual([row]);
    expect((await found({ company_id: company.id })).every(({ company_name }) => company_name === company.name)).toBe(true);
    expect(await found({ actor_id: manager.id, search: '203.0.113.9' })).toEqual([]);
    expect((await found({ from: '2026-11', to: '2026-11', action: 'unit.created' })).length).toBeGreaterThan(0);
    expect(await found({ from: '2026-12' })).toEqual([]);
    expect((await api.call(log.list, { from: '2026-11', to: '2026-10' }, as)).error.errors).toEqual({
      to: ['Até: escolha um mês depois do primeiro.'],
    });
  });

  test('knows who took rows out of a list, and who of the team opened what a client sent or keeps', async () => {
    await api.ask(log.tellExport, { body: { list: 'Notas fiscais', rows: 128, format: 'xlsx' } }, { as: manager });
    const latest = async (action: EventAction) => (await api.ask(log.list, { action }, as)).items[0];
    expect(await latest('user.list_exported')).toMatchObject({ label: 'Lista exportada', actor_name: manager.name });
    const detail = await api.ask(log.detail, { id: (await latest('user.list_exported'))?.id ?? 0 }, as);
    expect(detail.reason).toBe('Notas fiscais: 128 linhas, XLSX');

    for (const [name, action] of [
      ['companyFile.readOfCompany', 'company.file_read'],
      ['sentDocument.readOfCompany', 'sent_document.read'],
      ['companyStatement.readFile', 'statement.file_read'],
      ['doctor.detail', 'user.looked_at'],
      ['incomeTax.detail', 'income_tax.looked_at'],
      ['incomeTax.file', 'income_tax.file_read'],
    ] as const) {
      const read = namedEndpoints.find((named) => named.name === name);
      if (!read) throw new Error(`no endpoint ${name}`);
      const reader = rightfulCaller(read, scene);
      const input = await goodInput(read, scene);
      const told = () => api.sql<{ n: string }>('select count(*) as n from events where action = $1', [action]);
      await api.ask(read.endpoint, input, { as: reader });
      const once = await told();
      // A screen that asks again within the hour tells nothing more.
      await api.ask(read.endpoint, input, { as: reader });
      expect(await told()).toEqual(once);
      expect(await latest(action)).toMatchObject({ actor_name: reader.name });
    }
  });

  test('tells who looked at a record, which its history, of what was done to it, does not', async () => {
    const read = namedEndpoints.find(({ name }) => name === 'incomeTax.detail');
    if (!read) throw new Error('no endpoint incomeTax.detail');
    const input = await goodInput(read, scene);
    await api.ask(read.endpoint, input, as);
    const actions = (await api.ask(incomeTax.history, { id: Number(input['id']) }, as)).map(({ action }) => action);
    expect(actions).toContain('income_tax.opened');
    expect(actions).not.toContain('income_tax.looked_at');
  });

  test('lets staff take a list out with its own permission alone, and others what is theirs', async () => {
    const body = { list: 'Boletos', rows: 3, format: 'csv' as const };
    const tell = async (who: TestPerson) => (await api.call(log.tellExport, { body }, { as: who })).status;
    const sees = await api.make.analyst([granted('boletos', 'view', 'edit', 'delete')]);
    const takes = await api.make.analyst([granted('monthly.export_boletos', 'view')]);
    expect([await tell(sees), await tell(takes), await tell(manager)]).toEqual([403, 204, 204]);
  });

  test('tells of each what changed, in words, and what else happened in the same call', async () => {
    const made = await write();
    const [row] = (await api.ask(log.list, { record_type: 'unit', search: String(made.id) }, as)).items;
    const { changes, request_id, others, sealed_at } = await api.ask(log.detail, { id: row?.id ?? 0 }, as);
    expect(changes.find(({ path }) => path === 'name')).toMatchObject({ label: 'Nome', old: 'vazio', new: made.name });
    expect(changes.find(({ path }) => path === 'group_id')).toMatchObject({ old: 'vazio', new: group.name });
    expect([request_id, others, sealed_at]).toEqual([expect.any(String), expect.any(Array), null]);
    expect((await api.call(log.detail, { id: 999_999_999 }, as)).status).toBe(404);
  });
});

describe('the chain', () => {
  const verified = async () => {
    await api.ask(log.verify, {}, as);
    await settle();
    const [run] = await api.ask(log.runs, {}, as);
    return run;
  };

  test('holds as it was written; one byte changed past the application is found, between what lies before and after', async () => {
    for (let count = 0; count < 3; count += 1) {
      await write();
      await seal();
    }
    const run = await verified();
    expect(run).toMatchObject({ kind: 'verification', state: 'done', breaks: [], actor_name: scene.master.name });
    expect(run?.done).toBe(run?.total);

    const seals = await api.sql<{ id: number; first: number; last: number }>(
      'select id::int, first_event_id::int as first, last_event_id::int as last from event_seals order by id',
    );
    const middle = seals.at(-2);
    const [written] = await api.sql('select ip from events where id = $1', [middle?.first]);
    await api.sql('update events set ip = $2 where id = $1', [middle?.first, '203.0.113.7']);
    expect((await verified())?.breaks).toMatchObject([
      {
        seal_id: middle?.id,
        kind: 'events',
        first_event_id: middle?.first,
        last_event_id: middle?.last,
        before: { id: (middle?.first ?? 0) - 1 },
        after: { id: (middle?.last ?? 0) + 1 },
      },
    ]);
    await api.sql('update events set ip = $2 where id = $1', [middle?.first, written?.['ip']]);
    expect((await verified())?.breaks).toEqual([]);
  });

  test('a seal that was put in the place of another is found as well', async () => {
    const [last] = await api.sql('select id::int as id, prev_hash from event_seals order by id desc limit 1');
    await api.sql('update event_seals set prev_hash = $2 where id = $1', [last?.['id'], 'f'.repeat(64)]);
    expect((await verified())?.breaks).toMatchObject([{ seal_id: last?.['id'], kind: 'chain' }]);
    await api.sql('update event_seals set prev_hash = $2 where id = $1', [last?.['id'], last?.['prev_hash']]);
  });
});

describe('an export', () => {
  test('holds what the filters find, is fetched by a master alone, and its fetching stands in the log', async () => {
    await write();
    const { id, total } = await api.ask(log.export, { body: { record_type: 'unit' } }, as);
    expect((await api.call(log.export, { body: {} }, as)).status).toBe(409);
    await settle();
    const { bytes } = await api.call(log.fetch, { id }, as);
    const lines = bytes.toString('utf8').split('\r\n').slice(0, -1);
    expect(lines[0]).toBe('\uFEFFNº;Quando;Quem;O que aconteceu;Registro;Empresa;Endereço IP;Motivo;O que mudou');
    expect(lines).toHaveLength(total + 1);
    expect(lines.at(-1)).toContain(';Unidade criada;');
    const [fetched] = (await api.ask(log.list, { action: 'log_run.fetched' }, as)).items;
    expect(fetched).toMatchObject({ record: `Verificação ou exportação do log ${id}`, actor_name: scene.master.name });
    api.clock.advance(8 * 86_400_000);
    await api.modules.logRuns.expire('a night');
    expect((await api.call(log.fetch, { id }, { as: await api.make.master() })).status).toBe(404);
  });
});
