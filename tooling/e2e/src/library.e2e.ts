import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** A film of a few seconds, made by the browser itself. */
const filmed = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 180];
    const brush = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 60; frame += 1) {
      if (brush) {
        brush.fillStyle = `hsl(${frame * 6} 60% 40%)`;
        brush.fillRect(0, 0, 320, 180);
      }
      await new Promise((resolve) => setTimeout(resolve, 66));
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
};

test('a film goes from the team to a doctor, who watches it and says whether it helped', async ({ enter }) => {
  const staff = await enter('master', '/painel/videos');
  const buffer = await filmed(staff);
  await staff.getByRole('link', { name: 'Novo vídeo' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Novo vídeo' });
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Filme da jornada');
  await dialog.getByRole('combobox', { name: 'Categoria' }).selectOption('Notas Fiscais');
  await dialog.getByRole('radio', { name: 'Tutoriais' }).check({ force: true });
  await dialog.getByLabel('Arquivo', { exact: true }).setInputFiles({ name: 'nota.webm', mimeType: 'video/webm', buffer });
  await expect(dialog.getByText(/^enviado · /)).toBeVisible();
  await expect(dialog.getByText('A capa veio do próprio vídeo.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Descrição' }).fill('Passo a passo.\n00:00 Começo\n00:02 Envio');
  await dialog.getByLabel('Legendas', { exact: true }).setInputFiles({
    name: 'nota.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:00.500 --> 00:02.000\nEscolha o tomador São Lucas\n'),
  });
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'Incluir vídeo' }).click();
  await expect(toasts(staff)).toContainText('«Filme da jornada» incluído.');

  const doctor = await enter('ana', '/app/tutoriais');
  await doctor.getByRole('searchbox', { name: 'Título ou o que é dito' }).fill('tomador sao lucas');
  await doctor.getByRole('region', { name: 'Encontrados' }).getByRole('link', { name: 'Filme da jornada' }).click();
  await expect(doctor.getByRole('heading', { level: 1, name: 'Filme da jornada' })).toBeVisible();
  const film = doctor.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await expectAccessible(doctor);
  await doctor.getByRole('button', { name: '0:02 Envio' }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThanOrEqual(2);
  expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks.length)).toBe(1);
  await doctor.getByRole('group', { name: 'Isto resolveu?' }).getByRole('button', { name: 'Sim' }).click();
  await expect(doctor.getByText('Obrigado. A equipe vê as respostas.')).toBeVisible();

  await staff.goto('/painel/videos?search=jornada');
  await expect(staff.getByText('1 sim · 0 não')).toBeVisible();
});

test.describe('what is no film', () => {
  // The answer to its last piece.
  test.use({ provokes: [422] });

  test('a file that only calls itself a film is refused beside its field', async ({ enter }) => {
    const staff = await enter('master', '/painel/videos/criar');
    const dialog = staff.getByRole('dialog', { name: 'Novo vídeo' });
    await dialog
      .getByLabel('Arquivo', { exact: true })
      .setInputFiles({ name: 'nota.mp4', mimeType: 'video/mp4', buffer: Buffer.from('MZ é um programa') });
    await expect(dialog.getByRole('alert')).toContainText('Este arquivo não é de um tipo aceito.');
    await expect(dialog.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

test('who does not know a screen finds help from it', async ({ enter }) => {
  const ana = await enter('ana', '/app/boletos');
  await ana.getByRole('button', { name: /Ana Souza/ }).click();
  await ana.getByRole('menuitem', { name: 'Ajuda desta tela' }).click();
  const help = ana.getByRole('region', { name: 'Ajuda em Boletos' });
  await expect(help.getByRole('link', { name: 'Pagar um boleto atrasado' })).toBeVisible();
  await expectAccessible(ana);
});

test.describe('a screen that fails', () => {
  test.use({ provokes: [500] });

  test('offers what may help', async ({ enter }) => {
    const ana = await enter('ana', '/app');
    await ana.route(/\/api\/boletos\?/, (route) => route.fulfill({ status: 500, json: { message: 'Um erro interno ocorreu.' } }));
    await ana.getByRole('navigation').getByRole('link', { name: 'Boletos' }).first().click();
    const offer = ana.getByRole('navigation', { name: 'Pode ajudar' });
    await expect(offer.getByRole('link', { name: 'Pagar um boleto atrasado' })).toBeVisible();
    await offer.getByRole('link', { name: 'Pagar um boleto atrasado' }).click();
    await expect(ana.getByRole('heading', { level: 1, name: 'Pagar um boleto atrasado' })).toBeVisible();
  });
});
