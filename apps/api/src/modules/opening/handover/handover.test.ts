import { handover } from '@esteto/contract/opening/handover';
import { wizard } from '@esteto/contract/opening/wizard';
import { HANDOVER_ITEMS } from '@esteto/domain/opening/handover/handover-item';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { atStep } from '../wizard/wizard.examples.ts';

const api = await testApp();
const staff = { as: await api.make.analyst([granted('new.onboarding', 'view', 'edit')]) };
const FORMER = { accountant_name: 'Contabilidade Lima', accountant_email: 'contato@lima.test' };

/** A company told where it comes from. */
const arriving = async (told: Partial<typeof FORMER> = FORMER) => {
  const scene = await newScene(api);
  const { company, partner } = scene;
  const tell = async (more: object) => {
    const { version } = await atStep(scene, 'company_data', 'migrated_company');
    const body = {
      cnpj: company.cnpj ?? '',
      name: company.name,
      address: null,
      accountant_name: null,
      accountant_email: null,
      ...more,
      version,
    };
    await api.ask(wizard.migratedCompany, { company_id: company.id, body }, { as: partner });
  };
  await tell(told);
  const own = { company_id: company.id };
  const state = async () => {
    const { handover: found } = await api.ask(handover.state, own, { as: partner });
    if (!found) throw new Error('there is no handover');
    return found;
  };
  return { ...scene, own, tell, state };
};

const letters = async (to: string) => (await api.outbox()).filter((message) => message.includes(`To: ${to}`));

test('begins when a company says where it comes from, and the letter goes out when its owner says so', async () => {
  const { own, partner, company, tell, state } = await arriving({});
  expect(await state()).toMatchObject({ accountant_name: null, letter_sent_at: null });
  expect((await state()).items.map(({ item, status }) => [item, status])).toEqual(HANDOVER_ITEMS.map((item) => [item, 'awaited']));
  // Told anew before a letter left, it is somebody else.
  await tell(FORMER);
  const { version, accountant_name } = await state();
  expect(accountant_name).toBe(FORMER.accountant_name);
  const pdf = await api.call(handover.letter, own, { as: partner });
  expect(pdf.bytes.subarray(0, 4).toString()).toBe('%PDF');

  const sent = await api.call(
    handover.send,
    { ...own, body: { ...FORMER, accountant_email: 'livros@lima.test', version } },
    { as: partner },
  );
  expect(sent.status).toBe(200);
  // Two devices do not both send it.
  expect((await api.call(handover.send, { ...own, body: { ...FORMER, version } }, { as: partner })).status).toBe(409);
  await api.modules.handovers.sendLetter({ company_id: company.id }, 'test-handover-1');
  const [letter] = await letters('livros@lima.test');
  expect(letter).toContain(`Reply-To: ${partner.email}`);
  expect((await state()).letter_sent_at).toBe(api.clock.now().toISOString());
  expect(await letters(FORMER.accountant_email)).toEqual([]);
  // What was sent to is kept, whatever is told in the wizard afterwards.
  await tell({ accountant_name: 'Outro', accountant_email: 'outro@lima.test' });
  expect(await state()).toMatchObject({ accountant_email: 'livros@lima.test' });
});

test('is followed thing by thing by the team, until nothing is awaited', async () => {
  const { company, state, own, partner } = await arriving();
  const listed = async (query: object = {}) =>
    (await api.ask(handover.list, { search: company.name, ...query }, staff)).items.map(({ id, awaited }) => [id, awaited]);
  expect(await listed()).toEqual([[company.id, HANDOVER_ITEMS.length]]);
  const [first, ...others] = (await state()).items;
  if (!first) throw new Error('nothing is awaited');
  const decide = (id: number, action: 'receive' | 'waive' | 'reopen', version: number) =>
    api.call(handover.decide, { id, body: { action, version } }, staff);
  expect((await decide(first.id, 'receive', first.version)).status).toBe(200);
  expect((await decide(first.id, 'receive', first.version)).status).toBe(409);
  expect((await decide(first.id, 'receive', first.version + 1)).status).toBe(422);
  expect(await listed()).toEqual([[company.id, HANDOVER_ITEMS.length - 1]]);
  for (const { id, version } of others) await decide(id, 'waive', version);
  expect(await listed()).toEqual([]);
  expect(await listed({ all: true })).toEqual([[company.id, 0]]);
  expect((await decide(first.id, 'reopen', first.version + 1)).status).toBe(200);
  expect(await listed()).toEqual([[company.id, 1]]);
  // Its owner follows, and decides nothing.
  expect((await api.call(handover.decide, { id: first.id, body: { action: 'receive', version: 3 } }, { as: partner })).status).toBe(403);
  expect((await api.ask(handover.state, own, { as: partner })).handover?.items[0]).toMatchObject({ status: 'awaited' });
});

test('the team writes in the name of a company, to its analyst', async () => {
  const { company, state } = await arriving();
  await api.sql('update companies set analyst_id = $2 where id = $1', [company.id, staff.as.id]);
  expect(await api.ask(handover.list, { search: company.name, unsent: true }, staff)).toMatchObject({ items: [{ id: company.id }] });
  const body = { ...FORMER, accountant_email: 'equipe@lima.test', version: (await state()).version };
  expect((await api.call(handover.sendOfCompany, { id: company.id, body }, staff)).status).toBe(200);
  await api.modules.handovers.sendLetter({ company_id: company.id }, 'test-handover-2');
  const [letter] = await letters('equipe@lima.test');
  expect(letter).toContain(`Reply-To: ${staff.as.email}`);
  expect(await api.ask(handover.list, { search: company.name, unsent: true }, staff)).toMatchObject({ items: [] });
  const other = await newScene(api);
  expect(await api.ask(handover.state, { company_id: other.company.id }, { as: other.partner })).toEqual({ handover: null });
  expect((await api.call(handover.letter, { company_id: other.company.id }, { as: other.partner })).status).toBe(404);
});
