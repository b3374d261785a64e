import { answers, keepsWaiting, refuses } from '@esteto/api-client/testing/story-server';
import { codedError } from '@esteto/contract/coded-error';
import { session } from '@esteto/contract/identity/session';
import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { signup } from '@esteto/contract/opening/signup';
import { coupon } from '@esteto/contract/plan/coupon';
import { publicScreen, publicServer } from '@esteto/shell/testing/public-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keepAskedSignup } from '../../features/cadastro/asked-signup.ts';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Público/Criar conta' } satisfies Meta;

const terms = answers(termsOfService.current, {
  id: 7,
  text: 'Termos.',
  published_at: '2026-11-01T12:00:00Z',
  what_changed: null,
  former_text: null,
});
const company = answers(signup.company, { name: 'Souza Medicina Ltda.', city: 'São Paulo', state: 'SP' });
const nothing = { answer: () => ({ status: 204 }) };
const known = [
  terms,
  company,
  { endpoint: signup.create, ...nothing },
  { endpoint: signup.lead, ...nothing },
  answers(signup.confirm, { is_unclaimed: false }),
  answers(coupon.check, { name: 'Amigos', gives: '10,00 % de desconto no preço do plano, no primeiro pagamento.' }),
  refuses(session.login, 401, 'E-mail ou senha incorretos.'),
];

const screen = (at = '/cadastro', told = known) => {
  const story = publicScreen({ routes, at, answers: told });
  return {
    ...story,
    beforeEach: () => {
      keepAskedSignup(null);
      const undo = (story.beforeEach as () => () => void)();
      return () => {
        undo();
        keepAskedSignup(null);
      };
    },
  } satisfies StoryObj;
};

const sentTo = (path: string) => publicServer().requests.filter((request) => request.path === path);

export const AtRest: StoryObj = { ...screen(), name: 'Criar conta' };
export const Waiting: StoryObj = { ...screen('/cadastro', [keepsWaiting(termsOfService.current)]), name: 'Carregando' };
/** An office that has published none says what is the matter. */
export const WithoutTerms: StoryObj = {
  ...screen('/cadastro', [{ endpoint: termsOfService.current, answer: () => ({ status: 404, body: codedError('terms_missing') }) }]),
  name: 'Sem termos publicados',
  play: async () => {
    await expect(await within(document.body).findByText(/o escritório não publicou os termos de serviço/)).toBeVisible();
  },
};
export const Failed: StoryObj = { ...screen('/cadastro', [refuses(termsOfService.current, 500, 'Erro.')]), name: 'Sem os termos' };

const fill = async (root: HTMLElement) => {
  const page = within(root);
  await userEvent.type(await page.findByLabelText(/^Nome/), 'Helena Duarte');
  await userEvent.type(page.getByLabelText(/^E-mail/), 'helena@demo.test');
  await userEvent.type(page.getByLabelText(/^Celular/), '11987654321');
  await userEvent.type(page.getByLabelText(/^Senha/), 'cavalo bateria grampo');
};

