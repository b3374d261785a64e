import { formatDocument } from '@esteto/domain/shared/document/document';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { companyCalled, newClient, newInvoice, uniqueName } from './support/api.ts';
import { expect, test } from './support/test.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });

const ask = async (page: Page, text: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = search(page).getByRole('combobox', { name: 'Buscar' });
  await expect(box).toBeFocused();
  await box.fill(text);
  return box;
};

test('a doctor finds pages, actions, records and companies with the keyboard', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, id, 'Clínica São Conrado de Assis');
  await expect(ana.getByText('Olá, Ana.')).toBeVisible();

  await test.step('a page, accents aside', async () => {
    await ask(ana, 'saidas');
    await expect(search(ana).getByRole('option', { name: 'Entradas e saídas' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(ana);
    await ana.keyboard.press('Enter');
    await expect(ana).toHaveURL(/\/app\/entradas-e-saidas/);
    await expect(search(ana)).toHaveCount(0);
  });

  await test.step('an action', async () => {
    await ask(ana, 'solicitar');
    await expect(search(ana).getByRole('option', { name: 'Solicitar nota' })).toHaveAttribute('aria-selected', 'true');
    await ana.keyboard.press('Enter');
    await expect(ana.getByRole('dialog', { name: 'Solicitar nota' })).toBeVisible();
    await ana.keyboard.press('Escape');
  });

  await test.step('a client', async () => {
    await ask(ana, 'sao conrado');
    await expect(search(ana).getByRole('option', { name: client.name })).toHaveAttribute('aria-selected', 'true');
    await ana.keyboard.press('Enter');
    await expect(ana.getByRole('dialog', { name: client.name })).toBeVisible();
    await ana.keyboard.press('Escape');
  });

  await test.step('an invoice, by the arrows', async () => {
    await ask(ana, 'hospital');
    const invoices = search(ana).getByRole('group', { name: 'Notas fiscais' });
    const first = invoices.getByRole('option').first();
    await expect(first).toBeVisible();
    while ((await first.getAttribute('aria-selected')) !== 'true') await ana.keyboard.press('ArrowDown');
    await ana.keyboard.press('Enter');
    await expect(ana).toHaveURL(/contas-a-receber\/empresa\/\d+\/detalhes\/\d+/);
    await expect(ana.getByRole('dialog')).toBeVisible();
    await ana.keyboard.press('Escape');
    await expect(ana.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('what was chosen lately comes first', async () => {
    await ana.keyboard.press('Control+k');
    const recent = search(ana).getByRole('group', { name: 'Recentes' });
    await expect(recent.getByRole('option').first()).toContainText('Solicitar nota');
    await expect(recent.getByRole('option').nth(1)).toContainText('Entradas e saídas');
    await ana.keyboard.press('Control+k');
    await expect(search(ana)).toHaveCount(0);
  });

  await test.step('another company', async () => {
    await ask(ana, 'trocar');
    const other = search(ana).getByRole('group', { name: 'Empresas' }).getByRole('option').first();
    const name = (await other.textContent())?.replace('Trocar de empresa', '') ?? '';
    await search(ana).getByRole('group', { name: 'Empresas' }).getByRole('option', { name }).click();
    await expect(search(ana)).toHaveCount(0);
    await expect(ana.getByRole('button', { name: `Empresa: ${name}. Trocar` })).toBeVisible();
  });
});

test('nobody finds what they may not see', async ({ enter }) => {
  const bruno = await enter('bruno', '/app');
  await expect(bruno.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = bruno.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Boletos' })).toBeVisible();
  // The pages of a section are seen once it is open.
  const closed = menu.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(menu.getByRole('link', { name: 'Calendário' })).toBeVisible();
  const seen = await menu.getByRole('link').allTextContents();
  await bruno.keyboard.press('Control+k');
  const pages = search(bruno).getByRole('group', { name: 'Páginas' }).getByRole('option');
  // The own account stands in the person's menu.
  // One of a section says which one, after its own name.
  await expect(pages).toHaveText([...seen, 'Minha conta'].map((name) => new RegExp(`^${name}`)));
});

test('staff find companies, doctors, clients and invoices of any company, in one call', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id, name, cnpj } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, id, uniqueName('Clínica São Tomé'));
  await newInvoice(ana, id, client.id);
  const master = await enter('master', '/painel');
  const calls: string[] = [];
  master.on('request', (request) => void (/\/api\/admin\/.*search=/.test(request.url()) && calls.push(request.url())));
  const inGroup = (title: string) => search(master).getByRole('group', { name: title }).getByRole('option');

  await test.step('a client and its invoice, accents aside', async () => {
    const typed = client.name.replace('Clínica São Tomé', 'clinica sao tome');
    await ask(master, typed);
    await expect(inGroup('Tomadores')).toHaveText([new RegExp(`^${client.name}.*${name}$`)]);
    await expect(inGroup('Contas a receber')).toHaveText([new RegExp(client.name)]);
    await expectAccessible(master);
    expect(calls.filter((url) => new URL(url).searchParams.get('search') === typed)).toHaveLength(1);
    await inGroup('Contas a receber').click();
    await expect(master).toHaveURL(/nota\/\d+\/detalhes/);
    await expect(master.getByRole('dialog')).toBeVisible();
    await master.keyboard.press('Escape');
    await expect(master.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a company by its document, with the mask, with the keyboard', async () => {
    await ask(master, formatDocument(cnpj ?? ''));
    await expect(inGroup('Empresas')).toHaveText([new RegExp(`^${name}`)]);
    await expect(inGroup('Empresas')).toHaveAttribute('aria-selected', 'true');
    await master.keyboard.press('Enter');
    await expect(master).toHaveURL(new RegExp(`contas-a-receber\\?company_id=${id}$`));
    await expect(master.getByRole('button', { name: 'Retirar o filtro Empresa' })).toBeVisible();
  });

  await test.step('a doctor leads to what the company asked for', async () => {
    await ask(master, 'ana souza');
    await inGroup('Médicos')
      .filter({ hasText: `· ${name}` })
      .click();
    await expect(master).toHaveURL(new RegExp(`contas-a-receber\\?company_id=${id}$`));
  });
});

test('an analyst finds what their permissions show', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id, name } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, id, uniqueName('Clínica Santa Rita'));
  await newInvoice(ana, id, client.id);
  const analyst = await enter('analyst', '/painel');
  await ask(analyst, client.name);
  await expect(search(analyst).getByRole('group', { name: 'Contas a receber' }).getByRole('option')).toContainText([name]);
  await expect(search(analyst).getByRole('group', { name: 'Tomadores' })).toHaveCount(0);
});

