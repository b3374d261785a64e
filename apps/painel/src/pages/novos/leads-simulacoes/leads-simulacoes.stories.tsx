import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type SimulationLeadDetail, type SimulationLeadRow, simulationLead } from '@esteto/contract/opening/simulation-lead';
import { firstSimulation } from '@esteto/domain/opening/simulation/simulation-input';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/novos/leads-simulacoes', person: master } as const;

const beatriz: SimulationLeadRow = {
  id: 7,
  lead_id: 1,
  name: 'Beatriz Nogueira',
  email: 'beatriz@demo.test',
  phone: '11985520001',
  consented_at: '2026-11-16T12:00:00Z',
  revenue: 2_800_000,
  best_regime: 'simples_iii',
  best_net: 26_500_000,
};
const rows = [beatriz, { ...beatriz, id: 8, name: 'Caio Ferraz', phone: null, revenue: 6_500_000, best_regime: 'presumido' as const }];
const detail: SimulationLeadDetail = {
  ...beatriz,
  competence: '2026-11',
  input: { ...firstSimulation('2026-11'), revenue: 2_800_000 },
  result: [
    { regime: 'simples_iii', tax: 4_100_000, net: 26_500_000 },
    { regime: 'natural_person', tax: 9_300_000, net: 21_300_000 },
  ],
  consent_version: '2026-11',
  retention_until: '2027-11-16T12:00:00Z',
};

const screen = screenStates({
  ...where,
  endpoint: simulationLead.list,
  filled: { body: onlyPage(rows), sees: 'Beatriz Nogueira' },
  empty: { body: onlyPage<SimulationLeadRow>([]), sees: /^Ninguém deixou uma simulação ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Beatriz Nogueira' },
});

export default { title: 'Telas/Painel/Leads de simulações' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

/** As the person was shown it, and on to who it is. */
export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/simulacao/7/detalhes`,
    answers: [answers(simulationLead.list, onlyPage(rows)), answers(simulationLead.detail, detail)],
  }),
  name: 'A simulação',
  play: async () => {
    const dialog = await dialogCalled('Beatriz Nogueira');
    await expect(await dialog.findByText(/sobra mais/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Abrir o lead' })).toHaveAttribute('href', '/painel/novos/leads/lead/1/detalhes');
  },
};
