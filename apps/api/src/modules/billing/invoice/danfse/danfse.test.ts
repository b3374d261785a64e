import { receivable } from '@esteto/contract/billing/receivable';
import { describe, expect, test } from 'vitest';
import { emitterApp } from '../../../../testing/emitter-app.ts';
import { newNationalScene, transmittable } from '../../../../testing/national-scene.ts';
import { danfsePdf } from './danfse.ts';

const { api, emitter, authority } = await emitterApp();
const scene = await newNationalScene(api, authority);
const as = { as: scene.master };
const { id, version } = await transmittable(scene);
const note = await api.ask(receivable.transmit, { id, body: { version } }, as);
const xml = [...emitter.notes.values()][0]?.xml ?? '';
const textOf = async (...given: Parameters<typeof danfsePdf>) => Buffer.from((await danfsePdf(...given)).bytes).toString('latin1');
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

describe('a DANFSe', () => {
  test('is one page with the number as its title, and the same note gives the same bytes', async () => {
    const drawn = await danfsePdf(xml, 'authorized');
    expect([drawn.mime, drawn.name]).toEqual(['application/pdf', `danfse-${note.number}.pdf`]);
    const pdf = Buffer.from(drawn.bytes).toString('latin1');
    expect(pdf).toContain(`(DANFSe ${note.number})`);
    expect(pagesOf(pdf)).toBe(1);
    expect(Buffer.from((await danfsePdf(xml, 'authorized')).bytes).equals(Buffer.from(drawn.bytes))).toBe(true);
  });

  test('is what the mirror of such an invoice is, and says later that it was cancelled', async () => {
    const mirror = async () => (await api.call(receivable.mirror, { id }, as)).bytes;
    const inForce = await mirror();
    expect(inForce.equals(Buffer.from((await danfsePdf(xml, 'authorized')).bytes))).toBe(true);
    await api.ask(receivable.cancel, { id, body: { reason: '1', justification: 'Valor do serviço errado.', version: note.version } }, as);
    const cancelled = await mirror();
    expect(cancelled.equals(inForce)).toBe(false);
    expect(cancelled.equals(Buffer.from((await danfsePdf(xml, 'cancelled')).bytes))).toBe(true);
  });

  test.each([
    ['a description as long as it may be', '<xDescServ>', `<xDescServ>${'Plantão de doze horas. '.repeat(80)}`],
    ['a description of many lines', '<xDescServ>', `<xDescServ>${'x\n'.repeat(900)}`],
    ['letters that the font lacks', '<xNome>', '<xNome>Łódź 漢字 😀 '],
  ])('stays on one page with %s', async (_name, from, to) => {
    expect(pagesOf(await textOf(xml.replaceAll(from, to), 'replaced'))).toBe(1);
  });

  test('shows a dash for whatever the XML lacks', async () => {
    const bare = xml
      .replace(/<emit>.*<\/emit>/, '')
      .replace(/<toma>.*<\/toma>/, '')
      .replace(/<valores><vBC>.*?<\/valores>/, '');
    expect(pagesOf(await textOf(bare, 'authorized'))).toBe(1);
  });

  test.each(['<NFSe/>', 'no xml', '', '<NFSe><infNFSe Id="NFS1"><nNFSe>1</nNFSe></infNFSe></NFSe>'])(
    'is not drawn of %j',
    async (other) => {
      await expect(danfsePdf(other, 'authorized')).rejects.toMatchObject({ status: 404 });
    },
  );
});

test('the XML that the emitter made is not replaced by another', async () => {
  const file = { name: 'outra.xml', bytes: Buffer.from('<?xml version="1.0"?><NFSe/>') };
  expect(await api.call(receivable.attach, { id, file }, as)).toMatchObject({ status: 422, error: { code: 'from_emitter' } });
});
