import { reconciliation } from '@esteto/contract/money/reconciliation';
import { bankAccount, companyBankAccount } from '@esteto/contract/month/bank-account';
import { companyStatement } from '@esteto/contract/month/company-statement';
import { statement } from '@esteto/contract/month/statement';
import { expect, test } from 'vitest';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { ofxSample } from '../statement.examples.ts';

const api = await testApp();

const october = { id: 'A1000001', day: '20261005', amount: '100.00', memo: 'PIX RECEBIDO' };
const later = { id: 'A1000002', day: '20261025', amount: '-30.00', memo: 'TARIFA' };
const september = { id: 'A1000003', day: '20260910', amount: '70.00', memo: 'TED RECEBIDA' };

const begin = async () => {
  const scene = await newScene(api);
  const here = { company_id: scene.company.id };
  const as = { as: scene.partner };
  const accounts = async () => (await api.ask(bankAccount.list, here, as)).items;
  return {
    scene,
    here,
    as,
    accounts,
    send: (movements: (typeof october)[], account: string, month = 10) =>
      api.ask(statement.upload, { ...here, body: { year: 2026, month }, file: ofxSample(movements, account) }, as),
    ids: async () => (await accounts()).map(({ id }) => id),
    memos: async () => (await api.ask(reconciliation.list, { ...here, sort: 'date' }, as)).items.map(({ memo }) => memo),
    months: async () => (await api.ask(statement.year, { ...here, year: 2026 }, as)).statements.map(({ month, status }) => [month, status]),
    merge: (id: number, into_id: number) => api.call(bankAccount.merge, { ...here, id, body: { into_id } }, as),
    remove: (id: number) => api.call(bankAccount.remove, { ...here, id }, as),
    explain: async (memo: string, bank_account_id?: number) => {
      const [row] = (await api.ask(reconciliation.list, { ...here, search: memo, bank_account_id }, as)).items;
      if (row?.twin) await api.ask(reconciliation.tellApart, { ...here, id: row.id, body: { is_other: true } }, as);
      const body = {
        targets: [],
        category: memo === 'TARIFA' ? ('bank_fee' as const) : ('capital' as const),
        is_ignored: false,
        always: false,
        note: null,
      };
      return api.ask(reconciliation.reconcile, { ...here, id: row?.id ?? 0, body }, as);
    },
  };
};

test('an account is called as people call it, by a name that no other has', async () => {
  const { accounts, send, here, as } = await begin();
  await send([october, later], '500-1');
  await send([september], '500-2', 9);
  const [first, second] = await accounts();
  expect(first).toMatchObject({ name: 'Banco 341, conta final 5001', transactions: 2, first_day: '2026-10-05', last_day: '2026-10-25' });

  const rename = (name: string) =>
    api.call(bankAccount.rename, { ...here, id: first?.id ?? 0, body: { name, version: first?.version ?? 0 } }, as);
  const { error } = await rename(second?.name.toUpperCase() ?? '');
  expect(error.errors).toEqual({ name: ['Outra conta da empresa já tem este nome.'] });
  expect((await rename('Itaú da clínica')).body).toMatchObject({ name: 'Itaú da clínica', version: 2, transactions: 2 });
  expect((await accounts()).map(({ name }) => name)).toEqual(['Itaú da clínica', 'Banco 341, conta final 5002']);
});

test('two accounts that are one become one, and what both hold counts once', async () => {
  const { send, ids, merge, memos, months, accounts } = await begin();
  await send([october], '600-1');
  await send([october, later], '600-2');
  await send([september], '600-2', 9);
  const [into = 0, from = 0] = await ids();
  expect((await merge(from, into)).status).toBe(204);
  expect(await memos()).toEqual(['TED RECEBIDA', 'PIX RECEBIDO', 'TARIFA']);
  expect(await months()).toEqual([
    [9, 'sent'],
    [10, 'sent'],
  ]);
  expect(await accounts()).toMatchObject([{ id: into, transactions: 3 }]);

  // A file of the number that is gone is the other account's from then on.
  expect(await send([october, later], '600-2')).toMatchObject({ fresh: 0 });
  expect(await ids()).toEqual([into]);
});

test('accounts that contradict each other are not merged', async () => {
  const { scene, send, ids, merge, explain } = await begin();
  await send([october], '700-1');
  await send([october], '700-2');
  const [into = 0, from = 0] = await ids();
  expect((await merge(into, into)).error.errors).toEqual({ into_id: ['Escolha outra conta.'] });
  const { statements } = await api.ask(companyStatement.year, { id: scene.company.id, year: '2026' }, { as: scene.master });
  const { id = 0, version = 0 } = statements[0] ?? {};
  await api.ask(companyStatement.move, { id, body: { action: 'conclude', reason: null, version } }, { as: scene.master });
  expect((await merge(from, into)).error.message).toBe(
    'O extrato de outubro de 2026 está em “Enviado” em uma conta e em “Conferido” na outra. Deixe os dois na mesma situação antes.',
  );
  await explain('PIX RECEBIDO', from);
  expect((await merge(from, into)).error.message).toContain('1 lançamento que está nas duas contas já foi conciliado');
});

test('a removed account takes what it holds along, and may come again', async () => {
  const { scene, send, ids, remove, memos, months, explain, here, as } = await begin();
  await send([october, later], '800-1');
  const [id = 0] = await ids();
  await explain('TARIFA');
  expect((await remove(id)).error.message).toBe('1 lançamento já foi conciliado. Desfaça antes.');
  const [row] = (await api.ask(reconciliation.list, { ...here, search: 'tarifa' }, as)).items;
  await api.ask(reconciliation.undo, { ...here, id: row?.id ?? 0 }, as);
  expect((await api.call(companyBankAccount.remove, { ...here, id }, { as: scene.master })).status).toBe(204);
  expect([await ids(), await memos(), await months()]).toEqual([[], [], []]);
  expect((await api.ask(statement.sent, here, as)).items).toMatchObject([{ undone_by: scene.master.name }]);

  expect(await send([october, later], '800-1')).toMatchObject({ fresh: 2, repeated: 0, warnings: [] });
  expect(await ids()).not.toContain(id);
});
