import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { isNearEqualClient, NEAR_EQUAL, nameLikeness } from './near-equal.ts';

/** One client, written twice. */
const SAME = [
  ['Hospital São Lucas Ltda', 'HOSP. SAO LUCAS'],
  ['Hospital São Lucas LTDA.', 'HOSPITAL SAO LUCAS S/A'],
  ['Hospital São Lucas', 'Hosp. S. Lucas'],
  ['Hospital e Maternidade São Lucas', 'Hospital São Lucas'],
  ['Clínica Vida Ltda - ME', 'clinica vida'],
  ['Clínica Vida', 'Clínica Vida Serviços Médicos Ltda.'],
  ['Clínica Médica Bela Vista', 'Clin. Bela Vista EIRELI'],
  ['Santa Casa', 'SANTA  CASA'],
  ['Irmandade da Santa Casa de Misericórdia de Santos', 'Santa Casa de Santos'],
  ['Irmandade da Santa Casa de Misericórdia de Santos', 'STA CASA MISERICORDIA SANTOS'],
  ['Maternidade Nossa Senhora da Conceição', 'Mat. N. Sra. Conceição'],
  ['Hospital N. S. das Graças', 'Hospital Nossa Senhora das Graças'],
  ['Unimed Campinas', 'Unimed Campinas Cooperativa de Trabalho Médico'],
  ['Prefeitura Municipal de Recife', 'Município de Recife'],
  ['Prefeitura do Recife', 'PREF. MUN. DE RECIFE'],
  ['Hospital Israelita Albert Einstein', 'Hospital Israelita Albert Einsten'],
  ['Hospital Pró-Cardíaco', 'Hospital Procardíaco'],
  ['Hospital Nove de Julho', 'Hospital 9 de Julho S.A.'],
  ['Hospital Pio XII', 'Hosp. Pio 12'],
  ['UPA 24h Jardim Íris', 'UPA Jardim Iris'],
  ['Instituto Oswaldo Cruz', 'Inst. Osvaldo Cruz'],
  ['Hospital São Luiz', 'Hospital São Luís'],
  ['Laboratório Santa Thereza', 'LAB STA TERESA LTDA'],
  ['Associação Beneficente Hospital Vera Cruz', 'Hospital Vera Cruz'],
  ['José Antônio de Lima', 'Jose A. Lima'],
  ['Maria Aparecida da Silva', 'MARIA APARECIDA SILVA'],
  ['Cooperativa dos Anestesiologistas', 'Coop. Anestesiologistas'],
  ['Hospital Beneficência Portuguesa', 'Hospital Beneficiência Portuguesa'],
  ['Sabin Medicina Diagnóstica', 'Sabin Medicina Diagnsótica S/A'],
] as const;

/** Two clients, or two units of one. */
const OTHERS = [
  ['Hospital São Lucas', 'Hospital São Luiz'],
  ['Hospital São Lucas', 'Hospital Santa Lúcia'],
  ['Hospital São Lucas', 'Clínica São Lucas'],
  ['Hospital São Lucas', 'Laboratório São Lucas'],
  ['Hospital São Lucas', 'Hospital São Lucas - Unidade Norte'],
  ['Hospital São Lucas - Unidade Norte', 'Hospital São Lucas - Unidade Sul'],
  ['Hospital São Lucas - Unidade Centro', 'Hospital São Lucas - Unidade Sul'],
  ['Hospital São Lucas', 'Hospital São Lucas Unidade Centro'],
  ['Hospital São Lucas de Campinas', 'Hospital São Lucas de Santos'],
  ['UPA Centro', 'UPA Norte'],
  ['UBS Vila Nova 1', 'UBS Vila Nova 2'],
  ['UBS Vila Nova I', 'UBS Vila Nova II'],
  ['Hospital Pio XII', 'Hospital Pio XI'],
  ['Clínica Vida', 'Clínica Vida Plena'],
  ['Santa Casa', 'Santa Casa de Santos'],
  ['Santa Casa de Santos', 'Santa Casa de São Paulo'],
  ['Hospital Santa Marta', 'Hospital Santa Maria'],
  ['Hospital Santa Mônica', 'Hospital Santa Marina'],
  ['Maternidade Santa Lúcia', 'Hospital Santa Lúcia'],
  ['Hospital Regional de Marília', 'Hospital Municipal de Marília'],
  ['Unimed Campinas', 'Unimed Curitiba'],
  ['Unimed Campinas', 'Bradesco Saúde'],
  ['Prefeitura Municipal de Recife', 'Prefeitura Municipal de Olinda'],
  ['Prefeitura Municipal de Recife', 'Fundo Municipal de Saúde de Recife'],
  ['Coopmed Leste', 'Coopmed Planalto'],
  ['João Pedro Souza', 'João Paulo Souza'],
  ['Maria da Silva', 'Maria Souza Silva'],
  ['Fernanda Oliveira', 'Fernando Oliveira'],
  ['Ana Lima', 'Anabela Lima'],
  ['Clínica Médica', 'Clínica Odontológica'],
  ['Rede D’Or São Luiz', 'Rede Mater Dei'],
  ['Hospital das Clínicas', 'Hospital do Coração'],
] as const;

