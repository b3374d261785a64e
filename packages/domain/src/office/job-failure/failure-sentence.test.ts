import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureSentence, masked } from './failure-sentence.ts';

describe('why a job failed', () => {
  it.each([
    [null, 'Erro inesperado.'],
    ['Error: connect ECONNREFUSED 127.0.0.1:1025', 'O servidor do outro lado não atende.'],
    ['Error: getaddrinfo ENOTFOUND smtp.clinica.test', 'O endereço do outro servidor não foi encontrado.'],
    ['Error: Greeting never received', 'O outro servidor demorou demais para responder.'],
    ['Error: Message failed: 552 5.2.2 Mailbox full', 'O servidor de e-mail recusou a mensagem (552).'],
    ['Error: Invalid login: 535 5.7.8 user ana senha x', 'O servidor de e-mail recusou o usuário ou a senha.'],
    ['AggregateError: 2 companies failed: 12, 14', 'Falhou em 2 registros; nos outros foi feita.'],
    ['AggregateError: 1 rows failed: 7', 'Falhou em 1 registro; nos outros foi feita.'],
    [
      'DrizzleQueryError: Failed query: insert into users (cpf) values ($1)\nparams: 123.456.789-09',
      'O banco de dados recusou a gravação.',
    ],
    ['TypeError: cannot read x', 'Erro inesperado: cannot read x'],
  ])('%j: %s', (message, sentence) => {
    expect(failureSentence(message)).toBe(sentence);
  });
});

describe('what stays of a message', () => {
  it.each([
    ['sent to ana@clinica.test today', 'sent to [e-mail] today'],
    ['CPF 123.456.789-09 unknown', 'CPF [número] unknown'],
    ['at https://ana:x@host/secret?token=1', 'at [endereço]'],
    ['password: hunter2 refused', 'password […] refused'],
    ['name "Ana Souza" is long', 'name […] is long'],
    ['key 9f86d081884c7d659a2feaa0c55ad015 used', 'key […] used'],
  ])('%j: %s', (message, line) => {
    expect(masked(message)).toBe(line);
  });

  it('never shows an address or a document, whatever stands around them', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'B', ' ', ':', ',', '(', '.'), maxLength: 20 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const told = failureSentence(`Error: ${before} ana@clinica.test ${after} 123.456.789-09`);
        expect(told).not.toMatch(/clinica|456|789/);
      }),
    );
  });
});
