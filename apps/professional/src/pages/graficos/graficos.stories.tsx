import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, employee, type StoryPerson } from '@esteto/auth/testing/story-people';
import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { type ChartInflow, type ChartPayDays, type ChartRevenue, type ChartTaxes, chart } from '@esteto/contract/money/chart';
import { lastCompetences } from '@esteto/domain/shared/date/competence';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

const AT = '/app/graficos?period=custom&from=2026-08&to=2026-11';
const asked = lastCompetences('2026-11', 4);
const year = lastCompetences('2026-11', 16);

const revenue: ChartRevenue = {
  own_only: false,
  months: year.map((month, at) => ({ month, revenue: 3_000_000 + at * 50_000 })),
  takers: [
    { client_id: 3, name: 'Hospital São Lucas', kind: 'hospital', revenue: 9_000_000 },
    { client_id: 4, name: 'Unimed Vale Verde', kind: 'health_insurer', revenue: 4_500_000 },
    { client_id: 5, name: 'Clínica Bosque', kind: null, revenue: 1_200_000 },
  ],
};

const inflow: ChartInflow = {
  months: asked.map((month, at) => ({ month, issued: 3_500_000, received: 2_900_000 + at * 100_000 })),
};

const payDays: ChartPayDays = {
  all: { average: 31, q1: 20, median: 28, q3: 45 },
  takers: [
    { client_id: 3, name: 'Hospital São Lucas', paid: 6, open: 1, spread: { average: 38, q1: 25, median: 35, q3: 48 } },
    { client_id: 4, name: 'Unimed Vale Verde', paid: 4, open: 0, spread: { average: 20, q1: 20, median: 20, q3: 20 } },
    { client_id: 5, name: 'Clínica Bosque', paid: 0, open: 2, spread: null },
  ],
};

const source = 'LC 123/2006, art. 18 e anexos III e V';
const rule = (share: string) => `${share} do DAS no anexo III, 3ª faixa (alíquota nominal de 13,50 %)`;

const taxes: ChartTaxes = {
  hidden: false,
  natural_person: false,
  on_cash_basis: false,
  months: asked.map((month, at) => ({
    month,
    revenue: 3_600_000 + at * 50_000,
    closed: at < 2,
    total: at === 3 ? null : 360_000,
    problem: at === 3 ? 'Sem a folha de 10/2026 não se sabe o anexo' : null,
  })),
  revenue: 10_950_000,
  total: 1_080_000,
  rate: '0.09863014',
  untold: 1,
  taxes: [
    { tax: 'CPP', amount: 468_720, rate: '0.04280548', rule: rule('43,40 %'), source },
    { tax: 'ISS', amount: 611_280, rate: '0.05582466', rule: rule('32,50 %'), source },
  ],
  last: { month: '2026-10', steps: [{ label: 'DAS a pagar', formula: 'Soma dos tributos', source, shown: 'R$ 3.600,00' }] },
};

const nothing: ChartRevenue = { own_only: false, months: [], takers: [] };

const answering = (given: { inflow?: ChartInflow; payDays?: ChartPayDays; taxes?: ChartTaxes } = {}) => [
  answers(chart.inflow, given.inflow ?? inflow),
  answers(chart.payDays, given.payDays ?? payDays),
  answers(chart.taxes, given.taxes ?? taxes),
  answers(calendarEvent.report, []),
];

const where = { app: 'professional', routes, endpoint: chart.revenue } as const;
const filled = { body: revenue, sees: /^Dependência alta\./ };

const screen = screenStates({
  ...where,
  at: AT,
  person: doctor,
  others: answering(),
  filled,
  empty: { body: nothing, sees: 'Nenhuma nota destes meses conta na receita.' },
  refused: { person: employee, sees: 'Você não possui acesso a este módulo.', lacks: 'Receita por mês' },
});

const bare = screenStates({
  ...where,
  at: AT,
  person: doctor,
  others: answering({
    inflow: { months: [] },
    payDays: { all: null, takers: [] },
    taxes: { ...taxes, months: taxes.months.slice(-1), taxes: [], total: 0, revenue: 0, rate: null, last: null },
  }),
  filled,
  empty: { body: nothing, sees: 'Nenhuma nota destes meses conta na receita.' },
  refused: { person: employee, sees: 'Você não possui acesso a este módulo.', lacks: 'Receita por mês' },
});

const [company] = employee.companies;
const seesOwn: StoryPerson = {
  ...employee,
  companies: company
    ? [
        {
          ...company,
          permissions: [
            { name: 'charts', view: true, edit: false, delete: false },
            { name: 'invoices', view: true, edit: false, delete: false },
          ],
        },
      ]
    : [],
};

const own = screenStates({
  ...where,
  at: AT,
  person: seesOwn,
  others: answering({
    taxes: { ...taxes, hidden: true, months: [], taxes: [], last: null },
  }),
  filled: { body: { ...revenue, own_only: true }, sees: /Você vê os números só das notas que pediu/ },
  empty: { body: nothing, sees: 'Nenhuma nota destes meses conta na receita.' },
  refused: { person: employee, sees: 'Você não possui acesso a este módulo.', lacks: 'Receita por mês' },
});

