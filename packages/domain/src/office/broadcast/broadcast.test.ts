import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { noticeRule } from '../notice/notice-kinds.ts';
import { broadcastForm } from './broadcast-form.ts';
import { BROADCAST_STATUSES, broadcastMachine, isBroadcastOpen, isSendDue } from './broadcast-life.ts';
import { broadcastRoute } from './broadcast-page.ts';

const good = {
  title: 'Extratos até sexta',
  body: 'O fechamento começa na segunda-feira.',
  severity: 'attention' as const,
  audience: ['doctors'],
};

it.each<[object, true | Record<string, string[]>]>([
  [{}, true],
  [{ send_on: '2026-12-01', send_time: '09:00' }, true],
  [{ send_on: '2026-12-01' }, { send_time: ['Diga também a hora do envio, ou deixe os dois em branco.'] }],
  [{ send_time: '09:00' }, { send_on: ['Diga também o dia do envio, ou deixe os dois em branco.'] }],
  [{ audience: [] }, { audience: ['Escolha ao menos um público.'] }],
  [{ body: 'a'.repeat(1001) }, { body: expect.anything() }],
  [{ page: 'https://outro.com' }, { page: expect.anything() }],
  [{ state: 'XX' }, { state: expect.anything() }],
])('a message with %j', (more, expected) => {
  const read = parse(broadcastForm, { ...good, ...more });
  expect(read.ok || read.errors).toEqual(expected);
});

it.each([
  ['2026-12-01', '09:00', '2026-12-01T11:59:59Z', false],
  ['2026-12-01', '09:00', '2026-12-01T12:00:00Z', true],
  // 23:30 of the first is the second in London.
  ['2026-12-01', '23:30', '2026-12-02T02:29:00Z', false],
  ['2026-12-01', '23:30', '2026-12-02T02:30:00Z', true],
  [null, null, '2030-01-01T00:00:00Z', false],
])('one for %s at %s, at %s: due %s', (send_on, send_time, now, due) => {
  expect(isSendDue({ send_on, send_time }, now)).toBe(due);
});

it('is changed before it is sent only, is finished by the product only, and is taken back with a reason only', () => {
  expect(BROADCAST_STATUSES.filter(isBroadcastOpen)).toEqual(['draft', 'scheduled']);
  expect(BROADCAST_STATUSES.map((status) => broadcastMachine.legalActions(status, 'staff'))).toEqual([
    ['send', 'schedule'],
    ['send', 'unschedule'],
    ['withdraw'],
    ['withdraw'],
    [],
  ]);
  expect(broadcastMachine.actions.withdraw.asks_reason).toBe(true);
});

it('leads only those who have the page', () => {
  expect((['doctor', 'manager', 'admin'] as const).map((type) => broadcastRoute('extratos', type))).toEqual(['/app/extratos', null, null]);
  expect(broadcastRoute(null, 'doctor')).toBeNull();
});

it('has a kind for each weight, which says it', () => {
  for (const severity of ['info', 'attention', 'fine_risk'] as const) expect(noticeRule[`broadcast.${severity}`].severity).toBe(severity);
});
