import { mailTo } from './support/outbox.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { fillAddress, fillPartner, openOnboarding, pdf, press, signUp, stands, text } from './support/way-in.ts';

test('a company comes from another accountant, who is written to and hands over', async ({ browser, world, enter }) => {
  test.setTimeout(180_000);
  const { page, email, close } = await signUp(browser, world, { name: 'Helena Duarte', account: 'Migrar Empresa' });
  const staff = await enter('master', '/painel/novos/onboarding');

  await test.step('pays for its plan', async () => {
    await page.getByRole('link', { name: /^Continuar/ }).click();
    await page.getByRole('radio', { name: /Essencial/ }).check();
    await press(page, 'Escolher plano');
    await press(page, 'Confirmar e pagar');
    await page.getByRole('link', { name: 'Já paguei' }).click();
    const dialog = page.getByRole('dialog', { name: 'Já paguei' });
    await dialog.getByLabel('Comprovante').setInputFiles(pdf('pix.pdf'));
    await press(dialog, 'Informar pagamento');
    await expect(page.getByText('Em conferência')).toBeVisible();
    await press(await openOnboarding(staff, 'Helena Duarte'), 'Confirmar pagamento');
    await expect(toasts(staff)).toContainText('Pagamento confirmado');
  });

  await test.step('is known by the registry: its name, its regime, its partners', async () => {
    await page.goto('/app/cadastro/dados-da-empresa');
    const cnpj = text(page, /^CNPJ/);
    await cnpj.fill('11.222.333/0001-81');
    await expect(text(page, /^Razão social/)).toHaveValue('HOSPITAL SANTA ISABEL S.A.');
    await expect(page.getByRole('combobox', { name: 'Regime de hoje' })).toHaveValue('simples');
    await text(page, /^Contador atual/).fill('Contabilidade Lima');
    await stands(page, 'Dados da Empresa');
    await press(page, 'Salvar e continuar');
    await stands(page, 'Dados dos Sócios');
    await page.getByRole('link', { name: 'Incluir Paulo das Neves' }).click();
    const partner = page.getByRole('dialog', { name: 'Incluir sócio' });
    await expect(text(partner, /^Nome/)).toHaveValue('Paulo das Neves');
    await press(partner, 'Incluir');
    await expect(page.getByRole('region', { name: 'Sócios no cadastro da Receita' })).toHaveCount(0);
  });

  const former = `contador.${email}`;
  await test.step('reads the letter at home, and sends it', async () => {
    await page.goto('/app');
    const card = page.getByRole('region', { name: 'Troca de contador' });
    await press(card, 'Ler a carta');
    await expect(page.getByRole('dialog', { name: 'carta-ao-contador.pdf' })).toBeVisible();
    await page.keyboard.press('Escape');
    await press(card, 'Enviar a carta');
    const form = page.getByRole('dialog', { name: 'Enviar a carta ao contador' });
    await expect(text(form, /^Contador atual/)).toHaveValue('Contabilidade Lima');
    await text(form, /^E-mail do contador atual/).fill(former);
    await press(form, 'Enviar a carta');
    await expect.poll(async () => (await mailTo(world, former)).length).toBe(1);
    expect((await mailTo(world, former))[0]).toContain(`Reply-To: ${email}`);
    await page.reload();
    await expect(card).toContainText('Faltam 11 de 11.');
  });

  await test.step('what comes is ticked off by the team, and seen by the doctor', async () => {
    await staff.goto('/painel/novos/onboarding?ver=trocas');
    await staff
      .getByRole('row', { name: /HOSPITAL SANTA ISABEL/ })
      .getByText('11 de 11')
      .click();
    const part = staff.getByRole('region', { name: 'Troca de contador' });
    await press(part, 'Contrato social e alterações: Recebido');
    await expect(part).toContainText('Faltam 10 de 11.');
    await press(part, 'DCTF, EFD e ECF: Não se aplica');
    await expect(part).toContainText('Faltam 9 de 11.');
    await page.reload();
    const card = page.getByRole('region', { name: 'Troca de contador' });
    await expect(card).toContainText('Faltam 9 de 11.');
    await press(card, 'O que ele entrega');
    await stands(page, 'Início');
    await expect(card.getByText('Recebido')).toHaveCount(1);
  });

  await test.step('goes on with the parts of its partners', async () => {
    await page.goto('/app/cadastro/socios');
    await page.getByRole('link', { name: 'Preencher', exact: true }).first().click();
    const dialog = page.getByRole('dialog').first();
    await fillPartner(dialog);
    await fillAddress(dialog);
    await press(dialog, 'Salvar');
    await expect(page.getByText('Preenchido')).toHaveCount(1);
  });
  await close();
});
