import { ask, newClient, newCpf, uniqueName } from './support/api.ts';
import { fits } from './support/fits.ts';
import { openingOf } from './support/opening.ts';
import { mailTo } from './support/outbox.ts';
import { fillRequest, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import {
  acceptPapers,
  fillAddress,
  fillPartner,
  openOnboarding,
  PHONE,
  pdf,
  press,
  sendPapers,
  sign,
  signUp,
  stands,
  text,
  typeCode,
} from './support/way-in.ts';

test('a new company with two partners on two devices goes from the public simulation through its opening to its first invoice, with a payment, a paper, a step and a minuta that come back', async ({
  browser,
  world,
  enter,
}) => {
  test.setTimeout(300_000);
  const { page, email, close } = await signUp(browser, world, {
    name: 'Marina Prado',
    account: 'Nova Empresa',
    comeBy: async (guest) => {
      await guest.goto('/simulacoes?receita=45000');
      await guest.getByRole('link', { name: 'Criar conta' }).last().click();
    },
  });

  let contractCode = '';

  await test.step('chooses a plan, and checks what it costs', async () => {
    await expect(page.getByText('1 de 10 etapas')).toBeVisible();
    await page.getByRole('link', { name: /^Continuar/ }).click();
    await stands(page, 'Escolha do Plano');
    await expect(page.getByText(/^Com R\$\s45\.000,00 de receita por mês/)).toBeVisible();
    await text(page, /Sócios/).fill('2');
    await page.getByRole('radio', { name: /Essencial/ }).check();
    await press(page, 'Escolher plano');
    await expect(page.getByText('1 sócio adicional')).toBeVisible();
    await stands(page, 'Conferir Plano');
    await press(page, 'Confirmar e pagar');
  });

  await test.step('tells that it was paid; the team does not find it, and then does', async () => {
    const claim = async () => {
      await page.getByRole('link', { name: 'Já paguei' }).click();
      const dialog = page.getByRole('dialog', { name: 'Já paguei' });
      await dialog.getByLabel('Comprovante').setInputFiles(pdf('pix.pdf'));
      await press(dialog, 'Informar pagamento');
      await expect(page.getByText('Em conferência')).toBeVisible();
    };
    await expect(page.getByRole('img', { name: /Código QR do Pix/ })).toBeVisible();
    await stands(page, 'Pagamento');
    await claim();
    const staff = await enter('master', '/painel/novos/onboarding?turn=staff');
    await expect(staff.getByText('Marina Prado')).toBeVisible();
    const dialog = await openOnboarding(staff, 'Marina Prado');
    await press(dialog, 'Não encontrei');
    const why = staff.getByRole('dialog', { name: 'Não encontrei o pagamento' });
    await text(why, /O que dizer/).fill('O comprovante é de outra conta.');
    await press(why, 'Não encontrei o pagamento');
    await expect(toasts(staff)).toContainText('O médico foi avisado.');
    await page.reload();
    await expect(page.getByText('O comprovante é de outra conta.')).toBeVisible();
    await claim();
    await staff.reload();
    await press(dialog, 'Confirmar pagamento');
    await expect(toasts(staff)).toContainText('Pagamento confirmado');
    await page.goto('/app');
  });

  await test.step('says what the company is, is interrupted, and finds what was typed', async () => {
    await page.getByRole('link', { name: /^Continuar/ }).click();
    await stands(page, 'Tipo de Empresa');
    await page.getByRole('radio', { name: /Empresária Limitada/ }).check();
    await page.getByRole('checkbox', { name: /8630-5\/03/ }).check();
    await press(page, 'Salvar e continuar');
    await stands(page, 'Dados da Empresa');
    await text(page, 'Nome preferido').fill('Prado e Alves Medicina ME');
    await text(page, 'Segunda opção').click();
    await expect(page.getByText(/Tire “ME” do nome/)).toBeVisible();
    await text(page, 'Nome preferido').fill('Prado e Alves Medicina');
    await expect(page.getByText('O que você digitou está guardado.')).toBeVisible();
    await page.reload();
    await expect(text(page, 'Nome preferido')).toHaveValue('Prado e Alves Medicina');
    await fillAddress(page);
    await press(page, 'Salvar e continuar');
  });

  await test.step('divides the company; the partner fills in their part on another device', async () => {
    await stands(page, 'Dados dos Sócios');
    await page.getByRole('link', { name: 'Incluir sócio' }).click();
    const adding = page.getByRole('dialog', { name: 'Incluir sócio' });
    const partnerMail = `${uniqueName('bruno').replaceAll(/\W/g, '').toLowerCase()}@demo.test`;
    await text(adding, /^Nome/).fill('Bruno Alves Neto');
    await text(adding, /^E-mail/).fill(partnerMail);
    await press(adding, 'Incluir');
    await press(page, 'Dividir igualmente');
    await expect(page.getByText('75 de 150 quotas (50 %)')).toHaveCount(2);
    await page.getByRole('link', { name: 'Preencher' }).click();
    const own = page.getByRole('dialog', { name: 'Marina Prado' });
    await fillPartner(own);
    await press(own, 'Salvar');
    await press(page, 'Continuar');
    await expect(page.getByText('Falta a parte de Bruno Alves Neto.')).toBeVisible();
    await press(page, 'Enviar link');
    await expect.poll(async () => (await mailTo(world, partnerMail)).length).toBe(1);
    const [letter = ''] = await mailTo(world, partnerMail);
    const [link = ''] = /\/socio\/[\w-]+/.exec(letter.replaceAll('=\r\n', '').replaceAll('=\n', '')) ?? [];
    const other = await browser.newContext({ baseURL: world.origin, ...PHONE });
    const partner = await other.newPage();
    await partner.goto(link);
    await fillPartner(partner);
    await press(partner, 'Enviar meus dados');
    await expect(partner.getByRole('heading', { name: 'Dados enviados' })).toBeVisible();
    await partner.goto(link);
    await expect(partner.getByText('Este link já foi usado')).toBeVisible();
    await other.close();
    await page.reload();
    await press(page, 'Continuar');
  });

  await test.step('tells of herself, sends her papers and signs', async () => {
    await stands(page, 'Endereço do Médico');
    // As a partner she told already who she is.
    await expect(text(page, /^CPF/)).not.toHaveValue('');
    await expect(text(page, 'Data de nascimento')).toHaveValue('10/05/1990');
    await fillAddress(page);
    await press(page, 'Salvar e continuar');
    await stands(page, 'Documentação');
    await sendPapers(page);
    await stands(page, 'Contrato');
    await expect(page.getByText('CONTRATO DE PRESTAÇÃO DE SERVIÇOS CONTÁBEIS')).toBeVisible();
    contractCode = await sign(page, world, email);
    await expect(page.getByRole('region', { name: 'Cadastro completo' })).toBeVisible();
  });

  await test.step('one paper comes back, and once all are accepted the opening begins by itself', async () => {
    const staff = await enter('master', '/painel/novos/onboarding');
    const dialog = await openOnboarding(staff, 'Prado e Alves');
    await press(dialog, 'Devolver RG');
    const why = staff.getByRole('dialog', { name: 'Devolver documento' });
    await text(why, /O que falta/).fill('A foto está cortada.');
    await press(why, 'Devolver');
    await expect(toasts(staff)).toContainText('Documento devolvido');
    await page.reload();
    await page.getByRole('link', { name: 'Ver o que falta' }).click();
    await expect(page.getByText('A foto está cortada.')).toBeVisible();
    await press(page, 'Retirar RG.pdf');
    await press(page.getByRole('alertdialog'), 'Retirar');
    await page.getByLabel('Documentos do cadastro').setInputFiles([pdf('RG inteiro.pdf')]);
    await expect(page.getByText('RG inteiro.pdf')).toBeVisible();
    await staff.reload();
    await acceptPapers(dialog);
    const companies = async () => (await ask<{ wizard_step: string }[]>(page, 'GET', 'companies')).map(({ wizard_step }) => wizard_step);
    await expect.poll(companies).toEqual(['register']);
  });

  const staff = await enter('master', '/painel/registro/abertura');
  const opening = openingOf(staff, 'Prado e Alves');
  let company_id = 0;

  await test.step('the minuta names both partners, goes back once, and is signed on the phone', async () => {
    await expect.poll(opening.find).not.toBe(null);
    await opening.sendMinuta();
    await page.goto('/app');
    await page.getByRole('link', { name: 'Ler a minuta' }).click();
    const own = page.getByRole('dialog');
    await expect(own.getByText(/Bruno Alves Neto/).first()).toBeVisible();
    await press(own, 'Rejeitar');
    await text(own, 'Motivo da rejeição').fill('A sede mudou.');
    await press(own, 'Rejeitar minuta');
    await expect(page.getByText(/Você pediu mudanças/)).toBeVisible();
    await opening.sendMinuta((clause) => clause.replaceAll('Paulista', 'Paulista, 3º andar'));
    await page.reload();
    await page.getByRole('link', { name: 'Ler a minuta' }).click();
    await own.getByRole('checkbox', { name: /Li a minuta até o fim/ }).check();
    await typeCode(page, world, email, contractCode);
    await press(own, 'Assinar e aprovar');
    await expect(toasts(page)).toContainText('Decisão enviada');
  });

  await test.step('a step is rejected with its reason, goes on, and the company is open', async () => {
    await opening.toStep('viability', 'rejected', 'A prefeitura pede o número da sala.');
    await page.goto('/app');
    await expect(page.getByText('Motivo: A prefeitura pede o número da sala.')).toBeVisible();
    await fits(page);
    for (const step of ['viability', 'irs', 'board_registration', 'board_fee', 'digital_signature', 'protocol'])
      await opening.toStep(step, 'concluded');
    await opening.toStep('national_simple', 'cancelled', 'Fica no lucro presumido.');
    company_id = await opening.conclude('Prado e Alves Medicina Ltda.');
    await page.goto('/app');
    await expect(page.getByRole('heading', { name: 'A empresa está aberta' })).toBeVisible();
  });

  await test.step('asks for its first invoice', async () => {
    const { name } = await newClient(page, company_id);
    await page.getByRole('link', { name: 'Pedir a primeira nota' }).click();
    const request = await fillRequest(page, { client: name, amount: '1500,00', description: 'Plantões de 12 h' });
    await press(request, 'Solicitar nota');
    await expect(toasts(page)).toContainText('Nota solicitada');
  });
  await close();
});

test('a natural person, and who tries the product before paying, come through on their phones', async ({ browser, world, enter }) => {
  test.setTimeout(180_000);
  const { page, email, close } = await signUp(browser, world, { name: 'Helena Duarte', account: 'Teste Grátis' });

  await test.step('tries the product, and stays as a natural person', async () => {
    await page.getByRole('link', { name: /^Continuar/ }).click();
    await page.getByRole('radio', { name: 'Pessoa Física' }).check();
    await press(page, 'Começar o teste');
    await expect(page.getByRole('region', { name: 'Você está no teste grátis' })).toBeVisible();
    await press(page, 'Contratar: Pessoa Física');
    await page.getByRole('radio', { name: /Pessoa física/ }).check();
    await press(page, 'Escolher plano');
    await press(page, 'Confirmar e pagar');
    await page.getByRole('link', { name: 'Já paguei' }).click();
    const dialog = page.getByRole('dialog', { name: 'Já paguei' });
    await dialog.getByLabel('Comprovante').setInputFiles(pdf('pix.pdf'));
    await press(dialog, 'Informar pagamento');
    await expect(page.getByText('Em conferência')).toBeVisible();
  });

  const staff = await enter('master', '/painel/novos/onboarding');
  await test.step('is confirmed, and goes on to the end', async () => {
    await press(await openOnboarding(staff, 'Helena Duarte'), 'Confirmar pagamento');
    await expect(toasts(staff)).toContainText('Pagamento confirmado');
    await page.goto('/app');
    await page.getByRole('link', { name: /^Continuar/ }).click();
    await text(page, /^CPF/).fill(newCpf());
    await text(page, 'Data de nascimento').fill('10/05/1990');
    await fillAddress(page);
    await press(page, 'Salvar e continuar');
    await sendPapers(page);
    await sign(page, world, email);
    await expect(page.getByRole('region', { name: 'Cadastro completo' })).toBeVisible();
    await staff.reload();
    await acceptPapers(staff.getByRole('dialog').first());
    const steps = async () => (await ask<{ wizard_step: string }[]>(page, 'GET', 'companies')).map(({ wizard_step }) => wizard_step);
    await expect.poll(steps).toEqual(['finished']);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Solicitar nota' }).first()).toBeVisible();
  });
  await close();
});