test('a manager finds a unit and a professional', async ({ enter }) => {
  const manager = await enter('manager', '/gestao');
  await ask(manager, 'ho');
  await search(manager).getByRole('group', { name: 'Unidades' }).getByRole('option').first().click();
  await expect(manager).toHaveURL(/unidades\/\d+\/editar/);
  await expect(manager.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).first()).toBeFocused();
  await manager.keyboard.press('Escape');
  await expect(manager.getByRole('dialog')).toHaveCount(0);
  await manager.goto('/gestao/notas-fiscais');
  const filter = manager.getByRole('combobox', { name: 'Profissional' });
  await expect(filter.getByRole('option').nth(1)).toBeAttached();
  const name = (await filter.getByRole('option').nth(1).textContent()) ?? '';
  await ask(manager, name.toUpperCase());
  await search(manager).getByRole('group', { name: 'Profissionais' }).getByRole('option', { name }).click();
  await expect(manager).toHaveURL(/notas-fiscais\?professional_id=\d+/);
  await expect(filter.locator('option:checked')).toHaveText(name);
});

test('the search has a button, and ? lists the keys but not while typing', async ({ enter }) => {
  const ana = await enter('ana', '/app/faturamento/tomadores');
  const keys = ana.getByRole('dialog', { name: 'Teclas de atalho' });
  await ana.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(search(ana)).toBeVisible();
  await ana.keyboard.press('?');
  await expect(keys).toHaveCount(0);
  await ana.keyboard.press('Escape');
  await expect(search(ana)).toHaveCount(0);
  await ana.getByRole('searchbox').fill('?');
  await ana.getByRole('searchbox').press('?');
  await expect(keys).toHaveCount(0);
  await ana.getByRole('heading', { level: 1 }).click();
  await ana.keyboard.press('?');
  await expect(keys).toBeVisible();
  await expectAccessible(ana);
  await ana.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});
