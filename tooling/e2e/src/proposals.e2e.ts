import { linkIn } from '@esteto/api/testing/outbox';
import { expectAccessibleIn } from './support/accessible.ts';
import { uniqueName } from './support/api.ts';
import { fits } from './support/fits.ts';
import { mailTo } from './support/outbox.ts';
import { rowWith, toasts } from './support/screens.ts';
import { signUpAt } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

test('the team sends a proposal, the lead opens it on a phone and signs up by it, and the plan step is filled in', async ({
  browser,
  world,
  enter,
}) => {
  const name = uniqueName('Helena');
  const email = `${uniqueName('helena').replaceAll(/\W/g, '').toLowerCase()}@demo.test`;
  const staff = await enter('master', '/painel/novos/leads');
  const dialog = staff.getByRole('dialog');
  const context = await browser.newContext({ baseURL: world.origin, ...PHONE });
  const page = await context.newPage();
  let link = '';

  await test.step('the lead is written down and sent a plan with a coupon', async () => {
    await staff.getByRole('link', { name: 'Novo lead' }).click();
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await dialog.getByRole('combobox', { name: 'Origem' }).selectOption('Telefone');
    await dialog.getByRole('button', { name: 'Cadastrar lead' }).click();
    await staff.getByRole('button', { name: `Mover ${name}` }).click();
    await staff.getByRole('menuitem', { name: 'Enviar proposta' }).click();
    await dialog.getByRole('textbox', { name: 'Sócios' }).fill('2');
    await dialog.getByRole('textbox', { name: 'Cupom' }).fill('BEMVINDO');
    await expect(dialog.getByText(/^depois, R\$/).first()).toBeVisible();
    await dialog.getByRole('radio', { name: /^Essencial/ }).check();
    await dialog.getByRole('textbox', { name: 'Recado' }).fill('Como conversamos por telefone.');
    await expectAccessibleIn('light', staff, '[data-dialog]');
    await dialog.getByRole('button', { name: 'Enviar proposta' }).click();
    await expect(toasts(staff)).toContainText(`Proposta enviada para ${email}.`);
    await expect(dialog.getByText(/ainda não aberta/)).toBeVisible();
  });

  await test.step('the letter’s link opens it, with the price line by line', async () => {
    await expect.poll(async () => (await mailTo(world, email)).length).toBe(1);
    link = new URL(linkIn((await mailTo(world, email))[0], '/proposta/')).pathname;
    // What only fetches the link, as programs do that look at letters before people, opens nothing.
    expect((await page.request.get(link)).status()).toBe(200);
    await dialog.getByRole('button', { name: 'Fechar' }).first().click();
    await staff.reload();
    await staff
      .getByRole('region', { name: /^Proposta/ })
      .getByRole('link', { name })
      .click();
    await expect(dialog.getByText(/ainda não aberta/)).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Helena, sua proposta' })).toBeVisible();
    await expect(page.getByText('Como conversamos por telefone.')).toBeVisible();
    await expect(page.getByText('1 sócio adicional')).toBeVisible();
    await expect(page.getByText('Cupom BEMVINDO')).toBeVisible();
    await fits(page);
    await expectAccessibleIn('light', page);
  });

  await test.step('the team sees that it was opened', async () => {
    await staff.reload();
    await expect(dialog.getByText(/, aberta em /)).toBeVisible();
  });

  await test.step('signing up by it, with another e-mail, brings all of it to the plan step', async () => {
    await page.getByRole('link', { name: 'Começar' }).click();
    await expect(page.getByText('A sua proposta: plano e preço já chegam escolhidos.')).toBeVisible();
    await expect(page.getByLabel('Nova Empresa')).toBeChecked();
    await signUpAt(page, world, name);
    await page.getByRole('link', { name: /^Continuar/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Escolha do Plano' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Essencial/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: /^Sócios/ })).toHaveValue('2');
    await expect(page.getByRole('textbox', { name: 'Cupom de desconto' })).toHaveValue('BEMVINDO');
    await expect(page.getByText(/^O plano da sua proposta, com o preço dela até/)).toBeVisible();
    await fits(page);
    await page.getByRole('button', { name: 'Escolher plano' }).click();
    await expect(page.getByText('Cupom BEMVINDO')).toBeVisible();
  });

  await test.step('the lead that was sent it is the one who signs up', async () => {
    await staff.reload();
    await expect(dialog.getByText('Cadastro iniciado').first()).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(/O cadastro por esta proposta já começou/)).toBeVisible();
    await context.close();
  });
});

test('a friend comes by a doctor’s link through the simulation, pays, and the coupon comes and counts', async ({
  browser,
  world,
  enter,
}) => {
  const name = uniqueName('Ícaro');
  const doctor = await enter('ana', '/app/indicar-amigo');
  const own = doctor.getByRole('dialog', { name: 'Indicar um amigo' });
  const context = await browser.newContext({ baseURL: world.origin, ...PHONE });
  const page = await context.newPage();

  await test.step('what each gets is said before the link is shared', async () => {
    await expect(own.getByText('Seu amigo ganha')).toBeVisible();
    await expect(own.getByText('O prêmio é seu quando o amigo paga a primeira mensalidade do plano dele.')).toBeVisible();
    await expect(own.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
  });

  await test.step('the friend simulates, and takes figures, friend and discount along', async () => {
    const link = new URL((await own.getByText(/cadastro\?indicacao=/).textContent()) ?? '');
    await page.goto(`/simulacoes${link.search}&receita=45000`);
    await page.getByRole('link', { name: 'Criar conta' }).click();
    await expect(page.getByText('A indicação de um amigo.')).toBeVisible();
    await page.getByLabel('Nova Empresa').check();
    await signUpAt(page, world, name);
    await page.getByRole('link', { name: /^Continuar/ }).click();
    await expect(page.getByText(/^Com R\$\s45\.000,00 de receita por mês, sobra mais com/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Cupom de desconto' })).toHaveValue('AMIGO');
    await fits(page);
    await expectAccessibleIn('light', page);
  });

  await test.step('pays, and the team confirms it', async () => {
    await page.getByRole('radio', { name: /^Essencial/ }).check();
    await page.getByRole('button', { name: 'Escolher plano' }).click();
    await page.getByRole('button', { name: 'Confirmar e pagar' }).click();
    await page.getByRole('link', { name: 'Já paguei' }).click();
    const claim = page.getByRole('dialog', { name: 'Já paguei' });
    await claim.getByLabel('Comprovante').setInputFiles({ name: 'pix.pdf', mimeType: 'application/pdf', buffer: PDF });
    await claim.getByRole('button', { name: 'Informar pagamento' }).click();
    await expect(page.getByText('Em conferência')).toBeVisible();
    const staff = await enter('master', `/painel/novos/onboarding?search=${encodeURIComponent(name)}`);
    await rowWith(staff, name).getByRole('link', { name }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Confirmar pagamento' }).click();
    await expect(toasts(staff)).toContainText('Pagamento confirmado');
    await staff.goto(`/painel/novos/indicacoes?search=${encodeURIComponent(name)}`);
    await expect(async () => {
      await staff.reload();
      await expect(rowWith(staff, name)).toContainText('PREMIO-', { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await context.close();
  });

  await test.step('the doctor finds the coupon, and reads why it waits while the plan has another discount', async () => {
    const prizes = own.getByRole('listitem').filter({ has: doctor.getByRole('link', { name: 'Usar no meu plano' }) });
    const before = await prizes.count();
    await doctor.reload();
    await expect(prizes).toHaveCount(before + 1);
    await expect(prizes.first()).toContainText(/^PREMIO-/);
    await prizes.first().getByRole('link', { name: 'Usar no meu plano' }).click();
    await expect(doctor).toHaveURL(/\/app\/empresa\?cupom=PREMIO-/);
    await expect(doctor.getByText('Outro cupom pode ser usado quando o desconto de agora acabar.')).toBeVisible();
  });
});
