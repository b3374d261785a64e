import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { receivable } from '@esteto/contract/billing/receivable';
import { closing } from '@esteto/contract/month/closing';
import { expect, test } from 'vitest';
import { emitterApp } from '../../../../testing/emitter-app.ts';
import { newNationalScene, transmittable } from '../../../../testing/national-scene.ts';

// What the emitter did stands, whatever is closed here: it is let through, counted and told.

const { api, emitter, authority } = await emitterApp();
const scene = await newNationalScene(api, authority);
const as = { as: scene.master };
/** Longer than anybody speaks to the emitter about one attempt. */
const CLAIM_MS = 600_000;
const CANCEL = { reason: '1', justification: 'Valor do serviço errado.' } as const;

/** With the month open. */
const sent = async (): Promise<InvoiceDetail> => {
  await api.sql("update closings set status = 'reopened' where company_id = $1", [scene.company.id]);
  const { id, version } = await transmittable(scene);
  return api.ask(receivable.transmit, { id, body: { version } }, as);
};
const closed = async (): Promise<{ id: number; version: number }> => {
  const [row] = await api.sql<{ id: string; version: number }>(
    `insert into closings (company_id, month, name, status, closed_at, created_at, updated_at)
     values ($1, '2026-11', 'Mês', 'closed', now(), now(), now())
     on conflict (company_id, month) do update set status = 'closed' returning id, version`,
    [scene.company.id],
  );
  return { id: Number(row?.id), version: row?.version ?? 1 };
};
const settleLater = async () => {
  api.clock.advance(CLAIM_MS);
  await api.modules.issuing.settleWaiting('settle-closed');
};

test('a cancellation that the emitter confirms after the month was closed is counted and told, until the month is opened again', async () => {
  const [first, second] = [await sent(), await sent()];
  for (const { id, version } of [first, second]) {
    emitter.next('lose the answer');
    await api.ask(receivable.cancel, { id, body: { ...CANCEL, version } }, as);
  }
  const { id, version } = await closed();
  await settleLater();
  for (const each of [first, second]) expect((await api.ask(receivable.detail, { id: each.id }, as)).status).toBe('cancelled');
  expect((await api.ask(closing.list, { month: '2026-11', search: scene.company.name }, as)).items).toMatchObject([
    { id, status: 'closed', changed_after: 2 },
  ]);
  const history = await api.ask(closing.history, { id }, as);
  expect(history.map(({ label, reason, actor_name }) => [label, reason, actor_name])).toEqual(
    [second, first].map(({ number }) => ['Mudou depois de fechado', `Nota ${number} cancelada no emissor`, null]),
  );
  await api.ask(closing.move, { id, body: { action: 'reopen', reason: 'Notas canceladas', version } }, as);
  expect(await api.ask(closing.detail, { id }, as)).toMatchObject({ status: 'reopened', changed_after: 0 });
});

test('a cancellation that the emitter refuses changes nothing of the month', async () => {
  const { id, version } = await sent();
  emitter.next('be down');
  await api.ask(receivable.cancel, { id, body: { ...CANCEL, version } }, as);
  const month = await closed();
  emitter.next({ refuse: [{ codigo: 'E0822', descricao: 'Fora do prazo' }] });
  await settleLater();
  expect((await api.ask(receivable.detail, { id }, as)).cancel_event_status).toBe('denied');
  expect(await api.ask(closing.detail, { id: month.id }, as)).toMatchObject({ status: 'closed', changed_after: 0 });
});

test('nobody asks the emitter for what a closed month refuses', async () => {
  const { id, version } = await sent();
  await closed();
  const before = emitter.calls.length;
  expect(await api.call(receivable.cancel, { id, body: { ...CANCEL, version } }, as)).toMatchObject({
    status: 422,
    error: { code: 'month_closed' },
  });
  expect(emitter.calls).toHaveLength(before);
});