/** Everything that the link brought goes along, and then the code is asked for. */
export const Asks: StoryObj = {
  ...screen('/cadastro?tipo=new_company&cupom=AMIGO10&indicacao=R-1&receita=42000&servico=consultas'),
  name: 'Pedir a conta',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(canvasElement);
    const brought = within(page.getByRole('list', { name: 'O que vai com você' }));
    await expect(await brought.findByText(/: 10,00 % de desconto no preço do plano/)).toBeVisible();
    await expect(brought.getByText('A indicação de um amigo.')).toBeVisible();
    await expect(brought.getByText(/R\$\s42\.000,00 de receita por mês/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Já tenho conta' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/\?cupom=AMIGO10&indicacao=R-1&receita=42000/),
    );
    await expect(await page.findByText('Senha forte.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Criar conta' }));
    await expect(await page.findByText('Para criar a conta é preciso aceitar os termos de serviço.')).toBeVisible();
    await expect(sentTo('signups')).toEqual([]);
    await userEvent.click(page.getByLabelText(/aceito os termos/));
    await userEvent.click(page.getByRole('button', { name: 'Criar conta' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Confirme o seu e-mail' });
    await expect(within(dialog).getByText('helena@demo.test')).toBeVisible();
    await expect(sentTo('signups')[0]?.body).toMatchObject({
      account_type: 'new_company',
      email: 'helena@demo.test',
      terms_id: 7,
      coupon: 'AMIGO10',
      referral: 'R-1',
      proposal: null,
      simulation: { revenue: 4_200_000, activity: 'consultations' },
    });
    await expect(sentTo('signups/leads')).toEqual([]);
  },
};

/** Only of who consents an e-mail is kept, and once. */
export const Lead: StoryObj = {
  ...screen('/cadastro?indicacao=K7QX2MBD'),
  name: 'E-mail de quem consente',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^E-mail/), 'helena@demo.test');
    await userEvent.tab();
    await userEvent.click(page.getByLabelText(/Se eu não terminar agora/));
    await waitFor(() => expect(sentTo('signups/leads')).toHaveLength(1));
    await expect(sentTo('signups/leads')[0]?.body).toMatchObject({
      email: 'helena@demo.test',
      consent_version: '2026-11',
      referral: 'K7QX2MBD',
    });
  },
};

/** A company that comes from another accountant is found by its CNPJ; a weak password says what would make it better. */
export const Migrating: StoryObj = {
  ...screen('/cadastro?tipo=migrated_company'),
  name: 'Trazer a empresa',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^CNPJ/), '11222333000181');
    await expect(await page.findByText('Souza Medicina Ltda. · São Paulo/SP')).toBeVisible();
    await userEvent.type(page.getByLabelText(/^Senha/), 'senha123');
    await expect(await page.findByText('Senha fraca.')).toBeVisible();
    await expect(page.getByText(/muita gente usa/)).toBeVisible();
  },
};

/** What was typed is there to be corrected, and goes as a signup of its own. */
export const Corrects: StoryObj = {
  ...screen('/cadastro?tipo=new_company'),
  name: 'Corrigir os dados',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await fill(canvasElement);
    await userEvent.click(page.getByLabelText(/aceito os termos/));
    await userEvent.click(page.getByRole('button', { name: 'Criar conta' }));
    await within(document.body).findByRole('dialog', { name: 'Confirme o seu e-mail' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page.findByRole('button', { name: 'Corrigir os dados' }));
    const email = await page.findByLabelText(/^E-mail/);
    await expect(email).toHaveValue('helena@demo.test');
    await expect(page.getByLabelText(/^Nome/)).toHaveValue('Helena Duarte');
    await userEvent.clear(email);
    await userEvent.type(email, 'helena.duarte@demo.test');
    await userEvent.click(page.getByRole('button', { name: 'Criar conta' }));
    await waitFor(() => expect(sentTo('signups')).toHaveLength(2));
    const [first, second] = sentTo('signups').map(({ body }) => body);
    await expect(second).toMatchObject({ name: 'Helena Duarte', email: 'helena.duarte@demo.test' });
    await expect(second?.['key']).not.toBe(first?.['key']);
  },
};

/** Who left before the code comes back to it. */
export const ComesBack: StoryObj = {
  ...screen(),
  name: 'Voltar ao código',
  beforeEach: () => {
    const undo = (publicScreen({ routes, at: '/cadastro', answers: known }).beforeEach as () => () => void)();
    keepAskedSignup({ key: 'uma-chave-de-teste', email: 'helena@demo.test' });
    return () => {
      undo();
      keepAskedSignup(null);
    };
  },
  play: async ({ canvasElement }) => {
    await within(document.body).findByRole('dialog', { name: 'Confirme o seu e-mail' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Corrigir os dados' }));
    await expect(await within(canvasElement).findByRole('heading', { name: 'Criar conta' })).toBeVisible();
  },
};
