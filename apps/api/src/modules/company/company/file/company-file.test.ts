import { companyFile } from '@esteto/contract/company/company-file';
import { expect, test } from 'vitest';
import { granted } from '../../../../testing/factories.ts';
import { newScene, PDF } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { keptFile } from './company-file.examples.ts';

const api = await testApp();

test('staff keep a file of a company, its people read it, and nobody else does', async () => {
  const [scene, other] = [await newScene(api), await newScene(api)];
  const { company, partner, master } = scene;
  const { document } = await keptFile(scene);
  const own = { company_id: company.id };
  expect(await api.ask(companyFile.list, own, { as: partner })).toMatchObject([{ id: document, name: 'contrato.pdf', size: PDF.length }]);
  expect((await api.call(companyFile.read, { ...own, document }, { as: partner })).bytes).toEqual(PDF);

  const stranger = { as: other.partner };
  expect((await api.call(companyFile.read, { ...own, document }, stranger)).status).toBe(404);
  expect((await api.call(companyFile.read, { company_id: other.company.id, document }, stranger)).status).toBe(404);
  expect((await api.call(companyFile.readOfCompany, { id: other.company.id, document }, { as: master })).status).toBe(404);
  const [reader, blind] = [await api.make.employee(company, [granted('files', 'view')]), await api.make.employee(company)];
  expect((await api.call(companyFile.read, { ...own, document }, { as: reader })).status).toBe(200);
  expect((await api.call(companyFile.list, own, { as: blind })).status).toBe(403);

  expect(await api.ask(companyFile.detach, { id: company.id, document }, { as: master })).toEqual([]);
  expect((await api.call(companyFile.read, { ...own, document }, { as: partner })).status).toBe(404);
  const events = await api.sql("select action, reason from events where entity_type = 'company' and entity_id = $1 order by id", [
    company.id,
  ]);
  expect(events).toEqual([
    { action: 'company.file_added', reason: 'contrato.pdf' },
    { action: 'company.file_removed', reason: null },
  ]);
});
