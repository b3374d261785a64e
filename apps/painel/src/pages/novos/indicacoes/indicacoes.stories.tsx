import { onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type ReferralRow, referral } from '@esteto/contract/opening/referral';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../../../routes.ts';

const larissa: ReferralRow = {
  id: 1,
  lead_id: 4,
  friend: 'Larissa Antunes',
  friend_contact: 'larissa@demo.test',
  referrer_id: 7,
  referrer_name: 'Ana Souza',
  channel: 'link',
  lead_stage: 'signed_up',
  company_name: 'Larissa Antunes',
  paid_at: null,
  coupon_code: null,
  refusal: null,
  created_at: '2026-11-08T12:00:00Z',
};

const PAID = '2026-11-18T12:00:00Z';

const screen = screenStates({
  app: 'painel',
  routes,
  at: '/painel/novos/indicacoes',
  person: master,
  endpoint: referral.list,
  filled: {
    body: onlyPage<ReferralRow>([
      larissa,
      { ...larissa, id: 2, friend: 'Vanessa Leal', channel: 'qr', lead_stage: 'won', paid_at: PAID, coupon_code: 'PREMIO-K7QX2MBD' },
      { ...larissa, id: 3, friend: 'Otávio Brandão', lead_stage: 'won', paid_at: PAID, refusal: 'known' },
    ]),
    sees: 'PREMIO-K7QX2MBD',
  },
  empty: { body: onlyPage<ReferralRow>([]), sees: /^Nenhuma indicação ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Larissa Antunes' },
});

export default { title: 'Telas/Painel/Indicações' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };
