import type { Locator, Page } from '@playwright/test';
import { ask, companyCalled, type Invoice, newClient, newInvoice, upload } from './support/api.ts';
import { A1_PASSWORD, cityIssues } from './support/emitter.ts';
import { rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// The company has no certificate at first (404), and a wrong password is refused (422).
test.use({ provokes: [404, 422] });
// Long walks, each call of which goes to the emitter and back.
test.describe.configure({ timeout: 240_000 });

/** The city of Bruno's company; no other journey issues there. */
const CITY = 'Belo Horizonte';
const LIST = '/painel/faturamento/contas-a-receber';

test.afterEach(async ({ enter }) => cityIssues(await enter('master', '/painel'), CITY, 'manual'));

test('staff issues at the national emitter: what is missing is mended on the way, and two analysts see one note', async ({
  enter,
  world: { emitter },
}) => {
  const { bruno, master, client, id } = await asked(enter);
  const alves = await companyCalled(bruno, 'Alves Ortopedia');
  const other = await enter('master', '/painel');
  const issuing = dialogOf(master, 'Emitir nota', client.name);

  await test.step('the city goes over to the national emitter', async () => {
    await master.goto(LIST);
    await searchFor(master, client.name);
    await rowWith(master, client.name).getByRole('link', { name: 'Emitir' }).click();
    await expect(issuing).toContainText(`${CITY}/MG: emissão à mão`);
    await issuing.getByRole('link', { name: 'Parâmetros do município' }).click();
    const city = master.getByRole('dialog', { name: `Emissão em ${CITY}/MG` });
    await city.getByRole('radio', { name: 'Emissor nacional' }).check();
    await city.getByRole('button', { name: 'Salvar' }).click();
    await expect(issuing).toContainText(`${CITY}/MG: emissor nacional`);
  });

  await test.step('the certificate is sent', async () => {
    await issuing.getByRole('link', { name: 'Enviar certificado' }).click();
    const certificate = master.getByRole('dialog', { name: 'Certificado digital A1' });
    await expect(certificate).toContainText('A empresa ainda não tem certificado.');
    await certificate.getByLabel('Arquivo do certificado').setInputFiles(await emitter.certificateOf(alves));
    await certificate.getByLabel('Senha do certificado').fill('errada');
    await certificate.getByRole('button', { name: 'Guardar certificado' }).click();
    await expect(certificate.getByLabel('Senha do certificado')).toHaveAttribute('aria-invalid', 'true');
    await certificate.getByLabel('Senha do certificado').fill(A1_PASSWORD);
    await certificate.getByRole('button', { name: 'Guardar certificado' }).click();
    await expect(toasts(master)).toContainText('Certificado guardado.');
  });

  await test.step('a wrong field is one link away, and the way back leads here', async () => {
    await issuing.getByRole('link', { name: 'Corrigir Código de tributação nacional' }).click();
    const edit = master.getByRole('dialog', { name: client.name });
    const code = edit.getByRole('combobox', { name: 'Código de tributação nacional' });
    await expect(code).toBeFocused();
    await expect(code).toBeInViewport({ ratio: 1 });
    await code.fill('040101');
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await expect(issuing).toContainText('Tudo conferido. A nota pode ser transmitida.');
  });

  await test.step('a rejection comes back in words', async () => {
    await emitter.takesNext({ refuse: [{ codigo: 'E0310', descricao: 'Código de tributação inexistente' }] });
    await issuing.getByRole('button', { name: 'Transmitir' }).click();
    await expect(issuing.getByRole('alert')).toContainText('(E0310)');
    await expect(issuing.getByRole('alert')).toContainText('Código de tributação inexistente');
  });

  await test.step('while it is sent, another analyst sees it on its way', async () => {
    await emitter.takesNext('hold the answer');
    await issuing.getByRole('button', { name: 'Transmitir' }).click();
    await expect(issuing).toContainText('Enviando ao emissor nacional');
    await expect.poll(async () => (await ask<Invoice>(other, 'GET', `admin/invoices/${id}`)).status).toBe('sending');
    await other.goto(`${LIST}/nota/${id}/emitir`);
    await expect(dialogOf(other, 'Emitir nota', client.name)).toContainText('Enviando ao emissor nacional');
  });

  await test.step('and both see it authorised, without asking', async () => {
    await emitter.answers();
    await expect(issuing).toContainText('Nota autorizada.');
    await expect(dialogOf(other, 'Emitir nota', client.name)).toContainText('Nota autorizada.');
    await issuing.getByRole('link', { name: 'Ver nota' }).click();
    await expect(master.getByRole('button', { name: 'Baixar DANFSe' })).toBeVisible();
    await master.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(rowWith(master, client.name)).toContainText('Autorizada');
  });
});

test('an issued note is substituted, and the new one is cancelled', async ({ enter, world: { emitter } }) => {
  const { bruno, master, client, id } = await asked(enter);
  const alves = await companyCalled(bruno, 'Alves Ortopedia');
  await cityIssues(master, CITY, 'national');
  await upload(master, `admin/companies/${alves.id}/certificate`, await emitter.certificateOf(alves), { password: A1_PASSWORD });
  await mended(master, id);
  await transmitted(master, id);

  await test.step('the city lets no note go so late', async () => {
    await master.goto(`${LIST}/nota/${id}/detalhes`);
    await more(master, 'Cancelar nota');
    const cancelling = dialogOf(master, 'Cancelar nota', client.name);
    await cancelling.getByRole('radio', { name: 'Erro na emissão' }).check();
    await cancelling.getByRole('textbox', { name: 'Justificativa' }).fill('Descrição do serviço errada.');
    await emitter.takesNext({ refuse: [{ codigo: 'E0822', descricao: 'Fora do prazo' }] });
    await cancelling.getByRole('button', { name: 'Cancelar nota' }).click();
    await expect(cancelling.getByRole('alert')).toContainText('O prazo do município para cancelar já passou.');
    await cancelling.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('so a new one takes its place', async () => {
    await master.goto(`${LIST}/nota/${id}/detalhes`);
    await expect(master.getByRole('dialog')).toContainText('O cancelamento foi negado e a nota continua valendo.');
    await more(master, 'Substituir nota');
    const substituting = dialogOf(master, 'Substituir nota', client.name);
    await substituting.getByRole('combobox', { name: 'Motivo' }).selectOption('99');
    await substituting.getByRole('textbox', { name: 'Justificativa' }).fill('Descrição do serviço errada.');
    await substituting.getByRole('button', { name: 'Abrir nota nova' }).click();
    await expect(master).toHaveURL(/\/editar$/);
    const edit = master.getByRole('dialog', { name: client.name });
    await edit.getByRole('textbox', { name: 'Descrição do serviço' }).fill('Plantões de 24 h');
    await edit.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(master)).toContainText('Nota salva.');
  });

  const successor = await test.step('issued, it is the one that counts', async () => {
    await searchFor(master, client.name);
    await rowWith(master, client.name).filter({ hasText: 'Em preparação' }).getByRole('link', { name: 'Emitir' }).click();
    const issuing = dialogOf(master, 'Emitir nota', client.name);
    await issuing.getByRole('button', { name: 'Transmitir' }).click();
    await expect(issuing).toContainText('Nota autorizada.');
    await issuing.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(rowWith(master, client.name).filter({ hasText: 'Substituída' })).toHaveCount(1);
    return rowWith(master, client.name).filter({ hasText: 'Autorizada' });
  });

  await test.step('and is cancelled', async () => {
    await successor.getByRole('button', { name: 'Mais ações' }).click();
    await master.getByRole('menuitem', { name: 'Cancelar nota' }).click();
    const cancelling = dialogOf(master, 'Cancelar nota', client.name);
    await cancelling.getByRole('radio', { name: 'Serviço não prestado' }).check();
    await cancelling.getByRole('textbox', { name: 'Justificativa' }).fill('O plantão foi desmarcado.');
    await cancelling.getByRole('button', { name: 'Cancelar nota' }).click();
    await expect(cancelling).toContainText('Nota cancelada.');
    await cancelling.getByRole('link', { name: 'Ver nota' }).click();
    await expect(master.getByRole('dialog')).toContainText('Cancelada');
  });
});

type Enter = (who: 'bruno' | 'master', path: string) => Promise<Page>;

/** An invoice that waits to be issued, with a code of service that does not exist. */
const asked = async (enter: Enter) => {
  const bruno = await enter('bruno', '/app');
  const master = await enter('master', '/painel');
  const { id: company_id } = await companyCalled(bruno, 'Alves Ortopedia');
  const client = await newClient(bruno, company_id);
  const { id } = await newInvoice(bruno, company_id, client.id);
  await edited(master, id, { national_tax_code: '500101' });
  return { bruno, master, client, id };
};

const mended = (page: Page, id: number) => edited(page, id, { national_tax_code: '040101' });

const edited = async (page: Page, id: number, changes: object): Promise<void> => {
  const { client_id, competence, gross_amount, description, version } = await ask<Invoice & Record<string, unknown>>(
    page,
    'GET',
    `admin/invoices/${id}`,
  );
  await ask(page, 'PUT', `admin/invoices/${id}`, { client_id, competence, gross_amount, description, version, ...changes });
};

const transmitted = async (page: Page, id: number): Promise<void> => {
  const { version } = await ask<Invoice>(page, 'GET', `admin/invoices/${id}`);
  const { status } = await ask<Invoice>(page, 'POST', `admin/invoices/${id}/transmit`, { version });
  expect(status).toBe('authorized');
};

const dialogOf = (page: Page, verb: string, client: string): Locator => page.getByRole('dialog', { name: `${verb} · ${client}` });

/** What stands in the menu of the open dialog. */
const more = async (page: Page, action: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
