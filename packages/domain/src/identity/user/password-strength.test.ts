import { describe, expect, it } from 'vitest';
import { passwordStrength, weakPasswordProblem } from './password-strength.ts';

const ABOUT = ['Ana Souza', 'ana@souza.com.br'];

describe('the strength of a password', () => {
  it.each([
    ['12345678', 'weak', 'Está entre as dez senhas mais usadas. Junte três ou quatro palavras sem relação entre si.'],
    ['senha123', 'weak', 'É uma senha que muita gente usa. Junte três ou quatro palavras sem relação entre si.'],
    ['esteto2026', 'weak', 'Quem conhece você tentaria isto primeiro. Junte três ou quatro palavras sem relação entre si.'],
    ['souza1990', 'weak', 'Quem conhece você tentaria isto primeiro. Junte três ou quatro palavras sem relação entre si.'],
    ['X9#kk2!pQz', 'good', null],
    ['cavalo bateria grampo', 'strong', null],
  ])('%s is %s', (password, level, advice) => {
    expect(passwordStrength(password, ABOUT)).toEqual({ level, advice });
  });

  it.each(['qz7-kwirp-9vlumnat', 'QZ7-Kwirp-9vlumnat', 'qz7-kwirp-9vlumnat@souza.com.br'])(
    'that is the e-mail, or its name, is weak however odd: %s',
    (password) => {
      expect(passwordStrength(password, ['Ana Souza', 'qz7-kwirp-9vlumnat@souza.com.br'])).toMatchObject({ level: 'weak' });
      expect(passwordStrength(password)).toMatchObject({ level: 'strong' });
    },
  );

  it('refuses the weak ones only, with the reason', () => {
    expect(weakPasswordProblem('flamengo10')).toMatch(/^Senha fácil de adivinhar\. /);
    expect(weakPasswordProblem('uma senha comprida')).toBeNull();
    expect(weakPasswordProblem('')).not.toBeNull();
  });
});
