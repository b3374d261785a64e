import { cashBook } from '@esteto/contract/money/cash-book';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene, PDF } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { rentSample } from './cash-book.examples.ts';

const api = await testApp();
const staff = await api.make.analyst([granted('cash_book.updates', 'view', 'edit')]);

test('a paper stands beside its entry, for the person and for staff alone, also in a closed month', async () => {
  const { company, partner } = await newScene(api);
  const at = { company_id: company.id };
  const as = { as: partner };
  const colleague = { as: await api.make.partner(company) };
  const { id } = await api.ask(cashBook.create, { ...at, body: rentSample() }, as);
  const file = { name: 'aluguel.pdf', bytes: PDF };
  await api.ask(cashBook.closeMonth, { id: partner.id, body: { month: '2026-10' } }, { as: staff });
  expect((await api.call(cashBook.attachProof, { ...at, id, file }, colleague)).status).toBe(404);
  expect((await api.call(cashBook.attachProof, { ...at, id, file }, as)).status).toBe(204);

  const [proof] = (await api.ask(cashBook.proofs, { ...at, id }, as)).items;
  expect(proof).toMatchObject({ name: 'aluguel.pdf', mime: 'application/pdf' });
  const proof_id = proof?.proof_id ?? 0;
  expect((await api.ask(cashBook.entries, at, as)).items).toMatchObject([{ proofs_count: 1, is_closed: true }]);
  expect((await api.call(cashBook.proof, { ...at, id, proof_id }, as)).bytes).toEqual(PDF);
  expect((await api.call(cashBook.proof, { ...at, id, proof_id }, colleague)).status).toBe(404);
  expect((await api.call(cashBook.proofs, { ...at, id }, colleague)).status).toBe(404);

  expect((await api.ask(cashBook.proofsOfPerson, { id: partner.id, year: 2026 }, { as: staff })).items).toMatchObject([
    { proof_id, history: 'Aluguel do consultório', amount: 180_000, entry_date: '2026-10-08' },
  ]);
  expect((await api.call(cashBook.proofOfPerson, { id: partner.id, proof_id }, { as: staff })).bytes).toEqual(PDF);
  expect(await api.sql("select actor_user_id from events where action = 'cash_book_proof.read' and entity_id = $1", [proof_id])).toEqual([
    { actor_user_id: String(staff.id) },
  ]);

  expect((await api.call(cashBook.removeProof, { ...at, id, proof_id }, colleague)).status).toBe(404);
  expect((await api.call(cashBook.removeProof, { ...at, id, proof_id }, as)).status).toBe(204);
  expect((await api.ask(cashBook.proofs, { ...at, id }, as)).items).toEqual([]);
  expect((await api.call(cashBook.proofOfPerson, { id: partner.id, proof_id }, { as: staff })).status).toBe(404);
});

test('an entry has ten papers at most', async () => {
  const { company, partner } = await newScene(api);
  const at = { company_id: company.id };
  const { id } = await api.ask(cashBook.create, { ...at, body: rentSample() }, { as: partner });
  const attach = () => api.call(cashBook.attachProof, { ...at, id, file: { name: 'a.pdf', bytes: PDF } }, { as: partner });
  for (let sent = 0; sent < 10; sent += 1) expect((await attach()).status).toBe(204);
  expect((await attach()).error?.message).toBe('Um lançamento tem no máximo 10 comprovantes.');
});
