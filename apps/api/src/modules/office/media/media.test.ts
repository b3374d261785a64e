import { library } from '@esteto/contract/office/library';
import { media, mediaPlaylist } from '@esteto/contract/office/media';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { mediaSample, playlistSample } from './media.examples.ts';

const api = await testApp({}, { idle: true });
const editor = await api.make.analyst([granted('media', 'view', 'edit', 'delete')]);
const as = { as: editor };
const doctor = await api.make.person({ name: 'Helena Prado', search_key: 'helena prado', doctor_role: 'partner' });
const byDoctor = { as: doctor };
const create = (values: object = {}) => api.ask(media.create, { body: { ...mediaSample(), ...values } }, as);
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);
const events = (id: number) =>
  api.sql<{ action: string; changes: { path: string; new: unknown }[] }>(
    "select action, changes from events where entity_type = 'media' and entity_id = $1 order by id",
    [id],
  );

describe('a record of the library', () => {
  test('is found by what is said in it, whatever the accents', async () => {
    const { id, transcript } = await create({ title: 'Zircônia', captions: 'WEBVTT\n\n00:01.000 --> 00:04.000\nA apuração do ISSQN\n' });
    expect(transcript).toBe('A apuração do ISSQN');
    for (const search of ['apuracao issqn', 'ZIRCONIA', 'simples zirc'])
      expect((await api.ask(media.list, { search }, as)).items.map((row) => row.id)).toEqual([id]);
    expect((await api.ask(library.list, { local: 'tutorials', search: 'apuracao' }, byDoctor)).items.map((row) => row.id)).toEqual([id]);
    expect((await api.ask(library.list, { local: 'contents', search: 'apuracao' }, byDoctor)).items).toEqual([]);
  });

  test('tells what changed, and of long words only how they begin', async () => {
    const { id, version } = await create();
    const transcript = 'palavra '.repeat(1000);
    await api.ask(media.update, { id, body: { ...mediaSample(), title: 'Outro', transcript, version } }, as);
    const [, edited] = await events(id);
    expect(edited?.action).toBe('media.edited');
    expect(edited?.changes.map(({ path }) => path).toSorted()).toEqual(['title', 'transcript']);
    expect(edited?.changes.find(({ path }) => path === 'transcript')?.new).toHaveLength(200);
    expect((await api.call(media.update, { id, body: { ...mediaSample(), version } }, as)).status).toBe(409);
    await api.ask(media.remove, { id }, as);
    expect((await events(id)).at(-1)?.action).toBe('media.deleted');
    expect((await api.call(media.detail, { id }, as)).status).toBe(404);
  });

  test.each([
    [
      { url: 'https://vimeo.com/76979871' },
      'url',
      'Link do vídeo: não encontramos um vídeo neste endereço. Cole o link como aparece no navegador.',
    ],
    [{ captions: '1\n00:00:01,000 --> 00:00:02,000\nsrt' }, 'captions', 'Legendas: a primeira linha precisa ser WEBVTT.'],
    [{ title: 'a'.repeat(151) }, 'title', 'Título: use no máximo 150 caracteres.'],
    [{ type: 'gif' as const, url: null }, 'file', 'Envie o arquivo do GIF e espere o envio terminar.'],
    [{ related_media: [999_999] }, 'related_media', 'Relacionados: um dos vídeos não existe mais. Retire-o.'],
  ])('refuses %j', async (values, field, sentence) => {
    expect((await api.call(media.create, { body: { ...mediaSample(), ...values } }, as)).error?.errors).toEqual({ [field]: [sentence] });
  });

  test('is related to others, and not to itself', async () => {
    const other = await create({ title: 'Vizinho' });
    const { id, version, related } = await create({ related_media: [other.id] });
    expect(related).toEqual([{ id: other.id, title: 'Vizinho' }]);
    expect(
      (await api.call(media.update, { id, body: { ...mediaSample(), related_media: [id], version } }, as)).error?.errors,
    ).toHaveProperty('related_media');
    await api.ask(media.remove, { id: other.id }, as);
    expect((await api.ask(media.detail, { id }, as)).related).toEqual([]);
    expect((await api.ask(library.detail, { id }, byDoctor)).related).toEqual([]);
  });

  test('comes first when it is new, after what is fixed, until staff order them', async () => {
    await api.sql('delete from media');
    for (const title of ['um', 'dois', 'três']) await create({ title, local: 'contents', is_fixed: title === 'um' });
    const seen = async () => titles((await api.ask(library.list, { local: 'contents' }, byDoctor)).items);
    expect(await seen()).toEqual(['um', 'três', 'dois']);
    const rows = await api.ask(media.inOrder, { local: 'contents' }, as);
    const ids = ['dois', 'um', 'três'].map((title) => rows.find((row) => row.title === title)?.id ?? 0);
    await api.ask(media.order, { body: { local: 'contents', ids } }, as);
    expect(await seen()).toEqual(['um', 'dois', 'três']);
    expect((await api.call(media.order, { body: { local: 'contents', ids: ids.slice(1) } }, as)).error?.errors).toEqual({
      ids: ['Os vídeos mudaram. Abra de novo para ver todos.'],
    });
    await create({ title: 'quatro', local: 'contents' });
    expect(await seen()).toEqual(['um', 'quatro', 'dois', 'três']);
    const first = await api.ask(library.list, { local: 'contents', limit: 2 }, byDoctor);
    expect(titles((await api.ask(library.list, { local: 'contents', limit: 2, after: first.next ?? '' }, byDoctor)).items)).toEqual([
      'dois',
      'três',
    ]);
  });

  test('is seen by nobody while it is hidden', async () => {
    const { id } = await create({ is_visible: false, title: 'Segredo' });
    expect((await api.call(library.detail, { id }, byDoctor)).status).toBe(404);
    expect((await api.call(library.progress, { id, body: { position: 3 } }, byDoctor)).status).toBe(404);
    expect((await api.call(library.solved, { id, body: { solved: true } }, byDoctor)).status).toBe(404);
    expect((await api.ask(library.list, { local: 'tutorials', search: 'segredo' }, byDoctor)).items).toEqual([]);
    expect((await api.ask(media.list, { search: 'segredo', visibility: 'hidden' }, as)).items).toHaveLength(1);
  });
});

