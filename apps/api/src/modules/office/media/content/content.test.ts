import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { library } from '@esteto/contract/office/library';
import { media, mediaPlaylist } from '@esteto/contract/office/media';
import { beforeEach, describe, expect, test } from 'vitest';
import { granted } from '../../../../testing/factories.ts';
import { testApp } from '../../../../testing/test-app.ts';
import type { TestSession } from '../../../../testing/test-sessions.ts';
import { JPG, MP4, uploaded } from '../../../../testing/uploads.ts';
import { mediaSample, playlistSample } from '../media.examples.ts';

const api = await testApp({}, { idle: true });
const editor = await api.make.analyst([granted('media', 'view', 'edit', 'delete')]);
const staff = await api.signIn(editor);
const doctor = await api.make.person({ doctor_role: 'partner' });
const session = await api.signIn(doctor);
const as = { as: staff };

const made = async (values: object = {}) => {
  const body = {
    ...mediaSample(),
    url: null,
    file: await uploaded(api.app, staff, MP4),
    poster: await uploaded(api.app, staff, JPG, 'capa.jpg'),
  };
  return api.ask(media.create, { body: { ...body, ...values } }, as);
};
const film = await made();
const watched = await api.ask(library.detail, { id: film.id }, { as: session });
const address = watched.file_url ?? '';

/** As a player asks: with the cookie alone. */
const ask = (url: string | null, headers: Record<string, string> = {}, who: TestSession | null = session) =>
  api.send({ method: 'GET', url: url ?? '', headers: { ...(who && { cookie: who.headers.cookie }), ...headers } });

