import type { Policy } from '../../features/politica/policy.ts';

// Lei 13.709/2018 (LGPD): what its art. 9 asks to be told. Retention: Código Tributário Nacional, arts. 173 and 174; Marco Civil, art. 15.

export const privacyPolicy: Policy = [
  {
    since: '2026-11-23',
    changes: null,
    sections: [
      {
        title: 'Quais dados tratamos',
        paragraphs: ['Tratamos os dados de que a sua empresa precisa para existir, faturar e pagar impostos.'],
        rows: [
          ['De você', 'Nome, e-mail, telefone, CPF, endereço, registro no conselho e o que a abertura e o contrato da empresa exigem.'],
          ['Da sua empresa', 'Cadastro, sócios, notas fiscais, recebimentos, boletos, extratos, guias e documentos.'],
          ['Dos seus tomadores', 'O que uma nota fiscal exige: nome, CPF ou CNPJ, endereço e o e-mail para onde ela vai.'],
          ['Do uso', 'Data, hora e endereço IP dos acessos e o que foi alterado por quem.'],
        ],
      },
      {
        title: 'Para quê, e com que base na lei',
        paragraphs: ['Cada uso tem a sua base no artigo 7º da LGPD.'],
        rows: [
          ['Prestar o serviço contratado', 'Execução de contrato (inciso V).'],
          ['Emitir notas, entregar declarações e guardar o que a lei manda', 'Obrigação legal (inciso II).'],
          ['Proteger a sua conta e registrar quem fez o quê', 'Obrigação legal e legítimo interesse (incisos II e IX).'],
          ['Convites, simulações e novidades', 'Consentimento (inciso I), que você retira quando quiser.'],
        ],
      },
      {
        title: 'Com quem compartilhamos',
        paragraphs: [
          'Com os órgãos públicos que recebem notas e declarações (Receita Federal, estados e prefeituras), com os conselhos de medicina na abertura e no licenciamento, e com os tomadores que recebem as suas notas. Ninguém paga pelos seus dados, e eles não servem para publicidade.',
        ],
      },
      {
        title: 'Por quanto tempo',
        paragraphs: [
          'Enquanto houver contrato. Depois, notas, guias e documentos fiscais ficam pelo prazo em que o fisco pode conferi-los (cinco anos, contados como dizem os artigos 173 e 174 do Código Tributário Nacional), e os registros de acesso por seis meses (Marco Civil da Internet, artigo 15). O que não tem prazo na lei é apagado.',
        ],
      },
      {
        title: 'Como protegemos',
        paragraphs: [
          'A conexão é cifrada. Senhas são guardadas de um jeito que nem nós conseguimos ler, e credenciais e certificados ficam cifrados. Cada pessoa vê só o que a sua função permite, e cada alteração fica registrada. Você pode ativar a autenticação em dois fatores.',
        ],
      },
      {
        title: 'Seus direitos',
        paragraphs: [
          'Você pode pedir para confirmar, ver, corrigir, levar para outro serviço ou apagar os seus dados, saber com quem foram compartilhados e retirar um consentimento (LGPD, artigo 18). Responda a qualquer e-mail nosso ou fale com o seu analista. Se a resposta não servir, você pode procurar a Autoridade Nacional de Proteção de Dados.',
        ],
      },
    ],
  },
];
