import { receivable } from '@esteto/contract/billing/receivable';
import { describe, expect, test } from 'vitest';
import { issuedInvoice } from '../../modules/billing/invoice/testing/invoice-scene.ts';
import { newScene, PDF } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { watchWrites } from '../../testing/written.ts';

// What may be uploaded and how it leaves again, on the one endpoint that takes a file so far.

// Idle: what a job still does would look like something that a refused file wrote.
const api = await testApp({}, { idle: true });
const writes = await watchWrites(api.sql);
const scene = await newScene(api);
const { id } = await issuedInvoice(scene);
const session = await api.signIn(scene.master);
const as = { as: session };
const attach = (bytes: Uint8Array, name = 'nfse.pdf') => api.call(receivable.attach, { id, file: { name, bytes } }, as);
const text = (content: string) => Buffer.from(content, 'latin1');
const WRONG_KIND = 'Este tipo de arquivo não é aceito. Envie PDF ou XML.';

describe('a file is taken by what it is, not by what it is called', () => {
  test.each([
    ['a PDF with another name', PDF, 'foto.png', 'application/pdf'],
    ['an XML', text('<?xml version="1.0"?><NFSe/>'), 'nota', 'application/xml'],
    ['an XML in latin letters', text('<?xml version="1.0" encoding="ISO-8859-1"?><n>\xe7</n>'), 'nota 2', 'application/xml'],
  ])('%s', async (_name, bytes, name, mime) => {
    const { status, body } = await attach(bytes, name);
    expect(status).toBe(200);
    const kept = `${name.split('.')[0]}.${mime.split('/')[1]}`;
    expect(body.documents).toContainEqual(expect.objectContaining({ name: kept, mime, size: bytes.length }));
  });

  test.each([
    ['a picture called PDF', text('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89'), 422, WRONG_KIND],
    ['a program', text('MZ\x90\0\x03\0\0\0'), 422, WRONG_KIND],
    ['an archive', text('PK\x03\x04\x14\0\0\0\x08\0'), 422, WRONG_KIND],
    ['a page', text('<!doctype html><script>alert(1)</script>'), 422, WRONG_KIND],
    ['a drawing with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 422, WRONG_KIND],
    ['a picture that hides a PDF', Buffer.concat([text('GIF89a\x01\0\x01\0\0\0\0'), PDF]), 422, WRONG_KIND],
    ['words', text('isto não é uma nota'), 422, WRONG_KIND],
    ['a drawing as XML', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 422, /desenho/],
    ['a page as XML', text('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'), 422, /página/],
    ['an XML with definitions', text('<?xml version="1.0"?><!DOCTYPE NFSe><NFSe/>'), 422, /definições próprias/],
    [
      'an XML with entities',
      text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
      422,
      /definições/,
    ],
    ['the same in UTF-16', Buffer.from('\ufeff<?xml version="1.0" encoding="utf-16"?><!DOCTYPE a><a/>', 'utf16le'), 422, /definições/],
    ['a broken XML', text('<?xml version="1.0"?><NFSe><infNFSe></NFSe>'), 422, /não pode ser lido/],
    ['an XML cut off', text('<?xml version="1.0"?><NFSe>'), 422, /não pode ser lido/],
    ['an XML that is no UTF-8', text('<?xml version="1.0"?><a>\xe7</a>'), 422, /não pode ser lido/],
    ['an XML 200,000 elements deep', text(`<?xml version="1.0"?>${'<a>'.repeat(200_000)}`), 422, /não pode ser lido|complicado/],
    ['nothing', text(''), 422, 'O arquivo está vazio.'],
    [
      'an XML of 3 MB',
      Buffer.concat([text('<?xml version="1.0"?>'), Buffer.alloc(3_000_000, 32)]),
      422,
      'O arquivo é grande demais. O limite é 2 MB.',
    ],
    ['a PDF of 11 MB', Buffer.concat([PDF, Buffer.alloc(11_000_000, 32)]), 413, 'O conteúdo enviado é grande demais.'],
  ])('not %s', async (_name, bytes, status, message) => {
    const { answer, written } = await writes.during(() => attach(bytes));
    expect(answer.status).toBe(status);
    expect(answer.error.message).toMatch(message);
    expect(written).toEqual([]);
  });

  test('not none, not two, and not as JSON', async () => {
    const url = `/api/admin/invoices/${id}/documents`;
    const two = new FormData();
    for (const name of ['a.pdf', 'b.pdf']) two.append('file', new Blob([PDF]), name);
    const extra = new FormData();
    extra.set('file', new Blob([PDF]), 'a.pdf');
    extra.set('kind', 'official');
    const statuses = async (payload: FormData | object) => (await api.send({ method: 'POST', url, payload, as: session })).status;
    expect(await statuses(new FormData())).toBe(422);
    expect(await statuses(two)).toBe(413);
    expect(await statuses(extra)).toBe(422);
    expect(await statuses({ file: 'x' })).toBe(422);
  });

  test('the same file under the same repeat key is kept once, another one is refused', async () => {
    const send = (bytes: Uint8Array) =>
      api.call(receivable.attach, { id, file: { name: 'a.pdf', bytes } }, { ...as, headers: { 'idempotency-key': 'upload-once' } });
    const first = await send(PDF);
    const count = await api.sql('select count(*) from files');
    expect((await send(PDF)).body).toEqual(first.body);
    expect(await send(Buffer.concat([PDF, PDF]))).toMatchObject({ status: 422, error: { code: 'idempotency_key_reused' } });
    expect(await api.sql('select count(*) from files')).toEqual(count);
  });
});

test('a name with a NUL, as RFC 5987 may write it, is a name like any other', async () => {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename*=utf-8''a%00b.pdf\r\nContent-Type: application/pdf\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), PDF, Buffer.from('\r\n--x--\r\n')]);
  const url = `/api/admin/invoices/${id}/documents`;
  const answer = await api.send({
    method: 'POST',
    url,
    payload,
    as: session,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect([answer.status, JSON.stringify(answer.body).includes('a_b.pdf')]).toEqual([200, true]);
  expect(await api.sql("select reason from events where reason like 'a\\_b%'")).toEqual([{ reason: 'a_b.pdf' }]);
});

describe('a file leaves', () => {
  test.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['nota "12"; filename=x.html', 'nota _2212_22_ filename_x.pdf'],
    ['a.hta', 'a.pdf'],
    ['nota fiscal São João.pdf', 'nota fiscal São João.pdf'],
  ])('as an attachment that no browser interprets: %s', async (sent, kept) => {
    const { documents } = (await attach(PDF, sent)).body;
    const [pdf] = documents.filter(({ mime }) => mime === 'application/pdf');
    expect(pdf?.name).toBe(kept);
    const { bytes, headers } = await api.call(receivable.document, { id, document: pdf?.file ?? '' }, as);
    expect(bytes).toEqual(PDF);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(kept)}`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});
