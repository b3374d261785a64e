import { notice } from '@esteto/contract/office/notice';
import { licensing } from '@esteto/contract/opening/licensing';
import { addDays } from '@esteto/domain/shared/date/date';
import { expect, test } from 'vitest';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { attachPaper } from '../licensing.examples.ts';
import { heldLicence, ownLicence } from './licence.examples.ts';

const api = await testApp();
const DAY = 86_400_000;

/** A company with a licence that ends so many days from today, looked after by its own analyst. */
const ending = async (days: number) => {
  const scene = await newScene(api, { master: await api.make.master() });
  const { id, licensing_id } = await heldLicence(scene);
  await api.sql('update licences set valid_until = $2 where id = $1', [id, addDays(api.clock.today(), days)]);
  await api.sql('update licensings set analyst_id = $2 where id = $1', [licensing_id, scene.master.id]);
  // The clock runs past the end of sessions.
  const told = async (who: 'partner' | 'master') =>
    (
      await api.sql<{ title: string }>("select title from notices where user_id = $1 and kind like 'licence.ending%' order by id desc", [
        scene[who].id,
      ])
    ).map(({ title }) => title);
  return { scene, id, licensing_id, told };
};
const run = () => api.modules.licenceEnding.run('test');
const later = (days: number) => api.clock.advance(days * DAY);

test('60, 30 and 7 days before the end the owner and who looks after it are told, once each', async () => {
  const { told, scene } = await ending(61);
  await run();
  expect(await told('partner')).toEqual([]);
  const words: string[] = [];
  for (let left = 60; left >= -8; left -= 1) {
    later(1);
    await run();
    await run();
    const all = await told('partner');
    words.push(...all.slice(0, all.length - words.length));
  }
  expect(words.map((title) => /vence em (\d+ dias)/.exec(title)?.[1])).toEqual(['60 dias', '30 dias', '7 dias']);
  expect(await told('master')).toHaveLength(3);
  expect((await told('master'))[0]).toMatch(new RegExp(`^${scene.company.name}: a licença Prefeitura vence em 7 dias`));
  later(-69);
});

test('days on which no job ran are made up for by the nearest reminder alone, which says the days in truth', async () => {
  const { told } = await ending(61);
  later(36);
  await run();
  expect(await told('partner')).toEqual([expect.stringContaining('vence em 25 dias')]);
  later(38);
  await run();
  await run();
  expect(await told('partner')).toHaveLength(1);
  later(-9);
  await run();
  expect((await told('partner'))[0]).toMatch(/venceu em/);
  later(-65);
});

test('nobody is told of what was renewed, of another end than the one in force, or of a company that is gone', async () => {
  const [renewed, gone, given] = [await ending(20), await ending(20), await ending(20)];
  const as = { as: renewed.scene.master };
  const { licence_ids } = await api.ask(licensing.renew, { body: { licence_ids: [renewed.id] } }, as);
  const renewal = licence_ids[0] ?? 0;
  await attachPaper(renewed.scene, renewal, 'city_permit');
  const body = { to: 'concluded' as const, valid_until: addDays(api.clock.today(), 300), version: 1 };
  await api.ask(licensing.setLicence, { id: renewed.licensing_id, licence_id: renewal, body }, as);
  await api.sql("update companies set accounting_status = 'closed' where id = $1", [gone.scene.company.id]);
  await api.sql("update licensings set status = 'cancelled' where id = $1", [given.licensing_id]);
  await run();
  for (const one of [renewed, gone, given]) expect([await one.told('partner'), await one.told('master')]).toEqual([[], []]);
});

test('a renewal that runs is said, and another validity begins the reminders anew', async () => {
  const { scene, id, licensing_id, told } = await ending(20);
  const as = { as: scene.master };
  await api.ask(licensing.renew, { body: { licence_ids: [id] } }, as);
  await run();
  const bodies = (await api.ask(notice.list, {}, { as: scene.partner })).map((one) => one.body);
  expect(bodies).toContain('A renovação já está em andamento com a equipe.');
  const { licences } = await api.ask(licensing.detail, { id: licensing_id }, as);
  const version = licences.find((one) => one.id === id)?.version ?? 0;
  const body = { to: 'concluded' as const, valid_until: addDays(api.clock.today(), 25), version };
  await api.ask(licensing.setLicence, { id: licensing_id, licence_id: id, body }, as);
  await run();
  expect(await told('partner')).toEqual([expect.stringContaining('25 dias'), expect.stringContaining('20 dias')]);
  expect((await ownLicence(scene)).valid_until).toBeNull();
});