const card = async (name: string) => within(await within(document.body).findByRole('region', { name }));

export default { title: 'Telas/Médico/Gráficos' } satisfies Meta;

export const Filled: StoryObj = {
  ...screen.filled,
  name: 'Com notas',
  play: async () => {
    await screen.filled.play();
    const month = await card('Receita por mês');
    await expect(month.getByRole('link', { name: /^nov\/2026: R\$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('competence_from=2026-11&competence_to=2026-11&revenue=true'),
    );
    // Arrows go from month to month, and one of them alone takes Tab.
    const first = month.getByRole('link', { name: /^ago\/2026/ });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(month.getByRole('link', { name: /^nov\/2026/ })).toHaveFocus();
    await expect(first).toHaveAttribute('tabindex', '-1');
    const payer = await card('Quanto depende de um só pagador');
    await expect(payer.getByText(/^Dependência alta. De cada R\$ 100,00 de receita, R\$ 61,23 vêm de Hospital São Lucas/)).toBeVisible();
    const law = await card('Impostos na receita');
    await userEvent.click(law.getByRole('button', { name: 'Ver tabela' }));
    await expect(law.getByRole('row', { name: /^CPP R\$\s4\.687,20 4,28\s% 43,40 % do DAS no anexo III/ })).toBeVisible();
    await userEvent.click(law.getByRole('button', { name: 'Como se chega ao imposto de out/2026' }));
    await expect(await law.findByText('DAS a pagar')).toBeVisible();
  },
};
export const Empty: StoryObj = { ...screen.empty, name: 'Sem nota que conte' };
export const Bare: StoryObj = {
  ...bare.filled,
  name: 'O que falta',
  play: async () => {
    await bare.filled.play();
    const canvas = within(document.body);
    await expect(await canvas.findByText('Nenhuma nota emitida nem recebimento nestes meses.')).toBeVisible();
    await expect(await canvas.findByText('Nenhuma nota destes meses foi paga por inteiro.')).toBeVisible();
    await expect((await canvas.findAllByText(/Sem a folha de 10\/2026 não se sabe o anexo/))[0]).toBeVisible();
  },
};
export const OwnInvoices: StoryObj = {
  ...own.filled,
  name: 'Só as próprias notas',
  play: async () => {
    await own.filled.play();
    await expect(within(document.body).queryByText('Impostos na receita')).toBeNull();
    // Without the clients nothing leads to those of one; a month leads to its notes.
    await expect((await card('Receita por tomador')).queryByRole('link')).toBeNull();
    await expect((await card('Receita por mês')).getAllByRole('link')).toHaveLength(4);
  },
};
export const Files: StoryObj = {
  ...screen.filled,
  name: 'Imagem e planilha',
  play: async () => {
    await screen.filled.play();
    const saved: { name: string; file: Blob }[] = [];
    const made: Blob[] = [];
    const keeping = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) made.push(blob);
      return 'blob:story';
    });
    const saving = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, file: made.at(-1) ?? new Blob() });
    });
    try {
      const month = await card('Receita por mês');
      await waitFor(() => expect(document.querySelectorAll('.recharts-bar-rectangle').length).toBeGreaterThan(0));
      await userEvent.click(month.getByRole('button', { name: 'Baixar CSV' }));
      await userEvent.click(month.getByRole('button', { name: 'Baixar PNG' }));
      await waitFor(() => expect(saved).toHaveLength(2));
      const [sheet, picture] = saved;
      await expect([sheet?.name, picture?.name]).toEqual([
        'Receita por mês, ago-2026 a nov-2026.csv',
        'Receita por mês, ago-2026 a nov-2026.png',
      ]);
      await expect(await sheet?.file.text()).toContain('Mês;Receita\r\nnov/2026;37500,00\r\n');
      const drawn = await createImageBitmap(picture?.file ?? new Blob());
      const canvas = new OffscreenCanvas(drawn.width, drawn.height);
      const context = canvas.getContext('2d');
      context?.drawImage(drawn, 0, 0);
      // A white ground in the corner, and somewhere the green of the bars.
      const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, drawn.width, drawn.height) ?? {};
      await expect(Array.from(data.slice(0, 3))).toEqual([255, 255, 255]);
      const isBar = (at: number) => data[at] === 0x2b && data[at + 1] === 0x93 && data[at + 2] === 0x87;
      await expect(Array.from({ length: data.length / 4 }, (_, pixel) => pixel * 4).some(isBar)).toBe(true);
    } finally {
      keeping.mockRestore();
      saving.mockRestore();
    }
  },
};
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = {
  ...screen.onPhone,
  ...phone,
  name: 'No celular',
  play: async () => {
    await screen.onPhone.play();
    const canvas = within(document.body);
    for (const button of await canvas.findAllByRole('button', { name: 'Ver tabela' })) await userEvent.click(button);
    await expect(await canvas.findAllByRole('button', { name: 'Ver gráfico' })).toHaveLength(9);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const table of document.querySelectorAll('table')) await expect(table.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
