import type { Locator, Page } from '@playwright/test';
import { companyCalled, newClient, newInvoice, uniqueName } from './support/api.ts';
import { rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a client that is there already is shown before another is saved: used, or made all the same', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const known = await newClient(ana, company_id, uniqueName('Hospital Santa Gema'));
  const again = known.name.replace('Hospital Santa Gema', 'HOSP. STA GEMA');

  await test.step('the one that is there is used', async () => {
    const dialog = await fillAbroad(ana, again);
    await dialog.getByRole('button', { name: 'Cadastrar' }).click();
    const question = ana.getByRole('alertdialog', { name: 'Este tomador já está cadastrado?' });
    await expect(question).toContainText('nome quase igual');
    await question.getByRole('button', { name: 'Voltar à edição' }).click();
    await expect(dialog).toContainText('Nada foi cadastrado ainda.');
    await dialog.getByRole('button', { name: 'Cadastrar' }).click();
    await question.getByRole('button', { name: `Usar este: ${known.name}` }).click();
    await expect(toasts(ana)).toContainText(`${known.name} já estava cadastrado.`);
    await expect(ana.getByRole('dialog', { name: known.name })).toBeVisible();
  });

  await test.step('or another is made all the same', async () => {
    const dialog = await fillAbroad(ana, again);
    await dialog.getByRole('button', { name: 'Cadastrar' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Criar mesmo assim' }).click();
    await expect(toasts(ana)).toContainText(`${again} já pode aparecer nas suas notas.`);
    await searchFor(ana, again);
    await expect(rowWith(ana, again)).toHaveCount(1);
  });

  await test.step('and archived', async () => {
    await rowWith(ana, again).getByRole('link').first().click();
    const dialog = ana.getByRole('dialog', { name: again });
    await dialog.getByRole('button', { name: 'Arquivar' }).click();
    await expect(toasts(ana)).toContainText('Tomador arquivado.');
    await expect(dialog.getByRole('button', { name: 'Reativar' })).toBeVisible();
    await ana.keyboard.press('Escape');
    await expect(rowWith(ana, again)).toHaveCount(0);
  });
});

test('staff finds a client of any company, corrects it, and reads its invoices', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const master = await enter('master', '/painel');
  const company = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company.id);
  await newInvoice(ana, company.id, client.id);
  const renamed = `${client.name} Corrigido`;

  await master.goto('/painel/faturamento/tomadores');
  await chooseRecord(master, 'Empresa', company.name);
  await searchFor(master, client.name);
  await rowWith(master, client.name).getByRole('link').first().click();
  await master.getByRole('dialog', { name: client.name }).getByRole('button', { name: 'Editar' }).click();
  const form = master.getByRole('dialog', { name: client.name });
  await form.getByRole('textbox', { name: 'Razão social' }).fill(renamed);
  await form.getByRole('button', { name: 'Salvar' }).click();
  const changes = master.getByRole('alertdialog', { name: 'Confirmar Alterações' });
  await expect(changes.getByRole('insertion')).toContainText(renamed);
  await changes.getByRole('button', { name: 'Salvar' }).click();
  await expect(toasts(master)).toContainText('Tomador alterado.');

  const dialog = master.getByRole('dialog', { name: renamed });
  await dialog.getByRole('link', { name: /^Notas/ }).click();
  await expect(master.getByRole('button', { name: `Tomador: ${renamed}` })).toBeVisible();
  await expect(master.locator('[data-row]')).toHaveCount(1);
  await expect(rowWith(master, renamed)).toHaveCount(1);
});

test('staff keeps the filters of a list under a name, and the list opens with them', async ({ enter }) => {
  const analyst = await enter('analyst', '/painel/faturamento/contas-a-receber?status=requested&sort=-net_amount');
  const name = uniqueName('Novas');
  const views = analyst.getByRole('dialog', { name: 'Visões salvas' });
  const openViews = () => analyst.getByRole('button', { name: 'Visões salvas' }).click();

  await openViews();
  await views.getByRole('textbox', { name: 'Nome da visão' }).fill(name);
  await views.getByRole('checkbox', { name: 'Abrir a lista assim' }).check();
  await views.getByRole('button', { name: 'Salvar visão' }).click();
  await expect(toasts(analyst)).toContainText('Visão salva.');
  await expect(views).toContainText('A lista abre assim');

  await analyst.goto('/painel/faturamento/contas-a-receber');
  await expect(analyst).toHaveURL(/[?&]sort=-net_amount&status=requested/);
  await openViews();
  await views.getByRole('button', { name: `Excluir ${name}` }).click();
  await analyst.getByRole('alertdialog').getByRole('button', { name: 'Excluir visão' }).click();
  await expect(views).toContainText('Nenhuma visão salva ainda.');
  await analyst.goto('/painel/faturamento/contas-a-receber');
  await expect(analyst.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(analyst).toHaveURL(/contas-a-receber$/);
});

/** Somebody abroad: no registry fills in a name. */
const fillAbroad = async (page: Page, name: string): Promise<Locator> => {
  await page.goto('/app/faturamento/tomadores/criar');
  const dialog = page.getByRole('dialog', { name: 'Novo tomador' });
  await dialog.getByRole('radio', { name: 'Exterior' }).check();
  await dialog.getByRole('textbox', { name: 'NIF' }).fill(uniqueName('NIF'));
  await dialog.getByRole('textbox', { name: 'Nome ou razão social' }).fill(name);
  return dialog;
};

const chooseRecord = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Filtrar por ${label.toLowerCase()}` });
  await dialog.getByRole('searchbox').fill(text);
  await dialog.getByRole('button', { name: text }).click();
  await expect(page.getByRole('button', { name: `${label}: ${text}` })).toBeVisible();
};
