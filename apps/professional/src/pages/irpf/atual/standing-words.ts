import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';

type Standing = Pick<OwnReturn, 'status' | 'approved_at' | 'audit_note' | 'price'> & { lacking: number };

/** What is happening with a return now, and who it waits for. `lacking`: documents that its person has still to send. */
export const standingWords = ({ status, approved_at, audit_note, price, lacking }: Standing): string => {
  switch (status) {
    case 'not_started':
      return 'A declaração está aberta. Quando a equipe pedir os documentos, você recebe um aviso; o que já tiver, pode enviar agora.';
    case 'quote':
      return `A declaração custa ${formatMoney(price)} e começa depois do pagamento.`;
    case 'awaiting_documents':
      return lacking > 0
        ? `A equipe espera por ${countOf(lacking, 'documento seu', 'documentos seus')} para preencher a declaração.`
        : 'Você já enviou todos os documentos. Agora a equipe confere e preenche a declaração.';
    case 'filling':
      return 'A equipe está preenchendo a declaração.';
    case 'in_review':
      return 'A declaração está preenchida, e a equipe confere antes de pedir a sua aprovação.';
    case 'awaiting_approval':
      return approved_at === null
        ? 'A declaração está pronta e só é transmitida com a sua aprovação.'
        : 'Você aprovou a declaração. Agora a equipe transmite à Receita Federal.';
    case 'transmitted':
      return 'A declaração foi entregue à Receita Federal, que ainda vai processá-la.';
    case 'processed':
      return 'A Receita Federal processou a declaração.';
    case 'audited':
      return `A Receita Federal reteve a declaração em malha fina${audit_note ? `: ${audit_note}` : '.'}`;
    case 'amended':
      return 'Uma declaração retificadora tomou o lugar desta.';
    case 'finished':
      return 'Está tudo feito nesta declaração.';
    case 'cancelled':
      return 'Esta declaração foi cancelada e não será transmitida.';
  }
};
