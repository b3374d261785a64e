import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { ask } from './support/api.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// A survey of partners runs in the demo data; only Daniela has not answered it.

const TITLE = 'Sua opinião é importante para nós!';
const survey = (page: Page) => page.getByRole('dialog', { name: TITLE });
/** It comes when the page stands and nothing else goes on. */
const opened = (page: Page) => expect(survey(page)).toBeVisible();

test('who closes the survey is not asked again in this session', async ({ enter }) => {
  const daniela = await enter('daniela', '/app');
  await opened(daniela);
  await survey(daniela).getByRole('button', { name: 'Fechar' }).last().click();
  await expect(survey(daniela)).toHaveCount(0);
  const asked: string[] = [];
  daniela.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await daniela.reload();
  // What is fetched when the page stands idle has come, the survey's question among it.
  await expect.poll(() => asked.some((path) => path.includes('find-survey'))).toBe(true);
  await expect(daniela.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).not.toContain('/api/nps/started-nps');
});

test('an answer that was begun is not thrown away without a question, and is sent once', async ({ enter }) => {
  const daniela = await enter('daniela', '/app');
  await opened(daniela);
  await expectAccessible(daniela);
  await survey(daniela).getByRole('radio', { name: '9', exact: true }).check({ force: true });
  await survey(daniela).getByPlaceholder('Comente aqui').fill('Tudo num lugar só.');
  await daniela.keyboard.press('Escape');
  const question = daniela.getByRole('alertdialog', { name: 'Resposta não enviada' });
  await expect(question).toContainText('Sua resposta ainda não foi enviada, deseja sair mesmo assim?');
  await question.getByRole('button', { name: 'Continuar Respondendo' }).click();
  await survey(daniela).getByRole('button', { name: 'Salvar' }).click();
  await expect(toasts(daniela)).toContainText('Resposta enviada com sucesso.');
  await expect(survey(daniela)).toHaveCount(0);
  expect(await ask(daniela, 'GET', 'nps/started-nps')).toEqual({ id: null });
});

test('employees are not asked about what partners are', async ({ enter }) => {
  const carla = await enter('carla', '/app');
  const answer = await carla.waitForResponse(/\/api\/nps\/started-nps/);
  expect(await answer.json()).toEqual({ id: null });
  await expect(survey(carla)).toHaveCount(0);
});
