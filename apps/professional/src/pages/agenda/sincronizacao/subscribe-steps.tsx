import { chakra } from '@chakra-ui/react';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { StepPicture, type StepScene } from './step-picture.tsx';

type Step = { text: string; picture: StepScene };
type Program = { name: string; steps: readonly Step[]; after: string };

const copy: Step = {
  text: 'Aqui, crie um link em Novo link e toque em Copiar link.',
  picture: { kind: 'button', title: 'Link de Celular', label: 'Copiar link' },
};

/** As their makers call the places to go. */
const PROGRAMS: readonly Program[] = [
  {
    name: 'Google Agenda, no computador',
    steps: [
      copy,
      {
        text: 'No Google Agenda, ao lado de Outras agendas, clique no + e em De URL.',
        picture: { kind: 'menu', title: 'Outras agendas', items: ['Inscrever-se na agenda', 'Criar agenda', 'De URL'], chosen: 'De URL' },
      },
      {
        text: 'Cole o link e clique em Adicionar agenda.',
        picture: { kind: 'field', title: 'De URL', field: 'https://…/agenda.ics', label: 'Adicionar agenda' },
      },
    ],
    after: 'No celular, ela aparece no aplicativo do Google. O Google leva algumas horas para mostrar mudanças.',
  },
  {
    name: 'iPhone e iPad',
    steps: [
      copy,
      {
        text: 'No Calendário, toque em Calendários, Adicionar calendário e Adicionar calendário de assinatura.',
        picture: {
          kind: 'menu',
          title: 'Adicionar calendário',
          items: ['Adicionar calendário', 'Adicionar calendário de assinatura', 'Adicionar calendário de feriados'],
          chosen: 'Adicionar calendário de assinatura',
        },
      },
      {
        text: 'Cole o link e toque em Assinar.',
        picture: { kind: 'field', title: 'URL da assinatura', field: 'https://…/agenda.ics', label: 'Assinar' },
      },
    ],
    after: 'No próprio aparelho, Abrir na agenda deste aparelho faz os dois últimos passos.',
  },
  {
    name: 'Calendário do Mac',
    steps: [
      copy,
      {
        text: 'No Calendário, escolha Arquivo e Nova assinatura de calendário.',
        picture: {
          kind: 'menu',
          title: 'Arquivo',
          items: ['Novo evento', 'Novo calendário', 'Nova assinatura de calendário…'],
          chosen: 'Nova assinatura de calendário…',
        },
      },
      {
        text: 'Cole o link e clique em Assinar.',
        picture: { kind: 'field', title: 'URL do calendário', field: 'https://…/agenda.ics', label: 'Assinar' },
      },
    ],
    after: 'Em Atualizar automaticamente, escolha A cada hora.',
  },
  {
    name: 'Outlook',
    steps: [
      copy,
      {
        text: 'No calendário do Outlook, clique em Adicionar calendário e em Assinar da Web.',
        picture: {
          kind: 'menu',
          title: 'Adicionar calendário',
          items: ['Criar calendário em branco', 'Carregar do arquivo', 'Assinar da Web'],
          chosen: 'Assinar da Web',
        },
      },
      {
        text: 'Cole o link e clique em Importar.',
        picture: { kind: 'field', title: 'Assinar da Web', field: 'https://…/agenda.ics', label: 'Importar' },
      },
    ],
    after: 'O Outlook leva algumas horas para mostrar mudanças.',
  },
];

/** How a link gets into the programs that most people have, with pictures of where to press. */
export const SubscribeSteps = () => (
  <Card title="Como colocar o link no seu calendário">
    <chakra.div display="grid" gap="1" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
      {PROGRAMS.map(({ name, steps, after }) => (
        <Disclosure key={name} label={name}>
          <Steps>
            {steps.map(({ text, picture }, index) => (
              <li key={text}>
                <chakra.p mb="2">
                  <b>{index + 1}.</b> {text}
                </chakra.p>
                <StepPicture scene={picture} />
              </li>
            ))}
          </Steps>
          <chakra.p color="fg.muted" mb="3">
            {after}
          </chakra.p>
        </Disclosure>
      ))}
    </chakra.div>
  </Card>
);

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    py: '3',
    listStyle: 'none',
    '& > li': { display: 'grid', alignContent: 'space-between', maxWidth: '22rem' },
  },
});
