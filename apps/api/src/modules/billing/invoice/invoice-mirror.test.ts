import { invoice } from '@esteto/contract/billing/invoice';
import { expect, test } from 'vitest';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import * as invoices from './invoice.repository.ts';
import { mirrorPdf } from './invoice-mirror.ts';
import { issuedInvoice, newInvoice } from './testing/invoice-scene.ts';

const api = await testApp();
const scene = await newScene(api);
const here = { company_id: scene.company.id };
const as = { as: scene.partner };

test('an issued invoice has its mirror: a PDF by that title, the same bytes each time', async () => {
  const { id, number } = await issuedInvoice(scene);
  const mirror = await api.call(invoice.mirror, { ...here, id }, as);
  expect(mirror.headers['content-type']).toBe('application/pdf');
  expect(mirror.headers['content-disposition']).toContain(`espelho-nfse-${number}.pdf`);
  expect(mirror.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(mirror.bytes.toString('latin1')).toContain(`(Espelho da NFS-e ${number})`);
  expect((await api.call(invoice.mirror, { ...here, id }, as)).bytes.equals(mirror.bytes)).toBe(true);
});

test('there is no mirror before there is a number', async () => {
  const { id } = await newInvoice(scene);
  expect((await api.call(invoice.mirror, { ...here, id }, as)).status).toBe(404);
});

test('a long description goes on a second page, and letters that the font lacks do no harm', async () => {
  const { id } = await issuedInvoice(scene);
  const parties = await invoices.withParties(api.deps.db, 'every_company', id);
  const pages = async (description: string) => {
    const { bytes } = await mirrorPdf({ ...parties, invoice: { ...parties.invoice, description } });
    return Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length;
  };
  expect(await pages('Plantões.')).toBe(1);
  expect(await pages('Plantão em Łódź 漢字 😀.\n'.repeat(50))).toBe(2);
});
