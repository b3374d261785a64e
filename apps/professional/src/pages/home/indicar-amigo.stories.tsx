import { answers, keepsWaiting, refuses } from '@esteto/api-client/testing/story-server';
import { doctor } from '@esteto/auth/testing/story-people';
import { overview } from '@esteto/contract/office/overview';
import { type OwnReferrals, referral } from '@esteto/contract/opening/referral';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routes } from '../../routes.ts';

const PRIZE = 'PREMIO-K7QX2MBD';

const mine: OwnReferrals = {
  link: 'https://esteto.example/cadastro?indicacao=K7QX2MBD',
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h2v2H4z"/></svg>',
  friend_gets: '30,00 % de desconto no preço do plano, nos 2 primeiros pagamentos.',
  you_get: '50,00 % de desconto no preço do plano, no primeiro pagamento.',
  coupons: [
    {
      id: 9,
      code: PRIZE,
      gives: '50,00 % de desconto no preço do plano, no primeiro pagamento.',
      valid_until: '2027-10-09',
      situation: 'active',
    },
  ],
  friends: [
    { id: 1, name: 'Larissa A.', stage: 'signed_up', created_at: '2026-11-08T12:00:00Z', paid_at: null, coupon_code: null },
    { id: 2, name: 'Vanessa L.', stage: 'client', created_at: '2026-10-02T12:00:00Z', paid_at: '2026-10-09T12:00:00Z', coupon_code: PRIZE },
    { id: 3, name: 'Um amigo seu', stage: 'interested', created_at: '2026-09-02T12:00:00Z', paid_at: null, coupon_code: null },
  ],
};

const home = answers(overview.home, { months: null, invoices: null });
const at = (answer: Parameters<typeof storyScreen>[0]['answers'][number]): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/indicar-amigo', person: doctor, answers: [home, answer] });

export default { title: 'Telas/Médico/Indicar um amigo' } satisfies Meta;

export const Filled: StoryObj = {
  ...at(answers(referral.mine, mine)),
  name: 'Com amigos',
  play: async () => {
    const dialog = await dialogCalled('Indicar um amigo');
    await expect(await dialog.findByText(mine.link)).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Código QR do seu link' })).toBeVisible();
    await expect(dialog.getByText('Fazendo o cadastro')).toBeVisible();
    await expect(dialog.getByText('Já é cliente')).toBeVisible();
    // What each gets, and when, is said before the link.
    const gain = dialog.getByText('30,00 % de desconto no preço do plano, nos 2 primeiros pagamentos.');
    await expect(gain.compareDocumentPosition(dialog.getByText(mine.link))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(dialog.getByText('O prêmio é seu quando o amigo paga a primeira mensalidade do plano dele.')).toBeVisible();
    const message = (name: string) => decodeURIComponent(dialog.getByRole('link', { name }).getAttribute('href') ?? '');
    await expect(message('WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=.*você ganha 30,00 %.*indicacao=K7QX2MBD$/);
    await expect(message('E-mail')).toMatch(/^mailto:\?subject=.*indicacao=K7QX2MBD$/);
    await expect(dialog.getByText(/rendeu o cupom PREMIO-K7QX2MBD/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Usar no meu plano' })).toHaveAttribute('href', '/app/empresa?cupom=PREMIO-K7QX2MBD');
  },
};

export const Empty: StoryObj = {
  ...at(answers(referral.mine, { ...mine, friends: [], coupons: [], friend_gets: null, you_get: null })),
  name: 'Sem amigos ainda',
  play: async () => {
    const dialog = await dialogCalled('Indicar um amigo');
    await expect(await dialog.findByText('Ninguém veio pelo seu link ainda.')).toBeVisible();
    await expect(dialog.queryByText('Você ganha')).toBeNull();
  },
};

export const Waiting: StoryObj = { ...at(keepsWaiting(referral.mine)), name: 'Carregando' };

export const Failed: StoryObj = {
  ...at(refuses(referral.mine, 500, 'Erro.')),
  name: 'Com erro',
  play: async () => {
    const dialog = await dialogCalled('Indicar um amigo');
    await expect(await dialog.findByRole('button', { name: /tentar/i })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...Filled, name: 'No celular', ...phone };
