import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { ask, companyCalled } from './support/api.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const CALENDAR = '/app/agenda/calendario';

/** A shift in the month that a group published with the doctor in it: on which day, says the demo's schedule. */
const shiftOfAGroup = async (page: Page) => {
  const { id } = await companyCalled(page, 'Souza Medicina');
  const month = 'starts_on=2026-11-01&starts_at=00:00&ends_on=2026-11-30&ends_at=23:59';
  const all = await ask<{ title: string; starts_on: string; starts_at: string; ends_at: string }[]>(
    page,
    'GET',
    `calendar-events/conflicts?company_id=${id}&${month}`,
  );
  const shift = all.find(({ title }) => title.startsWith('Plantão em '));
  if (!shift) throw new Error('no shift of a group in the month');
  return shift;
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a doctor enters a month of shifts, changes this one and the next ones, and asks for the note of three', async ({ enter }) => {
    const page = await enter('ana', '/app');
    const list = page.getByRole('main');

    await test.step('a scale is ticked on the leaf of a month, from the last shift at a place', async () => {
      await page.getByRole('link', { name: 'Adicionar plantão' }).click();
      const dialog = page.getByRole('dialog', { name: 'Adicionar plantão' });
      await dialog.getByRole('button', { name: /^Hospital São Lucas/ }).click();
      await expect(dialog.getByRole('textbox', { name: 'Onde' })).toHaveValue('Hospital São Lucas');
      await dialog.getByRole('textbox', { name: 'Onde' }).fill('UPA Central');
      for (const day of [9, 16, 23]) await dialog.getByRole('button', { name: new RegExp(`, ${day} de novembro de 2026$`) }).click();
      await expect(dialog.getByText('3 dias escolhidos.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
      await expect(toasts(page)).toContainText('3 plantões adicionados.');
    });

    await test.step('a night that repeats itself is entered, and warns of what else is then', async () => {
      // The list begins with its day.
      await page.goto(`${CALENDAR}?day=2026-11-01`);
      await expect(list.getByText('UPA Central').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Novo evento' }).click();
      const dialog = page.getByRole('dialog', { name: 'Novo evento' });
      await dialog.getByRole('textbox', { name: 'Título' }).fill('Plantão fixo');
      const typeTime = async (day: string, from: string, to: string) => {
        await dialog.getByRole('textbox', { name: 'Data' }).fill(day.split('-').toReversed().join('/'));
        await dialog.getByRole('textbox', { name: 'Início' }).fill(from);
        await dialog.getByRole('textbox', { name: 'Fim' }).fill(to);
      };
      const others = (what: string) => dialog.getByText(new RegExp(`^Já há outros? compromissos? neste horário: .*${what} \\(`));
      const published = await shiftOfAGroup(page);
      await typeTime(published.starts_on, published.starts_at, published.ends_at);
      await expect(others(published.title)).toBeVisible();
      await typeTime('2026-11-04', '5:00', '11:00');
      await expect(others('Hospital São Lucas')).toBeVisible();
      await dialog.getByRole('combobox', { name: 'Repete' }).selectOption('Por semana');
      await dialog.getByRole('checkbox', { name: 'Qua' }).check();
      await dialog.getByRole('textbox', { name: 'Até' }).fill('25/11/2026');
      await dialog.getByRole('button', { name: 'Incluir' }).click();
      await expect(toasts(page)).toContainText('Evento incluído no calendário.');
      await expect(list.getByText('Plantão fixo')).toHaveCount(4);
    });

    await test.step('from the third on it is another; the first two stay', async () => {
      await list.getByText('Plantão fixo').nth(2).click();
      const dialog = page.getByRole('dialog', { name: 'Plantão fixo' });
      await dialog.getByRole('radio', { name: 'Este e os próximos' }).check();
      await dialog.getByRole('textbox', { name: 'Título' }).fill('Plantão novo');
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(toasts(page)).toContainText('Evento salvo.');
      await expect(list.getByText('Plantão novo')).toHaveCount(2);
      await expect(list.getByText('Plantão fixo')).toHaveCount(2);
    });

    await test.step('three shifts become one note, and are told so', async () => {
      await page.goto('/app/agenda/relatorios?period=custom&from=2026-11&to=2026-11&search=upa');
      for (const day of ['09', '16', '23']) await page.getByRole('checkbox', { name: new RegExp(`UPA Central, ${day}/11/2026`) }).check();
      await page.getByRole('button', { name: 'Solicitar nota' }).click();
      const dialog = page.getByRole('dialog', { name: 'Solicitar nota' });
      await expect(dialog.getByRole('textbox', { name: 'Valor do serviço' })).toHaveValue('4.950,00');
      await expect(dialog.getByRole('textbox', { name: 'Descrição do serviço' })).toHaveValue(/plantões/i);
      await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
      await expect(toasts(page)).toContainText('Nota solicitada. Os plantões passam a estar com nota.');
      await expect(page.getByText('Com nota')).not.toHaveCount(0);
    });
  });
});

