import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, ChartColumn, FileText, House, Landmark, LogOut, UserRound, Users } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Money } from '../money/money.tsx';
import { Page } from '../page/page.tsx';
import { Stat } from '../stat/stat.tsx';
import { chooseTheme } from '../system/theme.ts';
import { AppFrame } from './app-frame.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { PersonMenu } from './person-menu.tsx';
import { Switcher } from './switcher.tsx';

const menu: readonly MenuEntry[] = [
  { label: 'Início', icon: House, to: '/' },
  {
    label: 'Faturamento',
    short: 'Notas',
    icon: FileText,
    to: '/faturamento',
    children: [
      { label: 'Contas a receber', to: '/faturamento/contas-a-receber' },
      { label: 'Tomadores', to: '/faturamento/tomadores' },
    ],
  },
  { label: 'Entradas e saídas', short: 'Dinheiro', icon: ChartColumn, to: '/entradas-e-saidas' },
  { label: 'Boletos', icon: Landmark, to: '/boletos' },
  { label: 'Funcionários', icon: Users, to: '/funcionarios' },
  { label: 'Empresa', icon: Building2, to: '/empresa' },
];

const companies = [
  { value: 1, label: 'Souza Serviços Médicos Ltda.', detail: '11.222.333/0001-81' },
  { value: 2, label: 'Ana Souza', detail: '123.456.789-09' },
];

const onCompany = fn();

const Frame = ({ many = false }: { many?: boolean }) => (
  <AppFrame
    menu={menu}
    home="/"
    switcher={
      <Switcher
        label="Empresa"
        options={
          many
            ? Array.from({ length: 24 }, (_, index) => ({ value: index + 1, label: `Clínica ${index + 1}`, detail: 'Ativa' }))
            : companies
        }
        value={1}
        onChange={onCompany}
      />
    }
    person={
      <PersonMenu
        name="Ana Souza"
        email="ana.souza@demo.test"
        items={[
          { label: 'Minha conta', icon: UserRound, to: '/minha-conta' },
          { label: 'Sair', icon: LogOut, onSelect: () => {} },
        ]}
      />
    }
  >
    <Page title="Início" subtitle="Boa tarde, Ana.">
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(14rem, 1fr))">
        <Stat label="Saldo de novembro" to="/entradas-e-saidas" hint="R$ 48.213,90 entraram">
          <Money cents={3_251_278} size="hero" />
        </Stat>
        <Stat label="Boletos vencidos" to="/boletos" tone="attention" hint="O mais antigo é de 12 nov">
          2
        </Stat>
        <Stat label="Notas em andamento" to="/faturamento/contas-a-receber">
          5
        </Stat>
      </chakra.div>
      <Card title="O que vem agora">A nota do Hospital São Lucas está sendo preparada.</Card>
    </Page>
  </AppFrame>
);

export default { title: 'Padrões/Estrutura do aplicativo', component: Frame, parameters: { bare: true } } satisfies Meta<typeof Frame>;

export const Desktop: StoryObj<typeof Frame> = { name: 'Mesa' };

export const ManyCompanies: StoryObj<typeof Frame> = { name: 'Muitas empresas', args: { many: true } };

export const Phone: StoryObj<typeof Frame> = { name: 'No celular', globals: { viewport: { value: 'phone' } } };

/** The first stop of the keyboard leads past the menu. */
export const SkipsTheMenu: StoryObj<typeof Frame> = {
  name: 'Pula o menu',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};

/** The rail shrinks to icons with names, and the choice is kept. */
export const Shrinks: StoryObj<typeof Frame> = {
  name: 'Encolhe o menu',
  beforeEach: () => () => localStorage.removeItem('esteto.rail'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Faturamento' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('link', { name: 'Tomadores' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Encolher o menu' }));
    await expect(canvas.getByRole('link', { name: 'Boletos' })).toBeVisible();
    await expect(localStorage.getItem('esteto.rail')).toBe('true');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir o menu' }));
  },
};

/** The theme is chosen in the person's menu and kept. */
export const ChoosesTheme: StoryObj<typeof Frame> = {
  name: 'Escolhe a aparência',
  beforeEach: () => () => chooseTheme('light'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Conta de Ana Souza' }));
    await userEvent.click(await within(document.body).findByRole('menuitemcheckbox', { name: 'Escura' }));
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await expect(localStorage.getItem('esteto.theme')).toBe('dark');
  },
};

/** Many companies are found by name, accents and case aside. */
export const FindsCompany: StoryObj<typeof Frame> = {
  name: 'Procura uma empresa',
  args: { many: true },
  play: async ({ canvasElement }) => {
    onCompany.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Empresa: Clínica 1/ }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Trocar empresa' }));
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Buscar' }), 'clinica 17');
    await userEvent.click(dialog.getByRole('button', { name: /Clínica 17/ }));
    await expect(onCompany).toHaveBeenCalledWith(17);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** On a phone the bar holds four entries and the whole menu. */
export const PhoneMenu: StoryObj<typeof Frame> = {
  name: 'Menu no celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Principal' }));
    await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Empresa' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
