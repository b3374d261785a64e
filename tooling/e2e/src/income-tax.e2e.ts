import { codeIn } from '@esteto/api/testing/outbox';
import type { Page } from '@playwright/test';
import { ask, type List } from './support/api.ts';
import { today } from './support/clock.ts';
import { pick, press, type, typeInBoxes } from './support/keyboard.ts';
import { mailTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

type Return = { id: number; version: number; user_id: number; user_name: string; exercise_year: number; status: string };

const BOARD = 200;
const PHONE = { width: 390, height: 844 };

test('the team moves a return on a board of two hundred by the keyboard, and reminds several people at once', async ({ enter }) => {
  test.setTimeout(180_000);
  const staff = await enter('master', '/painel');
  const daniela = await personCalled(staff, 'Daniela Prado');
  for (let made = 0; made < BOARD; made += 1) await makeReturn(staff, daniela);
  const first = await makeReturn(staff, await personCalled(staff, 'Bruno Alves'), today());

  await staff.goto('/painel/irpf');
  const column = staff.getByRole('region', { name: /^Aguardando documentos/ });
  await expect(column.getByRole('button', { name: /^Mover / })).toHaveCount(50);
  await pick(staff, column.getByRole('button', { name: 'Mover Bruno Alves' }).first(), 'Começar a preencher');
  await expect(toasts(staff)).toContainText('Bruno Alves: começar a preencher.');
  // He has another one there already.
  await expect(staff.getByRole('region', { name: /^Em preenchimento/ }).locator(`a[href$="/irpf/${first}/detalhes"]`)).toBeVisible();
  expect((await ask<Return>(staff, 'GET', `admin/income-taxes/${first}`)).status).toBe('filling');
  // The card that takes its place is the next one to be worked on.
  await expect(column.getByRole('listitem').first().getByRole('link')).toBeFocused();
  // Those who owe something are reminded with one message.
  await staff.goto('/painel/irpf?ver=pendencias');
  await press(staff, staff.getByRole('checkbox', { name: 'Selecionar todos desta página' }), 'Space');
  await press(staff, staff.getByRole('button', { name: 'Lembrar' }));
  const question = staff.getByRole('dialog', { name: 'Lembrar do que falta' });
  await type(staff, question.getByRole('textbox', { name: /^Mensagem/ }), 'O prazo está perto: falta pouco.');
  await press(staff, question.getByRole('button', { name: 'Enviar lembrete' }));
  await expect(toasts(staff)).toContainText('2 pessoas lembradas.');
});

test('a doctor on the phone goes from the notice to the transmitted return, with a pendency that goes back once and an approval', async ({
  enter,
  world,
}) => {
  test.setTimeout(180_000);
  const staff = await enter('master', '/painel');
  const { items } = await ask<List<Return>>(staff, 'GET', 'admin/income-taxes?status=awaiting_documents&search=Ana%20Souza');
  const id = items[0]?.id ?? 0;
  const dialog = staff.getByRole('dialog');
  const act = async (name: string) => {
    await dialog.getByRole('button', { name: 'Mais ações' }).click();
    await staff.getByRole('menuitem', { name }).click();
  };

  await staff.goto(`/painel/irpf/${id}/pendencia`);
  await dialog.getByRole('textbox', { name: /^Título/ }).fill('Aluguel de maio');
  await dialog.getByRole('textbox', { name: /^O que pedimos/ }).fill('Quem pagou o aluguel de maio, e quanto?');
  await dialog.getByRole('button', { name: 'Pedir ao médico' }).click();
  await expect(toasts(staff)).toContainText('Pendência criada.');

  const ana = await enter('ana', '/app');
  await ana.setViewportSize(PHONE);
  await test.step('the doctor answers what the notice says', async () => {
    await ana.getByRole('button', { name: /^Avisos/ }).click();
    await ana
      .getByRole('dialog', { name: 'Avisos' })
      .getByRole('link', { name: /Aluguel de maio/ })
      .click();
    await expect(ana).toHaveURL(/\/app\/irpf\/atual/);
    await answer(ana, 'A clínica Alfa.');
  });
  await test.step('the team gives the answer back, and takes the next one', async () => {
    await staff.goto(`/painel/irpf/${id}/detalhes`);
    const pendency = dialog.getByRole('listitem').filter({ hasText: 'Aluguel de maio' });
    await pendency.getByRole('button').click();
    await staff.getByRole('menuitem', { name: 'Devolver' }).click();
    await staff.getByRole('textbox', { name: /^Motivo/ }).fill('Falta o valor.');
    await staff
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /^Devolver/ })
      .click();
    await expect(pendency).toContainText('Devolvida');
    await ana.reload();
    await expect(ana.getByText('Voltou: Falta o valor.')).toBeVisible();
    await answer(ana, 'A clínica Alfa, R$ 3.000,00.');
    await staff.reload();
    await pendency.getByRole('button').click();
    await staff.getByRole('menuitem', { name: 'Aceitar' }).click();
    await expect(pendency).toContainText('Aceita');
  });

  await test.step('the team fills the return in and asks for the approval', async () => {
    await act('Começar a preencher');
    await expect(dialog).toContainText('Em preenchimento');
    await act('Informar o resultado');
    const result = staff.getByRole('dialog', { name: 'Resultado da declaração' });
    await result.getByRole('combobox', { name: /^Resultado/ }).selectOption({ label: 'A pagar' });
    await result.getByRole('textbox', { name: /^Imposto a pagar/ }).fill('1200,00');
    await result.getByRole('textbox', { name: /^Quotas/ }).fill('3');
    await result.getByRole('textbox', { name: /^Rendimentos tributáveis/ }).fill('142180,00');
    await result.getByRole('button', { name: 'Salvar o resultado' }).click();
    await expect(dialog).toContainText('em 3 quotas');
    await act('Enviar para revisão');
    await expect(dialog).toContainText('Em revisão');
    await act('Pedir aprovação');
    await expect(dialog).toContainText('Aguardando aprovação do cliente');
  });

  await test.step('the doctor reads and approves with the code', async () => {
    await ana.reload();
    await ana.getByRole('link', { name: 'Conferir e aprovar' }).click();
    const approval = ana.getByRole('dialog');
    await expect(approval).toContainText(/R\$\s1\.200,00 a pagar em 3 quotas/);
    await approval.getByRole('checkbox', { name: 'Li a declaração e a aprovo como está.' }).check();
    await approval.getByRole('button', { name: 'Receber código por e-mail' }).click();
    await expect(approval.getByRole('textbox').first()).toBeFocused();
    const code = async () => codeIn((await mailTo(world, people.ana)).findLast((text) => text.includes('assina')));
    await expect.poll(code).toBeTruthy();
    await typeInBoxes(ana, approval, (await code()) ?? '');
    await approval.getByRole('button', { name: 'Aprovar a declaração' }).click();
    await expect(ana.getByRole('heading', { name: 'Aprovada por você' })).toBeVisible();
  });

  await staff.reload();
  await act('Marcar como transmitida');
  await expect(toasts(staff)).toContainText('marcar como transmitida');
  await ana.reload();
  await expect(ana.getByText('A declaração foi entregue à Receita Federal, que ainda vai processá-la.')).toBeVisible();
  await expect(ana.getByRole('region', { name: 'Quotas do imposto, DARF 0211' })).toBeVisible();
});

const answer = async (ana: Page, text: string): Promise<void> => {
  await ana.getByRole('link', { name: 'Responder: Aluguel de maio' }).click();
  const dialog = ana.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Resposta/ }).fill(text);
  await dialog.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(toasts(ana)).toContainText('Resposta enviada à equipe.');
  await ana.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};

const personCalled = async (page: Page, name: string): Promise<number> => {
  const { items } = await ask<List<{ id: number; label: string }>>(
    page,
    'GET',
    `admin/income-taxes/people?search=${encodeURIComponent(name)}`,
  );
  const found = items.find(({ label }) => label === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found.id;
};

/** One that takes the place of another: there may be many of a person. */
const makeReturn = async (page: Page, user_id: number, deadline: string | null = null): Promise<number> => {
  const body = { user_id, exercise_year: Number(today().slice(0, 4)), kind: 'amending', deadline, price: 0 };
  const { id } = await ask<{ id: number }>(page, 'POST', 'admin/income-taxes', body);
  return id;
};
