import { codeIn } from '@esteto/api/testing/outbox';
import type { Locator, Page } from '@playwright/test';
import { newCpf, uniqueName } from './support/api.ts';
import { press, tabTo, type, typeInBoxes } from './support/keyboard.ts';
import { mailTo } from './support/outbox.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { press as click, openOnboarding, otherDevice, pdf, signUp, text } from './support/way-in.ts';

const KEPT = 'O que você digitou está guardado.';

test('a new company by the keyboard alone, interrupted at each step and found again on the other device', async ({
  browser,
  world,
  enter,
}) => {
  test.setTimeout(300_000);
  const { page: phone, email, close } = await signUp(browser, world, { name: 'Teresa Lins', account: 'Nova Empresa' });
  const { page: desk, close: closeDesk } = await otherDevice(browser, world, email);
  const devices = [phone, desk];

  /** What was begun on one device is gone on with on the other. */
  const goOnElsewhere = async (step: string): Promise<Page> => {
    devices.reverse();
    const [page = phone] = devices;
    await page.goto('/app');
    await press(page, page.getByRole('link', { name: /^(?:Continuar|Ver o pagamento)/ }));
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
    return page;
  };
  const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
  const check = (page: Page, box: Locator) => press(page, box, 'Space');
  const fillAddress = async (page: Page) => {
    await type(page, text(page, 'CEP'), '01310100');
    await page.keyboard.press('Tab');
    await expect(text(page, 'Logradouro')).not.toHaveValue('');
    await type(page, text(page, /^Número(?! do)/), '1000');
  };
  /** Chooses a radio button by keys. Tab reaches only one of a group: the first, or the chosen one. */
  const chooseRadio = async (page: Page, wanted: Locator) => {
    await tabTo(page, page.getByRole('radio', { checked: true }).or(page.getByRole('radio')).first());
    for (let tries = 0; tries < 10 && !(await wanted.isChecked()); tries += 1)
      await page.keyboard.press(tries === 0 ? 'Space' : 'ArrowDown');
    await expect(wanted).toBeChecked();
  };

  await test.step('the plan: chosen on the one, checked on the other', async () => {
    let page = await goOnElsewhere('Escolha do Plano');
    await chooseRadio(page, page.getByRole('radio', { name: /Essencial/ }));
    await expect(page.getByText(KEPT)).toBeVisible();
    page = await goOnElsewhere('Escolha do Plano');
    await expect(page.getByRole('radio', { name: /Essencial/ })).toBeChecked();
    await press(page, button(page, 'Escolher plano'));
    await expect(page.getByRole('heading', { level: 1, name: 'Conferir Plano' })).toBeVisible();
    page = await goOnElsewhere('Conferir Plano');
    await press(page, button(page, 'Confirmar e pagar'));
    await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible();
  });

  await test.step('the payment: told with its proof, confirmed, and its receipt is there on both', async () => {
    let page = await goOnElsewhere('Pagamento');
    await press(page, page.getByRole('link', { name: 'Já paguei' }));
    const dialog = page.getByRole('dialog', { name: 'Já paguei' });
    const asked = page.waitForEvent('filechooser');
    await press(page, dialog.getByLabel('Comprovante'));
    await (await asked).setFiles(pdf('pix.pdf'));
    await press(page, button(dialog, 'Informar pagamento'));
    await expect(page.getByText('Em conferência')).toBeVisible();
    page = await goOnElsewhere('Pagamento');
    await expect(page.getByText('Em conferência')).toBeVisible();
    const staff = await enter('master', '/painel/novos/onboarding');
    const detail = await openOnboarding(staff, 'Teresa Lins');
    await click(detail, 'Confirmar pagamento');
    await expect(toasts(staff)).toContainText('Pagamento confirmado');
    await expect(button(detail, 'Ver recibo')).toBeVisible();
  });

  await test.step('the company: filled in with the team, checked, and gone on with', async () => {
    const staff = await enter('master', '/painel/novos/onboarding');
    const detail = await openOnboarding(staff, 'Teresa Lins');
    let page = await goOnElsewhere('Tipo de Empresa');
    await check(page, page.getByRole('checkbox', { name: /8630-5\/03/ }));
    await expect(page.getByText(KEPT)).toBeVisible();
    await staff.reload();
    await click(detail, 'Preencher Tipo de Empresa');
    const form = staff.getByRole('dialog', { name: 'Preencher Tipo de Empresa' });
    await expect(form.getByRole('checkbox', { name: /8630-5\/03/ })).toBeChecked();
    await form.getByRole('checkbox', { name: /8630-5\/01/ }).check();
    await click(form, 'Guardar e avisar o médico');
    await expect(toasts(staff)).toContainText('O médico foi avisado para conferir.');
    page = await goOnElsewhere('Tipo de Empresa');
    await expect(page.getByText(/da nossa equipe, preencheu esta etapa com você/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /8630-5\/01/ })).toBeChecked();
    await press(page, button(page, 'Salvar e continuar'));
    await expect(page.getByRole('heading', { level: 1, name: 'Dados da Empresa' })).toBeVisible();

    page = await goOnElsewhere('Dados da Empresa');
    const name = uniqueName('Lins Medicina');
    await type(page, text(page, 'Nome preferido'), name);
    await expect(page.getByText(KEPT)).toBeVisible();
    page = await goOnElsewhere('Dados da Empresa');
    await expect(text(page, 'Nome preferido')).toHaveValue(name);
    await fillAddress(page);
    await press(page, button(page, 'Salvar e continuar'));
    await expect(page.getByRole('heading', { level: 1, name: 'Dados dos Sócios' })).toBeVisible();
  });

  await test.step('her part as the only partner, and what she tells of herself', async () => {
    let page = await goOnElsewhere('Dados dos Sócios');
    await press(page, page.getByRole('link', { name: 'Preencher' }));
    const own = page.getByRole('dialog', { name: 'Teresa Lins' });
    await type(page, text(own, /^CPF/), newCpf());
    await type(page, text(own, 'Data de nascimento'), '10051990');
    await type(page, own.getByRole('combobox', { name: 'Estado civil' }), 'Solt');
    await type(page, text(own, 'Número do RG'), '12.345.678-9');
    await press(page, button(own, 'Salvar'));
    await expect(own).toHaveCount(0);
    page = await goOnElsewhere('Dados dos Sócios');
    await press(page, button(page, 'Continuar'));
    await expect(page.getByRole('heading', { level: 1, name: 'Endereço do Médico' })).toBeVisible();

    page = await goOnElsewhere('Endereço do Médico');
    await type(page, text(page, /^CPF/), newCpf());
    await expect(page.getByText(KEPT)).toBeVisible();
    page = await goOnElsewhere('Endereço do Médico');
    await expect(text(page, /^CPF/)).not.toHaveValue('');
    await type(page, text(page, 'Data de nascimento'), '10051990');
    await fillAddress(page);
    await press(page, button(page, 'Salvar e continuar'));
    await expect(page.getByRole('heading', { level: 1, name: 'Documentação' })).toBeVisible();
  });

  await test.step('her papers, some from each device, and her signature', async () => {
    const send = async (page: Page, ...names: string[]) => {
      const asked = page.waitForEvent('filechooser');
      await press(page, page.getByLabel('Documentos do cadastro'));
      await (await asked).setFiles(names.map(pdf));
    };
    let page = await goOnElsewhere('Documentação');
    await send(page, 'CNH.pdf', 'RG.pdf');
    await expect(page.getByText('Em conferência')).toHaveCount(2);
    page = await goOnElsewhere('Documentação');
    await send(page, 'titulo de eleitor.pdf', 'comprovante de residencia.pdf');
    await expect(page.getByText('Em conferência')).toHaveCount(4);
    await press(page, button(page, 'Continuar'));
    await expect(page.getByRole('heading', { level: 1, name: 'Contrato' })).toBeVisible();

    page = await goOnElsewhere('Contrato');
    await check(page, page.getByRole('checkbox', { name: 'Li e aceito o contrato' }));
    await press(page, button(page, 'Receber código por e-mail'));
    const code = async () => codeIn((await mailTo(world, email)).findLast((letter) => letter.includes('assina')));
    await expect.poll(code).not.toBe('');
    const panel = page.getByRole('region', { name: 'Assinatura' });
    await tabTo(page, panel.getByRole('textbox').first());
    await typeInBoxes(page, panel, await code());
    await press(page, button(page, 'Assinar o contrato'));
    await expect(page.getByRole('region', { name: 'Cadastro completo' })).toBeVisible();
  });
  await closeDesk();
  await close();
});
