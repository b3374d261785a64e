import { incomeTaxAsset } from '@esteto/contract/tax/income-tax-asset';
import { incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { expect, test } from 'vitest';
import { granted } from '../../../../testing/factories.ts';
import { newScene, type Scene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { assetSample } from './income-tax-asset.examples.ts';

const api = await testApp();
const staff = await api.make.analyst([granted('income_tax.dashboard', 'view')]);

const at = ({ company }: Scene) => ({ company_id: company.id });
const goods = async (scene: Scene, year = 2026) =>
  (await api.ask(incomeTaxDossier.own, { ...at(scene), year }, { as: scene.partner })).goods;
const tell = (scene: Scene, body: object = {}) =>
  api.call(incomeTaxAsset.tell, { ...at(scene), body: { ...assetSample(), ...body } as never }, { as: scene.partner });
const told = async (scene: Scene, body: object = {}): Promise<{ id: number; version: number }> => {
  const { status, body: asset } = await tell(scene, body);
  expect(status).toBe(200);
  return asset as { id: number; version: number };
};
const confirm = (scene: Scene, asset_ids: number[], as: 'same' | 'gone' = 'same', year = 2026) =>
  api.call(incomeTaxAsset.confirm, { ...at(scene), body: { year, asset_ids, as } }, { as: scene.partner });

test('what was told of last year waits, and nothing is written of it until its person says what became of it', async () => {
  const scene = await newScene(api);
  const flat = await told(scene, { year: 2025, value_before: 0, value: 70_000_000 });
  const car = await told(scene, { year: 2025, group_code: 'B02', description: 'Carro', value_before: 0, value: 9_000_000 });
  const debt = await told(scene, { year: 2025, group_code: 'D11', description: 'Financiamento', value_before: 0, value: 40_000_000 });
  await told(scene, { year: 2025, description: 'Terreno vendido', value: 0 });
  const before = await goods(scene);
  expect(before).toMatchObject({ lines: [], unexplained: null, assets: { value_before: 0, value: 0 } });
  expect(before.pending.map(({ asset_id, value }) => [asset_id, value])).toEqual([
    [flat.id, 70_000_000],
    [car.id, 9_000_000],
    [debt.id, 40_000_000],
  ]);

  expect((await confirm(scene, [flat.id])).status).toBe(204);
  expect((await confirm(scene, [car.id], 'gone')).status).toBe(204);
  await told(scene, { group_code: 'D11', description: 'Financiamento', follows_id: debt.id, value_before: 1, value: 30_000_000 });
  const { lines, pending, assets, debts, unexplained } = await goods(scene);
  expect(pending).toEqual([]);
  expect(lines.map(({ description, value_before, value, counts }) => [description, value_before, value, counts])).toEqual([
    [assetSample().description, 70_000_000, 70_000_000, true],
    ['Carro', 9_000_000, 0, true],
    ['Financiamento', 40_000_000, 30_000_000, true],
  ]);
  expect([assets, debts]).toEqual([
    { value_before: 79_000_000, value: 70_000_000 },
    { value_before: 40_000_000, value: 30_000_000 },
  ]);
  // What the car brought paid the debt off, but for R$ 10.000,00.
  expect(unexplained).toEqual({ growth: 1_000_000, available: 0, missing: 1_000_000 });
});

test('each goes on once, with the value that the former year has now; taken back it waits again', async () => {
  const scene = await newScene(api);
  const as = { as: scene.partner };
  const flat = await told(scene, { year: 2025, value: 70_000_000 });
  await confirm(scene, [flat.id]);
  expect(await confirm(scene, [flat.id])).toMatchObject({
    status: 422,
    error: { errors: { asset_ids: ['O valor deste ano já está informado.'] } },
  });
  expect(await tell(scene, { follows_id: flat.id })).toMatchObject({ status: 422 });
  await api.ask(
    incomeTaxAsset.mend,
    { ...at(scene), id: flat.id, body: { ...assetSample(), year: 2025, value: 69_000_000, version: 1 } },
    as,
  );
  const [line] = (await goods(scene)).lines;
  expect(line).toMatchObject({ value_before: 69_000_000, value: 70_000_000 });
  const id = line?.asset_id ?? 0;
  expect((await api.call(incomeTaxAsset.mend, { ...at(scene), id, body: { ...assetSample(), year: 2025, version: 1 } }, as)).status).toBe(
    404,
  );
  const mended = await api.ask(
    incomeTaxAsset.mend,
    { ...at(scene), id, body: { ...assetSample(), value_before: 5, value: 1, version: 1 } },
    as,
  );
  expect(mended).toMatchObject({ version: 2, value: 1, value_before: 70_000_000, follows_id: flat.id });
  await api.ask(incomeTaxAsset.withdraw, { ...at(scene), id }, as);
  expect(await goods(scene)).toMatchObject({ lines: [], pending: [{ asset_id: flat.id, value: 69_000_000 }] });
  const logged = await api.sql("select action from events where entity_type = 'income_tax_asset' order by id desc limit 4");
  expect(logged.map(({ action }) => action)).toEqual([
    'income_tax_asset.removed',
    'income_tax_asset.edited',
    'income_tax_asset.edited',
    'income_tax_asset.confirmed',
  ]);
});

test('is nobody else’s: not a partner’s of the same company, who takes over nothing of it either; staff who look after returns read it', async () => {
  const scene = await newScene(api);
  const theirs = { ...scene, partner: await api.make.partner(scene.company) };
  const { id } = await told(scene, { year: 2025 });
  expect(await goods(theirs)).toMatchObject({ lines: [], pending: [], told: [] });
  const body = { ...assetSample(), year: 2025, version: 1 };
  const tries = [
    api.call(incomeTaxAsset.mend, { ...at(scene), id, body }, { as: theirs.partner }),
    api.call(incomeTaxAsset.withdraw, { ...at(scene), id }, { as: theirs.partner }),
    confirm(theirs, [id]),
    tell(theirs, { follows_id: id }),
  ];
  for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404);
  const own = await told(theirs, { year: 2025 });
  expect((await confirm(theirs, [own.id, id])).status).toBe(404);
  expect((await goods(theirs)).pending.map(({ asset_id }) => asset_id)).toEqual([own.id]);
  const seen = await api.ask(incomeTaxDossier.detail, { user_id: scene.partner.id, year: 2026 }, { as: staff });
  expect(seen.goods.pending.map(({ asset_id }) => asset_id)).toEqual([id]);
});

test('a share of a company is known by the articles that were made here, and stands beside what was told of it', async () => {
  const scene = await newScene(api);
  const { id, cnpj, name } = scene.company;
  const cpf = '52998224725';
  await api.sql(
    `insert into doctors (user_id, cpf, created_at, updated_at) values ($1, $2, now(), now()) on conflict (user_id) do update set cpf = $2`,
    [scene.partner.id, cpf],
  );
  await api.sql("update companies set opening_date = '2026-03-02' where id = $1", [id]);
  await api.sql(
    `insert into wizards (company_id, account_type, phone, new_company, created_at, updated_at)
     values ($1, 'new_company', '11987654321', '{"share_capital": 150000, "shares": 150}', now(), now())
     on conflict (company_id) do update set new_company = excluded.new_company`,
    [id],
  );
  await api.sql(
    `insert into partners (company_id, is_owner, name, shares, form, created_at, updated_at)
     values ($1, false, 'Sócia', 100, $2, now(), now()), ($1, false, 'Outra', 50, '{"cpf": "12345678909"}', now(), now())`,
    [id, JSON.stringify({ cpf })],
  );
  expect((await goods(scene, 2025)).lines).toEqual([]);
  await told(scene, { group_code: 'B03', description: 'Quotas', document: cnpj, value_before: 0, value: 150_000 });
  const { lines, differences, assets } = await goods(scene);
  expect(lines).toMatchObject([
    { source: 'partnership', description: `100 de 150 quotas de ${name}`, document: cnpj, value_before: 0, value: 100_000, counts: true },
    { source: 'told', value: 150_000, counts: false },
  ]);
  expect(differences).toMatchObject([{ document: cnpj, sides: [{ value: 100_000 }, { value: 150_000 }] }]);
  expect(assets).toEqual({ value_before: 0, value: 100_000 });
  await api.sql('update companies set opening_date = null where id = $1', [id]);
  expect((await goods(scene)).lines).toMatchObject([{ source: 'told', counts: true }]);
});
