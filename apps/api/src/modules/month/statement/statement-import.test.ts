import { reconciliation } from '@esteto/contract/money/reconciliation';
import { companyStatement } from '@esteto/contract/month/company-statement';
import { statement } from '@esteto/contract/month/statement';
import { expect, test } from 'vitest';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { ofxSample } from './statement.examples.ts';

const api = await testApp();

const first = { id: 'A1000001', day: '20261005', amount: '100.00', memo: 'PIX RECEBIDO' };
const second = { id: 'A1000002', day: '20261025', amount: '-30.00', memo: 'TARIFA' };

const answer = { targets: [], category: 'bank_fee' as const, is_ignored: false, always: false, note: null };

const at = async (scene: Scene) => {
  const here = { company_id: scene.company.id };
  const as = { as: scene.partner };
  return {
    send: (movements: (typeof first)[], month = 10) =>
      api.ask(statement.upload, { ...here, body: { year: 2026, month }, file: ofxSample(movements, '600-1') }, as),
    sent: async () => (await api.ask(statement.sent, here, as)).items,
    undo: (id: number) => api.call(statement.undoImport, { ...here, id }, as),
    memos: async () => (await api.ask(reconciliation.list, here, as)).items.map(({ memo }) => memo),
    months: async () => (await api.ask(statement.year, { ...here, year: 2026 }, as)).statements.map(({ month, status }) => [month, status]),
    explain: async (memo: string) => {
      const row = (await api.ask(reconciliation.list, { ...here, search: memo }, as)).items[0];
      return api.ask(reconciliation.reconcile, { ...here, id: row?.id ?? 0, body: answer }, as);
    },
  };
};

test('a file that was taken back leaves nothing, and may be sent again', async () => {
  const scene = await newScene(api);
  const here = await at(scene);
  await here.send([first, second]);
  const [sent] = await here.sent();
  expect(sent).toMatchObject({ sent_by: scene.partner.name, months: ['2026-10'], fresh: 2, repeated: 0, undone_at: null });

  expect((await here.undo(sent?.id ?? 0)).status).toBe(204);
  expect(await here.memos()).toEqual([]);
  expect(await here.months()).toEqual([[10, 'pending']]);
  expect(await here.sent()).toMatchObject([{ undone_by: scene.partner.name }]);
  expect((await here.undo(sent?.id ?? 0)).error.message).toBe('Este envio já foi desfeito.');
  expect(await here.send([first, second])).toMatchObject({ fresh: 2, repeated: 0, warnings: [] });
});

test('of two files of a month the other one stays', async () => {
  const here = await at(await newScene(api));
  await here.send([first]);
  await here.send([first, second]);
  const [latest] = await here.sent();
  expect(latest).toMatchObject({ fresh: 1, repeated: 1 });
  await here.undo(latest?.id ?? 0);
  expect(await here.memos()).toEqual(['PIX RECEBIDO']);
  expect(await here.months()).toEqual([[10, 'sent']]);
});

test('what was explained, checked or closed stays', async () => {
  const scene = await newScene(api);
  const here = await at(scene);
  await here.send([first, second]);
  const [sent] = await here.sent();
  await here.explain('TARIFA');
  expect((await here.undo(sent?.id ?? 0)).error.message).toBe('1 lançamento deste envio já foi conciliado. Desfaça antes.');

  const { statements } = await api.ask(companyStatement.year, { id: scene.company.id, year: '2026' }, { as: scene.master });
  const { id = 0, version = 0 } = statements[0] ?? {};
  await api.ask(companyStatement.move, { id, body: { action: 'conclude', reason: null, version } }, { as: scene.master });
  expect((await here.undo(sent?.id ?? 0)).error.message).toContain('O extrato de outubro de 2026 está em “Conferido”.');
});
