import type { Policy } from '../../features/politica/policy.ts';

// What the product really keeps: docs/rules/sessions.md. A new cookie or key is a new version here.

export const cookiePolicy: Policy = [
  {
    since: '2026-11-23',
    changes: null,
    sections: [
      {
        title: 'Só o necessário',
        paragraphs: [
          'Usamos dois cookies, e os dois servem para você entrar com segurança. Não há cookie de publicidade, de medição nem de terceiros, e por isso não pedimos autorização para eles.',
        ],
        rows: [
          [
            'Sessão',
            'Mantém você conectado. Dura até sair da conta, 7 dias sem uso ou 30 dias no total. Nenhum programa da página consegue ler.',
          ],
          [
            'Navegador conhecido (esteto_device)',
            'Reconhece um navegador em que você já entrou, para que tentativas de outras pessoas não façam você esperar. Dura 180 dias.',
          ],
        ],
      },
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
    ],
  },
];