describe('who watches', () => {
  test('goes on where they stopped, on any device, and no further than there is', async () => {
    const { id } = await create({ duration: 100 });
    const stands = async (position: number) => {
      await api.ask(library.progress, { id, body: { position } }, byDoctor);
      const { goes_on_at, watching, watched_part } = await api.ask(library.detail, { id }, byDoctor);
      return { goes_on_at, watching, watched_part };
    };
    expect(await stands(0)).toEqual({ goes_on_at: null, watching: 'begun', watched_part: 0 });
    expect(await stands(60)).toEqual({ goes_on_at: 60, watching: 'begun', watched_part: 0.6 });
    expect(await stands(20)).toEqual({ goes_on_at: 20, watching: 'begun', watched_part: 0.6 });
    const shelf = await api.ask(library.shelf, { local: 'tutorials' }, byDoctor);
    expect(shelf.begun.map((card) => card.id)).toContain(id);
    expect((await api.ask(media.list, { search: 'fator' }, as)).items.find((row) => row.id === id)?.watched_part).toBe(0.6);
    expect(await stands(5000)).toEqual({ goes_on_at: null, watching: 'seen', watched_part: 1 });
    const other = await api.ask(library.detail, { id }, { as: await api.make.person({ doctor_role: 'partner' }) });
    expect(other).toMatchObject({ goes_on_at: null, watching: 'new', watched_part: null });
    expect((await api.ask(media.viewers, { id, search: 'HELENA' }, as)).items).toEqual([
      expect.objectContaining({ user_name: 'Helena Prado', watched_part: 1, solved: null }),
    ]);
  });

  test('finds what is new, until it is opened or old', async () => {
    await api.sql('delete from media');
    const { id } = await create();
    const fresh = async () => (await api.ask(library.shelf, { local: 'tutorials' }, byDoctor)).fresh.map((card) => card.id);
    expect(await fresh()).toEqual([id]);
    await api.sql("update media set created_at = created_at - interval '31 days' where id = $1", [id]);
    expect(await fresh()).toEqual([]);
    await api.sql("update media set created_at = created_at + interval '31 days' where id = $1", [id]);
    await api.ask(library.progress, { id, body: { position: 0 } }, byDoctor);
    expect(await fresh()).toEqual([]);
  });

  test('says whether it helped, may change their mind, and the worst come first', async () => {
    await api.sql('delete from media');
    const [good, bad, silent] = [await create({ title: 'bom' }), await create({ title: 'ruim' }), await create({ title: 'calado' })];
    const people = await Promise.all(Array.from({ length: 8 }, () => api.make.person({ doctor_role: 'partner' })));
    await Promise.all(people.map((person, index) => api.ask(library.solved, { id: bad.id, body: { solved: index < 2 } }, { as: person })));
    for (const person of people.slice(0, 2)) {
      await api.ask(library.solved, { id: good.id, body: { solved: false } }, { as: person });
      await api.ask(library.solved, { id: good.id, body: { solved: true } }, { as: person });
    }
    const { items } = await api.ask(media.list, { sort: '-unsolved_share' }, as);
    expect(
      items.map(({ id, solved_count, unsolved_count, viewers_count }) => ({ id, solved_count, unsolved_count, viewers_count })),
    ).toEqual([
      { id: bad.id, solved_count: 2, unsolved_count: 6, viewers_count: 8 },
      { id: good.id, solved_count: 2, unsolved_count: 0, viewers_count: 2 },
      { id: silent.id, solved_count: 0, unsolved_count: 0, viewers_count: 0 },
    ]);
    // How long they are nobody knows, so how far they were watched neither.
    expect(items.map(({ watched_part }) => watched_part)).toEqual([null, null, null]);
    expect((await api.ask(media.viewers, { id: bad.id }, as)).items[0]?.watched_part).toBeNull();
  });
});