test('what is dragged is saved at once; of a series one says which of its days; a day that is pressed is a new event', async ({
  enter,
}) => {
  const page = await enter('ana', `${CALENDAR}?view=month&day=2026-11-24`);
  const days = page.getByRole('main');
  // What groups published stands at the same places, and is moved by nobody here.
  await page.getByRole('group', { name: 'O que o calendário mostra' }).getByRole('button', { name: 'Plantões' }).click();
  const drag = async (title: string, to: string) => {
    const from = await days.locator('.calendar-item', { hasText: title }).first().boundingBox();
    const there = await days.locator(`[data-date="${to}"]`).first().boundingBox();
    if (!from || !there) throw new Error(`nothing to drag: ${title}`);
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + from.height, { steps: 5 });
    await page.mouse.move(there.x + there.width / 2, there.y + there.height / 2, { steps: 10 });
    await page.mouse.up();
  };
  await drag('Hospital Vale Verde', '2026-11-13');
  await expect(toasts(page)).toContainText('Evento movido.');
  await drag('Consultório', '2026-11-12');
  await page.getByRole('dialog', { name: 'Mover “Consultório”' }).getByRole('button', { name: 'Só este' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(days.locator('[data-date="2026-11-12"]').first()).toContainText('Consultório');
  await expect(days.locator('[data-date="2026-11-10"]').first()).toContainText('Consultório');

  await days
    .locator('[data-date="2026-11-28"]')
    .first()
    .click({ position: { x: 30, y: 80 } });
  const dialog = page.getByRole('dialog', { name: 'Novo evento' });
  await expect(dialog.getByRole('textbox', { name: 'Data' })).toHaveValue('28/11/2026');
  await expect(dialog.getByRole('textbox', { name: 'Início' })).toHaveValue('7:00');
});

test('an employee without the calendar sees nothing of it', async ({ enter }) => {
  const page = await enter('carla', '/app/faturamento/contas-a-receber');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Notas fiscais' })).toBeVisible();
  await page.goto(CALENDAR);
  await expect(page.getByText('Você não possui acesso a este módulo.').first()).toBeVisible();
});

test('a client asks for a meeting, the team confirms it on another day', async ({ enter }) => {
  const doctor = await enter('ana', '/app/agenda/reunioes');
  await doctor.getByRole('link', { name: 'Pedir reunião' }).first().click();
  const asked = doctor.getByRole('dialog', { name: 'Pedir reunião' });
  await asked.getByRole('textbox', { name: 'Assunto' }).fill('Distribuição de lucros');
  await asked.getByRole('textbox', { name: 'Dia' }).fill('01/12/2026');
  await asked.getByRole('textbox', { name: 'Horário' }).fill('10:00');
  await asked.getByRole('button', { name: 'Pedir reunião' }).click();
  await expect(toasts(doctor)).toContainText('Reunião pedida.');

  const staff = await enter('master', '/painel/agenda/bookings');
  await staff
    .getByRole('button', { name: /^Confirmar/ })
    .first()
    .click();
  const answer = staff.getByRole('dialog', { name: 'Confirmar “Distribuição de lucros”' });
  await answer.getByRole('textbox', { name: 'Dia' }).fill('02/12/2026');
  await answer.getByRole('textbox', { name: 'Como participar' }).fill('Ligamos para você.');
  await answer.getByRole('button', { name: 'Confirmar' }).click();
  await expect(toasts(staff)).toContainText('Reunião confirmada. O cliente foi avisado.');

  await doctor.reload();
  await expect(doctor.getByText('Ligamos para você.')).toBeVisible();
  await expect(doctor.getByText('Confirmada')).toBeVisible();
});

test('the team sees its month by analyst, and a number opens its days', async ({ enter }) => {
  const page = await enter('master', '/painel/agenda/relatorios');
  const row = page.getByRole('row').nth(1);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/painel\/agenda\/calendario\?.*kind=/);
  await expect(page.getByRole('heading', { name: 'Calendário' })).toBeVisible();
  await expectAccessible(page);
});
