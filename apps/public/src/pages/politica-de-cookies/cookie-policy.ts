import type { Policy, PolicySection } from '../../features/politica/policy.ts';

// What the product really keeps: docs/rules/sessions.md. A new cookie or key is a new version here.

type Row = NonNullable<PolicySection['rows']>[number];

/** What has been so since the first version. */
const ENTERING: readonly Row[] = [
  ['Sessão', 'Mantém você conectado. Dura até sair da conta, 7 dias sem uso ou 30 dias no total. Nenhum programa da página consegue ler.'],
  [
    'Navegador conhecido (esteto_device)',
    'Reconhece um navegador em que você já entrou, para que tentativas de outras pessoas não façam você esperar. Dura 180 dias.',
  ],
];

const BESIDES: readonly PolicySection[] = [
  {
    title: 'O que o navegador guarda',
    paragraphs: [
      'Além dos cookies, o produto guarda no seu navegador o que facilita o uso. Nada disso inclui e-mail, documento, endereço ou dado bancário.',
    ],
    rows: [
      [
        'Até você sair da conta',
        'A chave da sessão, seu nome, seu perfil e suas permissões, a última empresa, suas visões e o que você procurou.',
      ],
      ['Até você mudar', 'O tema, o leiaute, a largura do menu e como você arrumou as tabelas.'],
      ['Até fechar a aba', 'O rascunho de um formulário aberto e os avisos que já apareceram.'],
    ],
  },
  {
    title: 'Como apagar',
    paragraphs: [
      'Sair da conta apaga o que é seu. O restante some quando você limpa os dados deste site no navegador; o produto continua funcionando, e você entra de novo.',
    ],
  },
];

export const cookiePolicy: Policy = [
  {
    since: '2026-12-01',
    changes: 'há um terceiro cookie, que só existe se você pedir para lembrar um dispositivo.',
    sections: [
      {
        title: 'Só o necessário',
        paragraphs: [
          'Usamos dois cookies, e um terceiro se você pedir. Todos servem para você entrar com segurança. Não há cookie de publicidade, de medição nem de terceiros, e por isso não pedimos autorização para eles.',
        ],
        rows: [
          ...ENTERING,
          [
            'Dispositivo lembrado (esteto_remembered)',
            'Só se você marcar “Lembrar este dispositivo”: dispensa o código do aplicativo nas próximas entradas. Dura 30 dias, ou até você esquecer o dispositivo em Minha conta. Nenhum programa da página consegue ler.',
          ],
        ],
      },
      ...BESIDES,
    ],
  },
  {
    since: '2026-11-23',
    changes: null,
    sections: [
      {
        title: 'Só o necessário',
        paragraphs: [
          'Usamos dois cookies, e os dois servem para você entrar com segurança. Não há cookie de publicidade, de medição nem de terceiros, e por isso não pedimos autorização para eles.',
        ],
        rows: ENTERING,
      },
      ...BESIDES,
    ],
  },
];