describe('a film', () => {
  test('is sent whole, as nothing that a browser opens by itself', async () => {
    const { status, headers, bytes } = await ask(address);
    expect([status, bytes.equals(MP4)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-disposition': "attachment; filename*=UTF-8''video.mp4",
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
  });

  test.each([
    ['bytes=0-99', [0, 99]],
    ['bytes=100-', [100, MP4.length - 1]],
    ['bytes=-50', [MP4.length - 50, MP4.length - 1]],
    ['bytes=2000-9999999', [2000, MP4.length - 1]],
  ] as const)('is sent in part: %s', async (range, [from, to]) => {
    const { status, headers, bytes } = await ask(address, { range });
    expect([status, headers['content-range'], Number(headers['content-length'])]).toEqual([
      206,
      `bytes ${from}-${to}/${MP4.length}`,
      to - from + 1,
    ]);
    expect(bytes.equals(MP4.subarray(from, to + 1))).toBe(true);
  });

  test('has nothing beyond its end', async () => {
    const { status, headers, error } = await ask(address, { range: `bytes=${MP4.length}-` });
    expect([status, headers['content-range'], error]).toEqual([416, `bytes */${MP4.length}`, { message: 'O arquivo não tem esta parte.' }]);
  });

  test('goes on from where it was only while it is the same', async () => {
    const { etag } = (await ask(address)).headers;
    const range = { range: 'bytes=10-19' };
    expect((await ask(address, { ...range, 'if-range': String(etag) })).status).toBe(206);
    const other = await ask(address, { ...range, 'if-range': '"outro"' });
    expect([other.status, other.bytes.length]).toEqual([200, MP4.length]);
    expect((await ask(address, { 'if-none-match': String(etag) })).status).toBe(304);
  });
});

describe('its address', () => {
  let own: TestSession;
  beforeEach(async () => {
    own = await api.signIn(doctor);
  });
  const ownAddress = async () => (await api.ask(library.detail, { id: film.id }, { as: own })).file_url;

  test('holds for the session that asked, with its cookie, and for no other', async () => {
    const url = await ownAddress();
    expect((await ask(url, {}, own)).status).toBe(200);
    expect((await ask(url, {}, null)).status).toBe(404);
    expect((await ask(url, {}, session)).status).toBe(404);
    expect((await ask(url, {}, await api.signIn(await api.make.master()))).status).toBe(404);
  });

  test('ends with the session', async () => {
    const url = await ownAddress();
    await api.sql('update sessions set revoked_at = now() where id = $1', [own.id]);
    expect((await ask(url, {}, own)).status).toBe(404);
  });

  test('is made by nobody else: one that was changed, or has run out, leads nowhere', async () => {
    const url = String(await ownAddress());
    const [, part = '', id = '', session_id = '', until = '', mac = ''] = /\/(\w+)\.(\d+)\.(\d+)\.(\d+)\.([\w-]+)$/.exec(url) ?? [];
    const forged = [
      `${part}.${Number(id) + 1}.${session_id}.${until}.${mac}`,
      `${part}.${id}.${session_id}.${Number(until) + 1}.${mac}`,
      `poster.${id}.${session_id}.${until}.${mac}`,
      `${part}.${id}.${session_id}.${until}.`,
      '..%2f..%2fetc%2fpasswd',
    ];
    for (const ticket of forged) expect((await ask(`/api/media-content/${ticket}`, {}, own)).status).toBe(404);
    const now = api.clock.now();
    api.clock.set(new Date(now.getTime() + 13 * 3_600_000).toISOString());
    expect((await ask(url, {}, own)).status).toBe(404);
    api.clock.set(now.toISOString());
    expect((await ask(url, {}, own)).status).toBe(200);
  });

  test('leads nowhere once the film is hidden, but for the team', async () => {
    const hidden = await made();
    const { file_url } = await api.ask(library.detail, { id: hidden.id }, { as: own });
    const { id, version, file, poster } = hidden;
    await api.ask(media.update, { id, body: { ...mediaSample(), url: null, file, poster, is_visible: false, version } }, as);
    expect((await ask(file_url, {}, own)).status).toBe(404);
    expect((await ask((await api.ask(media.detail, { id }, as)).kept_file?.url ?? null, {}, staff)).status).toBe(200);
    expect((await api.call(library.detail, { id }, { as: own })).status).toBe(404);
  });

  test('leads nowhere for who has lost the permission', async () => {
    const analyst = await api.make.analyst([granted('media', 'view')]);
    const theirs = await api.signIn(analyst);
    const { kept_file } = await api.ask(media.detail, { id: film.id }, { as: theirs });
    expect((await ask(kept_file?.url ?? null, {}, theirs)).status).toBe(200);
    await api.sql("update users set permissions = '[]' where id = $1", [analyst.id]);
    expect((await ask(kept_file?.url ?? null, {}, theirs)).status).toBe(404);
  });
});

test('a film that is deleted takes its bytes with it, and one that is replaced those before', async () => {
  const { id, version, file, poster } = await made();
  const lies = (name: string | null) => {
    const { root, path } = api.deps.files.placeOf(name ?? '');
    return existsSync(join(root, path));
  };
  const next = await api.ask(
    media.update,
    { id, body: { ...mediaSample(), url: null, file: await uploaded(api.app, staff, MP4), poster, version } },
    as,
  );
  expect([lies(file), lies(next.file), lies(poster)]).toEqual([false, true, true]);
  await api.ask(media.remove, { id }, as);
  expect([lies(next.file), lies(poster)]).toEqual([false, false]);
  expect(await api.sql('select id from files where id = any($1)', [[file, next.file, poster]])).toEqual([]);
});

test('captions, a picture and a cover are there too', async () => {
  const captions = await ask(watched.captions_url);
  expect([captions.status, captions.headers['content-type'], captions.bytes.toString()]).toEqual([
    200,
    'text/vtt; charset=utf-8',
    film.captions,
  ]);
  const picture = await ask(watched.poster_url);
  expect([picture.headers['content-type'], picture.bytes.equals(JPG)]).toEqual(['image/jpeg', true]);
  const thumbnail = await uploaded(api.app, staff, JPG);
  const { id } = await api.ask(mediaPlaylist.create, { body: { ...playlistSample(), thumbnail, media_ids: [film.id] } }, as);
  expect((await ask((await api.ask(library.playlist, { id }, { as: session })).thumbnail_url)).bytes.equals(JPG)).toBe(true);
});

describe('a video of the other site', () => {
  test('is let in by one page of ours, and by no other answer', async () => {
    const { id } = await api.ask(media.create, { body: mediaSample() }, as);
    const { embed_url, file_url } = await api.ask(library.detail, { id }, { as: session });
    const page = await ask(embed_url);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; frame-src https:\/\/www\.youtube-nocookie\.com; style-src 'sha256-[\w+/=]+'; .*frame-ancestors 'self'$/,
    );
    expect(page.bytes.toString()).toContain('src="https://www.youtube-nocookie.com/embed/a_-9ZbcdEFG?rel=0"');
    expect(file_url).toBeNull();
    for (const other of ['/api/health', '/app/conteudos', address])
      expect(String((await ask(other)).headers['content-security-policy'])).not.toContain('youtube');
  });

  test('is no page of who is not let in', async () => {
    const { id } = await api.ask(media.create, { body: mediaSample() }, as);
    const { embed_url } = await api.ask(library.detail, { id }, { as: session });
    expect((await ask(embed_url, {}, null)).status).toBe(404);
  });
});
