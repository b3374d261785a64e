import { expectAccessible } from './support/accessible.ts';
import { ask, companyCalled } from './support/api.ts';
import { pick } from './support/keyboard.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** A morning that nobody has yet. */
const NOTHING_SAID = {
  sector_id: null,
  title: null,
  shift_type: 'on_site',
  starts_at: '07:00',
  ends_at: '13:00',
  qualification_ids: [],
  tag_ids: [],
  value: 90_000,
  value_kind: 'per_shift',
  notes: null,
  professional_id: null,
};

const PHONE = { width: 390, height: 844 };
const GROUP = 'Rede Hospitalar Vale Verde';

test('a place is announced, taken on a phone, swapped away and back; another is applied for; days off are given', async ({ enter }) => {
  const manager = await enter('manager', '/gestao');
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  await ana.setViewportSize(PHONE);
  const group = (await ask<{ id: number; name: string }[]>(manager, 'GET', 'admin/manager/management-group/clients')).find(
    ({ name }) => name === GROUP,
  );
  /** Two open days of a month in which Ana has nothing. */
  const places = [8, 10].map((day) => `${day} de dezembro de 2026`);

  await test.step('two open places are made and published', async () => {
    const { units } = await ask<{ units: { id: number; name: string }[] }>(
      manager,
      'GET',
      `admin/manager/schedule/setup?group_id=${group?.id}`,
    );
    const unit_id = units.find(({ name }) => name === 'Hospital Vale Verde')?.id ?? 0;
    const shift = (starts_on: string) => ({
      id: null,
      version: null,
      shift: {
        ...NOTHING_SAID,
        unit_id,
        starts_on,
      },
    });
    await ask(manager, 'POST', `admin/manager/schedule/steps?group_id=${group?.id}`, {
      kind: 'change',
      changes: [shift('2026-12-08'), shift('2026-12-10')],
      reason: null,
    });
    const body = { from: '2026-12-08', to: '2026-12-10', unit_id, sector_id: null, reason: null };
    await ask(manager, 'POST', `admin/manager/schedule/publication?group_id=${group?.id}`, body);
  });

  await test.step('one is for the first who takes it, the other for whom the coordination chooses', async () => {
    await manager.goto('/gestao/plantoes/anuncios');
    await pick(manager, manager.getByRole('button', { name: /^Grupo: / }), GROUP);
    for (const [place, choice] of [
      [places[0], 'Quem assumir primeiro'],
      [places[1], 'A coordenação escolhe entre os candidatos'],
    ] as const) {
      await manager.getByRole('link', { name: 'Anunciar vagas' }).click();
      const dialog = manager.getByRole('dialog', { name: 'Anunciar vagas' });
      await dialog.getByRole('checkbox', { name: new RegExp(`${place}, 7:00 às 13:00`) }).check();
      await dialog.getByRole('radio', { name: choice }).check();
      await expectAccessible(manager);
      await dialog.getByRole('button', { name: 'Anunciar e avisar' }).click();
      await expect(toasts(manager)).toContainText(/1 vaga anunciada; \d+ profissionais avisados/);
      await expect(dialog).toHaveCount(0);
    }
  });

  await test.step('Ana takes the one on her phone, and applies for the other', async () => {
    await ana.goto(`/app/docplantao/ofertas?empresa=${company_id}`);
    const line = (place: string | undefined) => ana.getByRole('listitem').filter({ hasText: `${place}, 7:00 às 13:00` });
    await line(places[0]).getByRole('button', { name: 'Assumir' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Assumir plantão' }).click();
    await expect(toasts(ana)).toContainText('O plantão é seu.');
    await line(places[1]).getByRole('link', { name: 'Candidatar-me' }).click();
    const over = ana.getByRole('dialog', { name: 'Candidatar-me' });
    await over.getByRole('textbox', { name: 'Mensagem à coordenação' }).fill('Moro ao lado.');
    await over.getByRole('button', { name: 'Enviar candidatura' }).click();
    await expect(line(places[1])).toContainText('Aguardando coordenação');
    // From its top: where the dialog left it, the bar at the bottom lies over half of a button, which a finger scrolls up.
    await ana.evaluate(() => scrollTo(0, 0));
    await expectAccessible(ana);
  });

  await test.step('the coordination sees who asks for it, and chooses her', async () => {
    await manager.goto('/gestao/plantoes/anuncios?sort=-starts_on');
    await manager.getByRole('row').filter({ hasText: '10 dez' }).getByRole('link').first().click();
    const dialog = manager.getByRole('dialog', { name: new RegExp(`${places[1]}`) });
    await expect(dialog.getByRole('region', { name: 'Candidatos' })).toContainText('Moro ao lado.');
    await expectAccessible(manager);
    await dialog.getByRole('button', { name: 'Escolher' }).click();
    await expect(toasts(manager)).toContainText('A vaga é de Ana Souza.');
  });

  await test.step('Ana asks for cover from her schedule, thinks again, and has both shifts', async () => {
    await ana.goto(`/app/docplantao/minha-escala?dia=2026-12-08`);
    await ana.getByRole('link', { name: new RegExp(`^Trocar ou passar: .*${places[0]}`) }).click();
    const dialog = ana.getByRole('dialog', { name: 'Nova solicitação' });
    await dialog.getByRole('radio', { name: 'Pedir cobertura a todos' }).check();
    await dialog.getByRole('textbox', { name: 'Justificativa' }).fill('Viagem');
    await expectAccessible(ana);
    await dialog.getByRole('button', { name: 'Enviar solicitação' }).click();
    await expect(toasts(ana)).toContainText('Solicitação enviada.');
    const request = ana.getByRole('dialog', { name: 'Cobertura' });
    await expect(request).toContainText('Proposta');
    await request.getByRole('button', { name: 'Cancelar solicitação' }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Cancelar solicitação' }).click();
    await expect(request).toContainText('Cancelada');
    await ana.goto(`/app/docplantao/minha-escala?dia=2026-12-08`);
    await expect(ana.getByRole('listitem').filter({ hasText: 'de dezembro de 2026, 7:00 às 13:00' })).toHaveCount(2);
  });

  await test.step('days off that are given leave a shift open', async () => {
    await ana.goto('/app/docplantao/minhas-solicitacoes/folga');
    const dialog = ana.getByRole('dialog', { name: 'Pedir folga' });
    await dialog.getByRole('combobox', { name: 'Grupo' }).click();
    await dialog.getByRole('option', { name: GROUP }).click();
    await dialog.getByRole('textbox', { name: 'De' }).fill('08/12/2026');
    await dialog.getByRole('textbox', { name: 'Até' }).fill('09/12/2026');
    await dialog.getByRole('button', { name: 'Pedir folga' }).click();
    await expect(toasts(ana)).toContainText('Pedido de folga enviado.');
    await manager.goto('/gestao/plantoes/solicitacoes?type=day_off&search=Ana');
    await manager.getByRole('row').filter({ hasText: 'Ana Souza' }).getByRole('link').first().click();
    const request = manager.getByRole('dialog', { name: 'Folga: Ana Souza' });
    await expect(request).toContainText('1 plantão fica em aberto');
    await expectAccessible(manager);
    await request.getByRole('button', { name: 'Aprovar' }).click();
    await expect(request).toContainText('Aprovada');
    await ana.goto(`/app/docplantao/minha-escala?dia=2026-12-08`);
    await expect(ana.getByRole('listitem').filter({ hasText: 'de dezembro de 2026, 7:00 às 13:00' })).toHaveCount(1);
  });
});

test('a colleague’s proposal waits on the phone, and is answered there', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  await ana.setViewportSize(PHONE);
  await ana.goto(`/app/docplantao/minhas-solicitacoes?empresa=${company_id}`);
  const waiting = ana.getByRole('region', { name: 'Esperam por você' });
  await waiting.getByRole('link').first().click();
  const dialog = ana.getByRole('dialog', { name: 'Troca' });
  await expect(dialog).toContainText('para Ana Souza');
  await dialog.getByRole('link', { name: 'Contrapropor' }).click();
  const over = ana.getByRole('dialog', { name: 'Contraproposta' });
  await over.getByRole('textbox', { name: 'Diferença que você recebe' }).fill('20000');
  await over.getByRole('button', { name: 'Enviar contraproposta' }).click();
  await expect(dialog).toContainText('Contraproposta');
  await expectAccessible(ana);
  await dialog.getByRole('link', { name: 'Histórico' }).click();
  await expect(ana.getByRole('dialog', { name: 'Histórico da solicitação' })).toContainText('Contraproposta feita');
});
