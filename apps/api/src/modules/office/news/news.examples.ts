import { news } from '@esteto/contract/office/news';
import { type NewsForm, newsForm } from '@esteto/domain/office/news/news-form';
import { systemActor } from '../../../platform/work/actor.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export const newsSample = (more: Partial<NewsForm> = {}): NewsForm => ({
  ...newsForm.getDefault(),
  title: 'Novo painel de impostos',
  body: 'O mês inteiro em uma página.',
  audience: ['doctors', 'employees', 'managers', 'admin'],
  starts_at: '2026-11-20T03:00:00.000Z',
  ...more,
});

/** One that is out. */
export const published = async ({ modules }: TestApp, more: Partial<NewsForm> = {}): Promise<number> => {
  const { id } = await modules.news.create(systemActor('test'), { body: newsSample(more) });
  await modules.news.move(systemActor('test'), { id, body: { action: 'publish', version: null } });
  return id;
};

const draft = ({ api, master }: Scene) => api.ask(news.create, { body: newsSample() }, { as: master });

export const newsExamples: Examples<'news'> = {
  news: {
    current: () => ({}),
    read: async ({ api }, caller) => {
      // News is for people of companies: a doctor who has none is given one.
      const [own] = await api.sql('select from memberships where user_id = $1', [caller.id]);
      if (caller.type === 'doctor' && !own) await api.make.join(caller, await api.make.company());
      return { id: await published(api) };
    },
    list: () => ({}),
    detail: async (scene) => idOf(await draft(scene)),
    create: () => ({ body: newsSample() }),
    update: async (scene) => ({ ...idOf(await draft(scene)), body: { ...newsSample(), version: 1 } }),
    move: async (scene) => ({ ...idOf(await draft(scene)), body: { action: 'publish', version: 1 } }),
    remove: async (scene) => idOf(await draft(scene)),
    readers: async (scene) => idOf(await draft(scene)),
  },
};
