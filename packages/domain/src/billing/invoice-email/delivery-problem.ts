/** What a mail server said of one address: its SMTP reply code (550), its status code (5.1.1, RFC 3463) and its words. */
export type ServerReply = { reply?: number | null; status?: string | null; text?: string | null };

/** Subject and detail of a status code, whatever its class, as RFC 3463 numbers them. */
const words: Readonly<Record<string, string>> = {
  '1.1': 'Este endereço não existe no servidor do tomador.',
  '1.2': 'O domínio deste endereço não existe ou não recebe e-mails.',
  '1.3': 'Este endereço não está escrito como um e-mail.',
  '1.6': 'Esta caixa mudou de endereço.',
  '1.10': 'O domínio deste endereço não recebe e-mails.',
  '2.1': 'Esta caixa está desativada.',
  '2.2': 'A caixa de entrada está cheia.',
  '2.3': 'A mensagem é grande demais para esta caixa.',
  '3.4': 'A mensagem é grande demais para o servidor do tomador.',
  '4.1': 'O servidor do tomador não respondeu.',
  '4.4': 'O domínio deste endereço não existe ou não recebe e-mails.',
  '4.7': 'O servidor do tomador não aceitou a mensagem a tempo.',
};
/** Security and policy: spam, block lists, missing authentication. */
const REFUSED = 'O servidor do tomador recusou a mensagem por suas regras (bloqueio ou suspeita de spam).';
const UNKNOWN = 'O servidor do tomador recusou a mensagem.';

/** Why a message did not arrive, in a person's words; what the server itself said stands in parentheses where nothing better is known. */
export const deliveryProblem = (said: ServerReply): string => {
  const status = statusOf(said);
  const [, subject, detail] = status?.split('.') ?? [];
  const reason = subject === '7' ? REFUSED : words[`${subject}.${detail}`];
  if (reason) return reason;
  const text = oneLine(said.text ?? '');
  return text === '' ? UNKNOWN : `${UNKNOWN.slice(0, -1)} (${text}).`;
};

/** Trying again would not help: a reply of class 5, unless the status code says that it is for now. */
export const isPermanent = (said: ServerReply): boolean => {
  const status = statusOf(said);
  return status ? status.startsWith('5.') : (said.reply ?? 0) >= 500;
};

const STATUS = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;

const statusOf = ({ status, text }: ServerReply): string | null => STATUS.exec(status ?? '')?.[0] ?? STATUS.exec(text ?? '')?.[0] ?? null;

const TEXT_MAX = 200;

const oneLine = (text: string): string => {
  const line = text.replace(/[\p{Control}\s]+/gu, ' ').trim();
  return line.length <= TEXT_MAX ? line : `${line.slice(0, TEXT_MAX - 1)}…`;
};
