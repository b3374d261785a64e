/** What staff asks, and what the doctor answers. */
export const QUESTIONS = [
  ['O hospital pede o número do pedido de compra na discriminação. Qual é?', 'Pedido 4500127733.'],
  ['Faltou dizer em quais dias foram os plantões.', 'Foram os plantões de domingo à noite, conforme a escala.'],
  [
    'O valor não bate com o demonstrativo da operadora. Pode conferir?',
    'Conferi: o valor da solicitação está certo, o demonstrativo saiu sem o último atendimento.',
  ],
] as const;

/** What the emitter says when it refuses. */
export const REJECTIONS = [
  { code: 'E0207', message: 'Inscrição municipal do prestador não encontrada no cadastro do município.' },
  { code: 'E0310', message: 'Código de tributação nacional não administrado pelo município na competência informada.' },
] as const;

/** What doctors write to the staff beside a request. */
export const NOTES = [
  'Preciso desta nota até sexta-feira.',
  'Favor citar a escala do mês na discriminação.',
  'O financeiro do hospital mudou de e-mail, já atualizei no cadastro.',
] as const;
