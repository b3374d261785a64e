import { describe, expect, it } from 'vitest';
import { name } from '../schema/fields.ts';
import { parse } from '../schema/parse.ts';
import { hasWebAddress } from './web-address.ts';

const field = name('Nome').required();

describe('a name', () => {
  it.each([
    'Ganhe 5 mil reais em https://exemplo.test/premio',
    'HTTP://x',
    'http:x',
    'www.exemplo.test',
    'Acesse WWW .exemplo',
    'Ganhe já: premio.com',
    'premio.com.br',
    'clique em premio.COM!',
    'bit.ly/abc',
    't.me/golpe',
    'exemplo.museum/x',
    'exemplo.zone?x=1',
    'exemplo.host:8080/x',
    'ana@demo.test',
    '@ganhe',
    'veja 192.168.0.1',
    'premio．com',
    'premio。com',
    'ｗｗｗ．exemplo',
  ])('%s holds an address', (value) => {
    expect(parse(field, value)).toEqual({ ok: false, errors: { '': ['Nome: escreva só o nome, sem endereço de site ou de e-mail.'] } });
  });

  it('holds an address with invisible letters between', () => {
    expect(hasWebAddress('pre\u200bmio.c\u200bom')).toBe(true);
  });

  it.each([
    'Ana Souza',
    'Dra. Ana M. Souza',
    'Dr.Ana Souza',
    'A. B. C. Serviços Médicos Ltda.',
    'Clínica São Lucas S.A.',
    'Souza & Lima S/S Ltda. - ME',
    'Souza Serviços Ltda.ME',
    'Hospital 24/7',
    "D'Ávila",
    'Comercial Brasil',
    'Centro Médico nº 1.234',
    'J.P. Med',
    'Ana Souza (Anestesia)',
    'Instituto Web de Saúde',
  ])('%s is a name', (value) => {
    expect(parse(field, value)).toEqual({ ok: true, value });
  });
});
