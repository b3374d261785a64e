import { chakra } from '@chakra-ui/react';
import { Building2, ChartColumn, FileText, House, Landmark, LogOut, UserRound, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { fn } from 'storybook/test';
import { Card } from '../components/card/card.tsx';
import { Page } from '../components/card/page.tsx';
import { Stat } from '../components/card/stat.tsx';
import { Money } from '../components/display/money.tsx';
import type { FrameProps } from '../frame/layout/frame-props.ts';
import type { MenuEntry } from '../frame/layout/menu-entry.ts';
import { PersonButton } from '../frame/layout/person-button.tsx';
import { PersonMenu } from '../frame/layout/person-menu.tsx';
import { SearchButton } from '../frame/layout/search-button.tsx';
import { Switcher } from '../frame/layout/switcher.tsx';

const menu: readonly MenuEntry[] = [
  { label: 'Início', icon: House, to: '/' },
  {
    label: 'Faturamento',
    short: 'Notas',
    icon: FileText,
    to: '/faturamento',
    children: [
      { label: 'Contas a receber', to: '/faturamento/contas-a-receber' },
      { label: 'Recorrentes', to: '/faturamento/contas-a-receber/recorrentes' },
      { label: 'Tomadores', to: '/faturamento/tomadores' },
    ],
  },
  { label: 'Entradas e saídas', short: 'Entradas', icon: ChartColumn, to: '/entradas-e-saidas' },
  { label: 'Boletos', icon: Landmark, to: '/boletos' },
  { label: 'Funcionários', icon: Users, to: '/funcionarios' },
  { label: 'Empresa', icon: Building2, to: '/empresa' },
];

const companies = [
  { value: 1, label: 'Souza Serviços Médicos Ltda.', detail: '11.222.333/0001-81' },
  { value: 2, label: 'Ana Souza', detail: '123.456.789-09' },
];

export const onCompany = fn();
export const onSearch = fn();

/** A doctor's home in a layout, as the stories of the layouts show it. */
export const StoryFrame = ({ layout: Layout, many = false }: { layout: ComponentType<FrameProps>; many?: boolean }) => (
  <Layout
    menu={menu}
    home="/"
    search={<SearchButton onClick={onSearch} />}
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
    person={<PersonButton name="Ana Souza" menu={<PersonMenu email="ana.souza@demo.test" items={OWN_PAGES} />} />}
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
  </Layout>
);

const OWN_PAGES = [
  { label: 'Minha conta', icon: UserRound, to: '/minha-conta' },
  { label: 'Sair', icon: LogOut, onSelect: () => {} },
];
