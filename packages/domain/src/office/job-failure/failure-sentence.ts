import { countOf } from '../../shared/text/text.ts';

// Why a job failed, in one sentence. What a program says of itself names people, passwords and rows: what is known is put in words, and of the
// rest only a line without any of that is shown.

const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/Failed query|violates .+ constraint|deadlock detected|duplicate key/i, 'O banco de dados recusou a gravação.'],
  [/statement timeout|lock timeout|idle-in-transaction/i, 'O banco de dados demorou demais para responder.'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'O servidor do outro lado não atende.'],
  [/ENOTFOUND|EAI_AGAIN/, 'O endereço do outro servidor não foi encontrado.'],
  [/ETIMEDOUT|ESOCKETTIMEDOUT|timed? ?out|Greeting never received/i, 'O outro servidor demorou demais para responder.'],
  [/ECONNRESET|EPIPE|socket hang up|Connection closed|connection terminated/i, 'A conexão caiu no meio.'],
  [/certificate has expired|self.signed certificate|unable to verify/i, 'O certificado do outro servidor não é confiável.'],
  [/ENOSPC|no space left/i, 'O disco está cheio.'],
  [/ENOENT|no such file/i, 'Um arquivo que devia existir não foi encontrado.'],
  [/EACCES|EPERM|permission denied/i, 'O servidor não tem permissão para abrir um arquivo.'],
  [/Invalid login|\b535\b|authentication failed/i, 'O servidor de e-mail recusou o usuário ou a senha.'],
  [/job (failed|timeout|stalled)|heartbeat|handler execution exceeded/i, 'A tarefa parou no meio e não terminou.'],
  [/Registro não encontrado|not found|\b404\b/i, 'O registro de que ela trata não existe mais.'],
];

/** The error of a job that goes through many rows (`each`). */
const MANY = /^(?:Aggregate)?Error: (\d+) [a-z -]+ failed:/;
/** The mail server's own answer. */
const REPLY = /\b([45]\d\d)[ -](?:[45]\.\d{1,3}\.\d{1,3} )?/;

export const failureSentence = (message: string | null): string => {
  const said = (message ?? '').trim();
  const many = MANY.exec(said);
  if (many) return `Falhou em ${countOf(Number(many[1]), 'registro', 'registros')}; nos outros foi feita.`;
  const failure = KNOWN.find(([pattern]) => pattern.test(said));
  if (failure) return failure[1];
  const reply = /smtp|mail|recipient|mailbox|message failed/i.test(said) ? REPLY.exec(said)?.[1] : undefined;
  if (reply) return `O servidor de e-mail recusou a mensagem (${reply}).`;
  const line = masked(said.replace(/^(\w*Error): /, '').split('\n', 1)[0] ?? '');
  return line === '' ? 'Erro inesperado.' : `Erro inesperado: ${line}`;
};

const MOST = 160;

/** Without addresses, documents, numbers that could be one's, secrets, and what stands in quotes. */
export const masked = (text: string): string => {
  const line = text
    .replace(/[\p{Control}\s]+/gu, ' ')
    .replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '[endereço]')
    .replace(/[^\s@<>"']+@[^\s@<>"',;:]+/g, '[e-mail]')
    .replace(/(["'“‘`])(?:(?!\1).)*["'”’`]/g, '[…]')
    .replace(/\b(senha|password|token|secret|authorization|bearer|api.?key)\b\s*[:=]?\s*\S+/gi, '$1 […]')
    .replace(/\b[\w-]{24,}\b/g, '[…]')
    .replace(/\d[\d.\-/() ]{5,}\d/g, '[número]')
    .trim();
  return line.length <= MOST ? line : `${line.slice(0, MOST - 1)}…`;
};
