import { uniqueName } from './support/api.ts';
import { rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a friend comes by a doctor’s link, the team takes them on, and each sees how far they are', async ({ enter, browser, world }) => {
  const name = uniqueName('Olívia');
  const email = `${name.normalize('NFD').replaceAll(/\W/g, '').toLowerCase()}@demo.test`;
  const doctor = await enter('ana', '/app');
  let link = '';

  await test.step('the doctor finds the link at home', async () => {
    await doctor.getByRole('link', { name: 'Indicar um amigo' }).click();
    const dialog = doctor.getByRole('dialog', { name: 'Indicar um amigo' });
    await expect(dialog.getByRole('img', { name: 'Código QR do seu link' })).toBeVisible();
    link = (await dialog.getByText(/cadastro\?indicacao=/).textContent()) ?? '';
    await expect(dialog.getByText('Larissa A.')).toBeVisible();
  });

  await test.step('the friend opens an account with it', async () => {
    const context = await browser.newContext({ baseURL: world.origin });
    const page = await context.newPage();
    await page.goto(new URL(link).pathname + new URL(link).search);
    await page.getByLabel('Nova Empresa').check();
    await page.getByRole('textbox', { name: /^Nome/ }).fill(name);
    await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
    await page.getByRole('textbox', { name: /^Celular/ }).fill('11987654321');
    await page.getByLabel(/^Senha/).fill('cavalo bateria grampo');
    await page.getByLabel(/aceito os termos/).check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirme o seu e-mail' })).toBeVisible();
    await context.close();
  });

  const staff = await enter('master', '/painel/novos/indicacoes');
  const dialog = staff.getByRole('dialog');

  await test.step('the team sees who sent them, and opens the lead', async () => {
    await expect(async () => {
      await staff.reload();
      await expect(rowWith(staff, name)).toContainText('Ana Souza', { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await rowWith(staff, name).getByRole('link', { name }).click();
    await expect(dialog.getByText('Ana Souza')).toBeVisible();
    await dialog.getByRole('button', { name: 'Editar' }).click();
    await dialog.getByRole('textbox', { name: 'Próximo passo' }).fill('Ajudar com o pagamento');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(staff)).toContainText('Lead alterado.');
  });

  await test.step('finds the registration where it waits, and forces it with a reason', async () => {
    await staff.goto('/painel/novos/onboarding');
    await staff.getByRole('searchbox').fill(name);
    await expect(rowWith(staff, name)).toContainText('Escolha do Plano');
    await staff.goto('/painel/novos/leads');
    await staff
      .getByRole('region', { name: /^Em cadastro/ })
      .getByRole('button', { name: `Mover ${name}` })
      .click();
    await staff.getByRole('menuitem', { name: 'Forçar registro' }).click();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Documentos recebidos por e-mail.');
    await dialog.getByRole('button', { name: 'Forçar registro' }).click();
    await expect(staff.getByRole('region', { name: /^Cliente/ }).getByText(name)).toBeVisible();
    await staff.getByRole('link', { name: 'Funil' }).click();
    await expect(staff.getByRole('figure', { name: 'Até onde os leads chegam' })).toBeVisible();
  });

  await test.step('writes a lead down and takes it on by hand', async () => {
    const called = uniqueName('Zacarias');
    await staff.goto('/painel/novos/leads');
    await staff.getByRole('link', { name: 'Novo lead' }).click();
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(called);
    await dialog.getByRole('textbox', { name: 'Telefone' }).fill('11987650000');
    await dialog.getByRole('combobox', { name: 'Origem' }).selectOption('Telefone');
    await dialog.getByRole('button', { name: 'Cadastrar lead' }).click();
    await staff.getByRole('button', { name: `Mover ${called}` }).click();
    await staff.getByRole('menuitem', { name: 'Registrar contato' }).click();
    await expect(staff.getByRole('region', { name: /^Em contato/ }).getByText(called)).toBeVisible();
  });

  await test.step('opens a simulation that somebody left', async () => {
    await staff.goto('/painel/novos/leads-simulacoes');
    await staff.getByRole('link', { name: 'Beatriz Nogueira' }).click();
    await expect(dialog.getByText('O que foi informado, por mês')).toBeVisible();
    await dialog.getByRole('link', { name: 'Abrir o lead' }).click();
    await expect(staff).toHaveURL(/\/novos\/leads\/lead\/\d+\/detalhes/);
  });

  await test.step('the doctor sees the friend as a client, by as much as they know them by', async () => {
    await doctor.reload();
    await expect(doctor.getByRole('dialog').getByText('Já é cliente').first()).toBeVisible();
  });
});
