import { isCleanText } from '../../shared/text/text.ts';

/** A refusal as the national system words it: `codigo`, `descricao` and sometimes `complemento`. */
export type EmitterRefusal = { code: string; description: string; complement: string | null };

/** What is stored of a refusal and shown to a person: the first code, and what to do about each. */
export type Rejection = { code: string; message: string };

/**
 * A refusal in words that a person can act on. What only the system could know has our own words, with what to do; for the rest, which `preflight`
 * would have told, the system's own are kept. Never empty.
 */
export const rejectionOf = (refusals: readonly EmitterRefusal[]): Rejection => {
  const messages = refusals.map(messageOf);
  return {
    code: refusals[0]?.code || 'SEM-CODIGO',
    message: [...new Set(messages)].join(' ') || UNSAID,
  };
};

/** Whether another certificate is what a refusal asks for. */
export const isAboutCertificate = (code: string): boolean => wordsOf(code)?.endsWith(CERTIFICATE) ?? false;

const wordsOf = (code: string): string | undefined => (Object.hasOwn(WORDS, code) ? WORDS[code] : undefined);

const messageOf = ({ code, description, complement }: EmitterRefusal): string => {
  const own = wordsOf(code);
  if (own) return own;
  const explanation = [description, complement].filter((text): text is string => !!text && isCleanText(text)).join(' ');
  if (explanation) return `O emissor nacional recusou: ${sentence(explanation)}`;
  return code ? `O emissor nacional recusou com o código ${code}.` : UNSAID;
};

const sentence = (text: string): string => {
  const bare = text.replace(/\s+/g, ' ').trim().slice(0, 600);
  return /[.!?]$/.test(bare) ? bare : `${bare}.`;
};

const UNSAID = 'O emissor nacional recusou o pedido e não disse por quê. Tente de novo ou emita pelo portal.';
const CERTIFICATE = 'Envie um certificado A1 válido da empresa em Certificado digital.';
const TRANSMITTER = `O emissor nacional não aceitou o certificado da empresa. ${CERTIFICATE}`;
const OURS = 'Avise o suporte do Esteto: o documento não foi aceito como foi montado. Enquanto isso, emita pelo portal.';

/** Anexo I (RN_RECEPCAO_DPS and RN DPS_NFS-e) and Anexo II (RN EVENTO) of the layout, versions 1.01 of 2026. */
const WORDS: Readonly<Record<string, string>> = {
  E0001: `A versão do leiaute deixou de ser aceita. ${OURS}`,
  E0004: `O identificador da DPS não confere. ${OURS}`,
  E0014: 'Já existe uma nota com esta série e este número, feita em outro sistema. Transmita de novo: o próximo número será usado.',
  E0714: `A assinatura não confere. ${OURS}`,
  E0715: `O certificado que assinou venceu, foi revogado ou não é da ICP-Brasil. ${CERTIFICATE}`,
  E0716: `O certificado que assinou não serve para notas fiscais. ${CERTIFICATE}`,
  E0717: `Faltou a assinatura. ${OURS}`,
  E0718: `O certificado que assinou não é desta empresa. ${CERTIFICATE}`,
  E1200: TRANSMITTER,
  E1203: `O certificado da empresa venceu. ${CERTIFICATE}`,
  E1205: TRANSMITTER,
  E1206: TRANSMITTER,
  E1207: `O certificado da empresa foi revogado. ${CERTIFICATE}`,
  E1208: TRANSMITTER,
  E1209: TRANSMITTER,
  E1225: OURS,
  E1226: OURS,
  E1228: OURS,
  E1229: OURS,
  E1242: OURS,
  E9996: 'Só o prestador do serviço pode emitir a nota.',
  E0802: 'Esta nota já tem um cancelamento registrado. Atualize a página para ver a situação dela.',
  E1805: 'Esta nota já tem um cancelamento registrado. Atualize a página para ver a situação dela.',
  E0812: `O cancelamento precisa do certificado da própria empresa. ${CERTIFICATE}`,
  E0822: 'O prazo do município para cancelar já passou. Peça o cancelamento à prefeitura ou substitua a nota.',
  E0823: 'O valor da nota passa do limite do município para cancelar. Peça o cancelamento à prefeitura.',
  E0824: 'O município não deixa cancelar nota sem tomador identificado. Peça o cancelamento à prefeitura.',
  E0827: 'O imposto desta nota já foi recolhido e o município não deixa mais cancelar. Peça o cancelamento à prefeitura.',
  E0831: 'Esta nota foi gerada em outro ambiente. Cancele por lá.',
  E0840: 'A situação da nota no emissor nacional não permite o cancelamento: ela já foi cancelada, substituída ou bloqueada.',
  E1831: 'O emissor nacional não conhece esta nota. Espere alguns minutos e tente de novo.',
  E8001: 'O prazo do município para cancelar já passou. Peça o cancelamento à prefeitura ou substitua a nota.',
};
