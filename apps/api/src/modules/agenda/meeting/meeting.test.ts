import { meeting } from '@esteto/contract/agenda/meeting';
import { notice } from '@esteto/contract/office/notice';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { meetingSample } from './meeting.examples.ts';

const api = await testApp({ FRAME_ORIGINS: 'https://agenda.exemplo.com.br' });

test('is asked for, confirmed on another day, and each side is told', async () => {
  const scene = await newScene(api);
  const analyst = await api.make.analyst([]);
  await api.sql('update companies set analyst_id = $2 where id = $1', [scene.company.id, analyst.id]);
  const at = { company_id: scene.company.id };
  const as = { as: scene.partner };
  const { id, version } = await api.ask(meeting.ask, { ...at, body: meetingSample() }, as);
  const told = async (who: typeof analyst) => (await api.ask(notice.list, {}, { as: who })).map(({ kind, title }) => [kind, title]);
  expect(await told(analyst)).toContainEqual(['meeting.asked', `Reunião pedida por ${scene.partner.name}`]);

  const { items } = await api.ask(meeting.list, { status: 'asked', search: 'fator' }, { as: analyst });
  expect(items).toContainEqual(
    expect.objectContaining({ id, company_name: scene.company.name, person_name: scene.partner.name, analyst_name: analyst.name }),
  );
  const body = { on: '2026-12-03', at: '15:00', answer: 'Ligamos para você.', version };
  expect((await api.call(meeting.confirm, { id, body }, { as: analyst })).status).toBe(204);
  expect(await api.ask(meeting.own, at, as)).toEqual([
    expect.objectContaining({ id, status: 'confirmed', on: '2026-12-03', answer: 'Ligamos para você.' }),
  ]);
  expect(await told(scene.partner)).toContainEqual(['meeting.answered', 'Reunião confirmada: Fator R do ano que vem']);

  const colleague = await api.make.partner(scene.company);
  expect(await api.ask(meeting.own, at, { as: colleague })).toEqual([]);
  expect((await api.call(meeting.cancel, { ...at, id, body: { version: version + 1 } }, { as: colleague })).status).toBe(404);
  const cancelled = await api.ask(meeting.cancel, { ...at, id, body: { version: version + 1 } }, as);
  expect(cancelled.status).toBe('cancelled');
  expect(await api.call(meeting.confirm, { id, body: { ...body, version: cancelled.version } }, { as: analyst })).toMatchObject({
    status: 422,
    error: { code: 'illegal_transition' },
  });
});

test('that cannot be booked says why', async () => {
  const scene = await newScene(api);
  const at = { company_id: scene.company.id };
  const { id, version } = await api.ask(meeting.ask, { ...at, body: meetingSample() }, { as: scene.partner });
  await api.call(meeting.decline, { id, body: { reason: 'Sem horário nesta semana.', version } }, { as: scene.master });
  expect(await api.ask(meeting.own, at, { as: scene.partner })).toMatchObject([
    { status: 'declined', answer: 'Sem horário nesta semana.' },
  ]);
});

test('the office’s own page is framed where the installation allows its origin, and nowhere else', async () => {
  const { master, partner } = await newScene(api);
  const page = async (url: string | null) => {
    await api.ask(meeting.setPage, { body: { url } }, { as: master });
    return api.ask(meeting.page, {}, { as: partner });
  };
  expect(await page('https://agenda.exemplo.com.br/escritorio')).toEqual({
    url: 'https://agenda.exemplo.com.br/escritorio',
    is_framed: true,
  });
  expect(await page('https://outra.exemplo.com.br/')).toEqual({ url: 'https://outra.exemplo.com.br/', is_framed: false });
  expect(await page(null)).toEqual({ url: null, is_framed: false });
});