describe('a playlist', () => {
  test('keeps its order, passes over what is hidden or gone, and shows only while it is active', async () => {
    const made = [await create({ title: 'a' }), await create({ title: 'b' }), await create({ title: 'c' })];
    const media_ids = made.map(({ id }) => id).toReversed();
    const { id, version, items } = await api.ask(mediaPlaylist.create, { body: { ...playlistSample(), media_ids } }, as);
    expect(titles(items)).toEqual(['c', 'b', 'a']);
    const [a, b] = made;
    await api.ask(media.remove, { id: b?.id ?? 0 }, as);
    await api.ask(media.update, { id: a?.id ?? 0, body: { ...mediaSample(), title: 'a', is_visible: false, version: 1 } }, as);
    expect(titles((await api.ask(library.playlist, { id }, byDoctor)).items)).toEqual(['c']);
    expect(titles((await api.ask(mediaPlaylist.detail, { id }, as)).items)).toEqual(['c', 'a']);
    const shelved = async () => (await api.ask(library.shelf, { local: 'tutorials' }, byDoctor)).playlists.filter((row) => row.id === id);
    expect(await shelved()).toEqual([expect.objectContaining({ title: 'Primeiros passos', media_count: 1 })]);
    const body = { ...playlistSample(), is_active: false, media_ids: [made[2]?.id ?? 0], version };
    await api.ask(mediaPlaylist.update, { id, body }, as);
    expect([await shelved(), (await api.call(library.playlist, { id }, byDoctor)).status]).toEqual([[], 404]);
    expect((await api.ask(mediaPlaylist.list, {}, as)).find((row) => row.id === id)).toMatchObject({ media_count: 1, is_active: false });
    await api.ask(mediaPlaylist.remove, { id }, as);
    expect((await api.call(mediaPlaylist.detail, { id }, as)).status).toBe(404);
  });

  test('has a name, no video twice, none that is gone and none of another place', async () => {
    const { id } = await create({ title: 'Aqui', local: 'contents' });
    const refused = async (values: object) =>
      (await api.call(mediaPlaylist.create, { body: { ...playlistSample(), ...values } }, as)).error?.errors;
    expect(await refused({ title: '  ' })).toEqual({ title: ['Preencha o campo Título.'] });
    expect(await refused({ media_ids: [id, id] })).toEqual({ media_ids: ['Vídeos: um deles está duas vezes na lista.'] });
    expect(await refused({ media_ids: [999_999] })).toEqual({ media_ids: ['Vídeos: um deles não existe mais. Retire-o.'] });
    expect(await refused({ media_ids: [id] })).toEqual({
      media_ids: ['Vídeos: «Aqui» aparece em outro lugar. Retire-o, ou troque onde a playlist aparece.'],
    });
  });
});

test('who is stuck is offered what helps with the refusal, then with the page, and nothing that is hidden', async () => {
  await api.sql('delete from media');
  await create({ title: 'Da tela', help_places: ['/app/boletos'] });
  await create({ title: 'Da recusa', help_places: ['read_only'] });
  await create({ title: 'Oculto', help_places: ['read_only'], is_visible: false });
  await create({ title: 'De outra', help_places: ['/app/extratos'], is_fixed: true });
  const offered = async (input: { page?: '/app/boletos'; refusal?: 'read_only' }) => titles(await api.ask(library.help, input, byDoctor));
  expect(await offered({ page: '/app/boletos', refusal: 'read_only' })).toEqual(['Da recusa', 'Da tela']);
  expect(await offered({ page: '/app/boletos' })).toEqual(['Da tela']);
  expect(await offered({})).toEqual([]);
});