describe('near-equal names', () => {
  it.each(SAME)('%s = %s', (a, b) => {
    expect(nameLikeness(a, b)).toBeGreaterThanOrEqual(NEAR_EQUAL);
  });

  it.each(OTHERS)('%s is not %s', (a, b) => {
    expect(nameLikeness(a, b)).toBeLessThan(NEAR_EQUAL);
  });

  it('keeps a distance on both sides of the line', () => {
    const of = (pairs: typeof SAME | typeof OTHERS) => pairs.map(([a, b]) => nameLikeness(a, b));
    expect(Math.min(...of(SAME))).toBeGreaterThanOrEqual(0.89);
    expect(Math.max(...of(OTHERS))).toBeLessThanOrEqual(0.82);
  });

  it('is the same in either direction, from 0 to 1, whatever the names', () => {
    const word = fc.constantFrom('Hospital', 'HOSP.', 'São', 'S.', 'Lucas', 'Luca', 'Marília', 'II', '9', 'Ltda', 'X', 'de');
    const anyName = fc.oneof(
      fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
      fc.string(),
    );
    fc.assert(
      fc.property(anyName, anyName, (a, b) => {
        const likeness = nameLikeness(a, b);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  it('finds a name like itself, in any case and without its accents', () => {
    const letters = fc.stringMatching(/^[A-Za-zçãéô]{3,12}( [A-Za-zçãéô]{3,12}){0,4}$/);
    fc.assert(
      fc.property(letters, (name) => {
        const plain = name.normalize('NFD').replace(/\p{Mark}/gu, '');
        const isMute = nameLikeness(name, name) === 0;
        expect(nameLikeness(name, plain.toUpperCase())).toBe(isMute ? 0 : 1);
      }),
      runs,
    );
  });
});

describe('near-equal clients', () => {
  const root = { name: 'Rede Hospitalar Vale Verde', document: '11222333000181' };

  it('compares names with trade names', () => {
    const known = { name: 'Associação Hospitalar de Campinas', fantasy_name: 'Hospital São Lucas' };
    expect(isNearEqualClient({ name: 'HOSP SAO LUCAS' }, known)).toBe(true);
    expect(isNearEqualClient({ name: 'Outro nome', fantasy_name: 'S. Lucas Hospital' }, known)).toBe(true);
    expect(isNearEqualClient({ name: 'Hospital São Luiz' }, known)).toBe(false);
  });

  it('tells the branches of one company apart', () => {
    expect(isNearEqualClient(root, { ...root, document: '11222333000262' })).toBe(false);
    expect(isNearEqualClient(root, { ...root, document: null })).toBe(true);
    expect(isNearEqualClient(root, { ...root, document: '12ABC34501DE35' })).toBe(true);
    expect(isNearEqualClient(root, { ...root, document: '11222333' })).toBe(true);
  });
});
