import { configuration } from '@esteto/contract/identity/configuration';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();

test('answers every entry by its field, whichever format is asked for', async () => {
  const person = await api.make.person({});
  expect(await api.ask(configuration.all, {}, { as: person })).toEqual([]);
  await api.sql("insert into configurations (field, value) values ('whatsapp', '5511999990000'), ('banner', null)");
  const entries = [
    { field: 'banner', value: null },
    { field: 'whatsapp', value: '5511999990000' },
  ];
  expect(await api.ask(configuration.all, {}, { as: person })).toEqual(entries);
  expect((await api.send({ method: 'GET', url: '/api/configuration/show-all?new_format=1', as: person })).body).toEqual(entries);
});

test('says in words of its own that they cannot be had', async () => {
  const person = await api.make.person({});
  await api.sql('alter table configurations rename to elsewhere');
  const { status, error } = await api.call(configuration.all, {}, { as: person });
  await api.sql('alter table elsewhere rename to configurations');
  expect([status, error]).toEqual([
    500,
    { code: 'configurations_failed', message: 'Não foi possível realizar esta ação no momento. Tente novamente mais tarde.' },
  ]);
});
