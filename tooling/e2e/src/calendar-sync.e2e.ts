import { expectAccessible } from './support/accessible.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Hospital//PT',
  ...['24', '25'].flatMap((day) => [
    'BEGIN:VEVENT',
    `UID:${day}@hospital`,
    'DTSTAMP:20261101T120000Z',
    `DTSTART:202611${day}T130000Z`,
    `DTEND:202611${day}T150000Z`,
    'SUMMARY:Reunião',
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
  '',
].join('\r\n');

test('a doctor reads their calendar elsewhere by a link that they change and take back, and imports when they are busy', async ({
  enter,
}) => {
  const doctor = await enter('ana', '/app/agenda/sincronizacao');
  await doctor.getByRole('link', { name: 'Novo link' }).click();
  const form = doctor.getByRole('dialog', { name: 'Novo link da agenda' });
  await form.getByRole('textbox', { name: 'Nome do link' }).fill('Celular da jornada');
  await expectAccessible(doctor);
  await form.getByRole('button', { name: 'Criar link' }).click();

  const told = doctor.getByRole('dialog', { name: 'Link de Celular da jornada' });
  const shown = async () => (await told.getByText(/\/api\/feeds\/[\w-]{43}\.ics$/).textContent()) ?? '';
  const first = await shown();
  await expectAccessible(doctor);
  await told.getByRole('button', { name: 'Já copiei' }).click();
  const read = async (link: string) => {
    const answer = await doctor.request.get(new URL(link).pathname, { headers: { 'user-agent': 'iOS/18.1 dataaccessd/1.0' } });
    return { status: answer.status(), text: await answer.text() };
  };
  expect(await read(first)).toMatchObject({ status: 200, text: expect.stringMatching(/^BEGIN:VCALENDAR/) });
  await doctor.reload();
  await expect(doctor.getByRole('listitem').filter({ hasText: 'Celular da jornada' })).toContainText('Lido por Apple Calendário');

  const actions = doctor.getByRole('button', { name: 'Ações de Celular da jornada' });
  await actions.click();
  await doctor.getByRole('menuitem', { name: 'Trocar link' }).click();
  await doctor.getByRole('alertdialog').getByRole('button', { name: 'Trocar link' }).click();
  const second = await shown();
  await told.getByRole('button', { name: 'Já copiei' }).click();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await actions.click();
  await doctor.getByRole('menuitem', { name: 'Revogar' }).click();
  await doctor.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click();
  // What lies behind a dialog is hidden too: it goes when the link has gone.
  await expect(doctor.getByRole('alertdialog')).toBeHidden();
  await expect(actions).toBeHidden();
  expect((await read(second)).status).toBe(404);

  await doctor.getByRole('link', { name: 'Importar arquivo' }).click();
  const file = doctor.getByRole('dialog', { name: 'Importar arquivo de agenda' });
  await file.getByRole('textbox', { name: 'Nome' }).fill('Hospital da jornada');
  await file
    .getByLabel('Arquivo .ics', { exact: true })
    .setInputFiles({ name: 'hospital.ics', mimeType: 'text/calendar', buffer: Buffer.from(FILE) });
  await file.getByRole('button', { name: 'Importar' }).click();
  await expect(toasts(doctor)).toContainText('Agenda importada: 2 horários ocupados.');
  await expect(doctor.getByText(/^De um arquivo · 2 horários ocupados/)).toBeVisible();
  await expectAccessible(doctor);
});
