import { boletoMachine } from '@esteto/domain/money/boleto/boleto-life';
import { statementMachine } from '@esteto/domain/month/statement/statement-life';
import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newBoleto } from '../../modules/money/boleto/boleto.examples.ts';
import { sentStatement } from '../../modules/month/statement/company/company-statement.examples.ts';
import { boletos } from '../../tables/boleto/boleto.tables.ts';
import { statements } from '../../tables/statement/statement.tables.ts';
import { newScene, type Scene } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { systemActor } from './actor.ts';
import type { Tx } from './work.ts';

const api = await testApp({}, { idle: true });
let scene: Scene;
beforeAll(async () => {
  scene = await newScene(api);
});

const work = <Answer>(use: (tx: Tx) => Promise<Answer>): Promise<Answer> => api.deps.work(systemActor('test'), use);
const locked = (tx: Tx, id: number, version: number | null = null) => tx.lock(boletos, { id, version, scope: undefined });
const stored = (id: number) => api.sql('select status, version, cancel_reason from boletos where id = $1', [id]);
const eventsOf = (type: string, id: number) =>
  api.sql<{ action: string; company: number | null; reason: string | null; changes: unknown }>(
    `select action, company_id::int as company, reason, changes from events
     where entity_type = $1 and entity_id = $2 and action not like '%.created' order by id`,
    [type, id],
  );
const step = (old: string, to: string) => ({ path: 'status', old, new: to, kind: 'modified' });

describe('a record that moves', () => {
  test('stands where its machine says, with what is written beside it, and tells of it in the history of its company', async () => {
    const { id } = await newBoleto(scene);
    const statementsRun = await api.statementsOf(() =>
      work(async (tx) =>
        tx.move(
          boletos,
          boletoMachine,
          await locked(tx, id),
          { action: 'cancel', by: 'staff', reason: 'Em dobro' },
          { cancel_reason: 'Em dobro' },
        ),
      ),
    );
    expect(statementsRun).toHaveLength(3);
    expect(await stored(id)).toEqual([{ status: 'canceled', version: 2, cancel_reason: 'Em dobro' }]);
    expect(await eventsOf('boleto', id)).toEqual([
      {
        action: 'boleto.canceled',
        company: scene.company.id,
        reason: 'Em dobro',
        changes: expect.arrayContaining([step('opened', 'canceled'), expect.objectContaining({ path: 'cancel_reason' })]),
      },
    ]);
  });

  test.each([
    [
      'to what is illegal there',
      { action: 'retry', by: 'staff' },
      { code: 'illegal_transition', message: expect.stringMatching(/não aceita/) },
    ],
    ['by whom may not', { action: 'expire', by: 'staff' }, { code: 'illegal_transition', message: expect.stringMatching(/não aceita/) }],
    [
      'without the reason that is asked for',
      { action: 'cancel', by: 'staff', reason: '  ' },
      { errors: { reason: ['Conte o motivo de "Cancelar boleto".'] } },
    ],
  ] as const)('is refused %s, before anything is planned or written', async (_name, refused, body) => {
    const { id } = await newBoleto(scene);
    let isPlanned = false;
    const moving = work(async (tx) =>
      tx.move(boletos, boletoMachine, await locked(tx, id), refused, () => {
        isPlanned = true;
        return {};
      }),
    );
    await expect(moving).rejects.toMatchObject({ status: 422, body });
    expect(isPlanned).toBe(false);
    expect(await stored(id)).toMatchObject([{ status: 'opened', version: 1 }]);
    expect(await eventsOf('boleto', id)).toEqual([]);
  });

  test('tells every status that it passes, and lets what is written depend on them', async () => {
    const { id, company } = await sentStatement(scene);
    const ways: unknown[] = [];
    await work(async (tx) => {
      const before = await tx.lock(statements, { id, version: null, scope: undefined });
      await tx.move(statements, statementMachine, before, { action: 'conclude', by: 'staff' }, ({ to, through }) => {
        ways.push([...through, to]);
        return { message: `Chegou a ${to}.` };
      });
    });
    expect(ways).toEqual([['checking', 'checked']]);
    expect(await api.sql('select status, message from statements where id = $1', [id])).toEqual([
      { status: 'checked', message: 'Chegou a checked.' },
    ]);
    const [event] = (await eventsOf('statement', id)).toReversed();
    expect(event).toMatchObject({ action: 'statement.checked', company: company.id });
    expect(event?.changes).toEqual([
      step('sent', 'checking'),
      step('checking', 'checked'),
      { path: 'message', old: null, new: 'Chegou a checked.', kind: 'modified' },
    ]);
  });

  test('goes back to where it belongs', async () => {
    const { id } = await newBoleto(scene);
    await work(async (tx) =>
      tx.move(boletos, boletoMachine, await locked(tx, id), { action: 'edit', by: 'staff', before: 'overdue' }, { notes: 'Novo dia' }),
    );
    expect(await stored(id)).toMatchObject([{ status: 'overdue', version: 2 }]);
  });

  test('does not when somebody else saved first', async () => {
    const { id } = await newBoleto(scene);
    const pay = (version: number) =>
      work(async (tx) => tx.move(boletos, boletoMachine, await locked(tx, id, version), { action: 'pay_part', by: 'staff' }));
    await pay(1);
    await expect(pay(1)).rejects.toMatchObject({ status: 409, body: { code: 'stale_version', current_version: 2 } });
    expect(await stored(id)).toMatchObject([{ status: 'partially_paid', version: 2 }]);
  });
});

describe('many records that move', () => {
  const some = async () => [(await newBoleto(scene)).id, (await newBoleto(scene)).id];
  const moveAll = (ids: number[], action: 'expire' | 'cancel') =>
    work(async (tx) => {
      const rows = await tx.lockAll(boletos, { scope: inArray(boletos.id, ids), most: 2 });
      await tx.moveAll(boletos, boletoMachine, rows, { action, by: 'system' });
    });

  test('do so in one statement, and each tells its own event', async () => {
    const [first = 0, second = 0] = await some();
    await work(async (tx) => tx.move(boletos, boletoMachine, await locked(tx, second), { action: 'pay_part', by: 'staff' }));
    expect(await api.statementsOf(() => moveAll([first, second], 'expire'))).toHaveLength(3);
    expect(await eventsOf('boleto', first)).toMatchObject([{ action: 'boleto.expired', company: scene.company.id }]);
    const [, expired] = await eventsOf('boleto', second);
    expect(expired).toMatchObject({ action: 'boleto.expired', changes: [step('partially_paid', 'overdue')] });
  });

  test('do so all or none, and none is no statement', async () => {
    const ids = await some();
    await moveAll(ids.slice(0, 1), 'expire');
    await expect(moveAll(ids, 'expire')).rejects.toMatchObject({ status: 422, body: { code: 'illegal_transition' } });
    await expect(moveAll(ids, 'cancel')).rejects.toMatchObject({ status: 422, body: { errors: { reason: [expect.any(String)] } } });
    expect(await stored(ids[1] ?? 0)).toMatchObject([{ status: 'opened' }]);
    expect(await api.statementsOf(() => moveAll([-1], 'expire'))).toHaveLength(1);
  });
});
