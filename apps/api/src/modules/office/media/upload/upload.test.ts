import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { media } from '@esteto/contract/office/media';
import { MEDIA_UPLOADS } from '@esteto/contract/office/media-path';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../../testing/factories.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { beginUpload, GIF, JPG, MP4, sendPiece, tusCall, uploaded } from '../../../../testing/uploads.ts';
import { mediaSample } from '../media.examples.ts';

const api = await testApp();
const editor = await api.make.analyst([granted('media', 'view', 'edit')]);
const as = { as: editor };
const session = await api.signIn(editor);
const folder = join(api.config.dataDir, 'uploads');
const viewer = await api.signIn(await api.make.analyst([granted('media', 'view')]));
const doctor = await api.signIn(await api.make.person({ doctor_role: 'partner' }));

describe('an upload', () => {
  test('becomes the file of a record, and nothing is left of it', async () => {
    const file = await uploaded(api.app, session, MP4, '../Fator R.mp4');
    const made = await api.ask(media.create, { body: { ...mediaSample(), url: null, file } }, as);
    expect(made.kept_file).toMatchObject({ name: 'Fator R.mp4', size: MP4.length });
    expect(made.file).not.toBe(file);
    expect((await readdir(folder)).filter((name) => name.startsWith(file))).toEqual([]);
    const [row] = await api.sql<{ sha256: string; mime: string }>('select sha256, mime from files where id = $1', [made.file]);
    expect(row).toEqual({ sha256: createHash('sha256').update(MP4).digest('hex'), mime: 'video/mp4' });
  });

  test('is still there when its form was refused, and answers a repeated form the same', async () => {
    const file = await uploaded(api.app, session, MP4);
    const body = { ...mediaSample(), url: null, file };
    expect((await api.call(media.create, { body: { ...body, related_media: [999_999] } }, as)).error?.errors).toEqual({
      related_media: ['Relacionados: um dos vídeos não existe mais. Retire-o.'],
    });
    const headers = { 'idempotency-key': 'uma-so-intencao' };
    const first = await api.ask(media.create, { body }, { ...as, headers });
    expect((await api.ask(media.create, { body }, { ...as, headers })).id).toBe(first.id);
  });

  test.each([
    ['a GIF', GIF, { file: ['Este arquivo não serve aqui. Envie um vídeo em MP4, WebM ou MOV.'] }],
    ['a picture', JPG, { file: ['Este arquivo não serve aqui. Envie um vídeo em MP4, WebM ou MOV.'] }],
  ])('of %s is no video', async (_, bytes, errors) => {
    const file = await uploaded(api.app, session, bytes);
    expect((await api.call(media.create, { body: { ...mediaSample(), url: null, file } }, as)).error?.errors).toEqual(errors);
  });

  test.each([
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture that is a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ])('of %s is refused at its end, and forgotten', async (_, bytes) => {
    const begun = await beginUpload(api.app, session, bytes.length, 'video.mp4');
    const url = String(begun.headers['location']);
    const sent = await sendPiece(api.app, session, url, 0, bytes);
    expect([sent.status, JSON.parse(sent.body)]).toEqual([
      422,
      { message: expect.stringMatching(/^Este arquivo não é de um tipo aceito/), errors: expect.anything() },
    ]);
    expect((await tusCall(api.app, session, { method: 'HEAD', url })).status).toBe(404);
  });

  test('that has not ended is no file, nor is one that somebody else sent', async () => {
    const url = String((await beginUpload(api.app, session, MP4.length)).headers['location']);
    await sendPiece(api.app, session, url, 0, MP4.subarray(0, 100));
    const colleague = await api.make.analyst([granted('media', 'view', 'edit')]);
    const others = await uploaded(api.app, await api.signIn(colleague), MP4);
    for (const file of [url.split('/').at(-1), others, '../../etc/passwd', `${editor.id}-${'a'.repeat(32)}`])
      expect((await api.call(media.create, { body: { ...mediaSample(), url: null, file } }, as)).error?.errors).toEqual({
        file: ['O envio deste arquivo não terminou. Envie de novo.'],
      });
  });

  test('is neither empty nor larger than two gigabytes', async () => {
    expect((await beginUpload(api.app, session, 0)).status).toBe(422);
    expect((await beginUpload(api.app, session, 2 * 1024 ** 3 + 1)).status).toBe(413);
  });

  test('is taken up even where the server ended before it had its sum', async () => {
    const file = await uploaded(api.app, session, MP4);
    await rm(join(folder, `${file}.sum`));
    const made = await api.ask(media.create, { body: { ...mediaSample(), url: null, file } }, as);
    const [row] = await api.sql<{ sha256: string }>('select sha256 from files where id = $1', [made.file]);
    expect(row?.sha256).toBe(createHash('sha256').update(MP4).digest('hex'));
  });

  test('that nobody goes on with is swept after a day; one that waits for its form is not', async () => {
    const old = await uploaded(api.app, session, MP4);
    const fresh = await uploaded(api.app, session, MP4);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(folder, old), yesterday, yesterday);
    expect(await api.modules.mediaUploads.sweep()).toBe(1);
    expect([existsSync(join(folder, old)), existsSync(join(folder, `${old}.json`)), existsSync(join(folder, fresh))]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('who uploads', () => {
  test.each([
    ['nobody', null, 401],
    ['an analyst who may only see videos', viewer, 403],
    ['a doctor', doctor, 403],
    ['only a bearer, without the cookie', { ...session, headers: { ...session.headers, cookie: '' } }, 401],
    ['only a cookie, as another site would send it', { ...session, headers: { ...session.headers, authorization: '' } }, 401],
  ])('%s is refused', async (_, who, status) => {
    expect((await beginUpload(api.app, who, 10)).status).toBe(status);
  });

  test('goes on with no upload of somebody else, and learns nothing of it', async () => {
    const url = String((await beginUpload(api.app, session, MP4.length)).headers['location']);
    const other = await api.signIn(await api.make.master());
    for (const method of ['HEAD', 'PATCH', 'DELETE']) expect((await tusCall(api.app, other, { method, url })).status).toBe(404);
    expect((await tusCall(api.app, session, { method: 'HEAD', url })).headers).toMatchObject({
      'upload-offset': '0',
      'cache-control': 'no-store',
    });
  });

  test('is not told by a name that they wrote themselves', async () => {
    const begun = await tusCall(api.app, session, {
      method: 'POST',
      url: `/api/${MEDIA_UPLOADS}`,
      headers: { 'upload-length': '10', 'x-upload-owner': '1' },
    });
    expect(begun.headers['location']).toMatch(new RegExp(`^/api/${MEDIA_UPLOADS}/${editor.id}-`));
    expect(begun.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(begun.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
