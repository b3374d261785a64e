import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { isAboutCertificate, rejectionOf } from './rejection.ts';

const refusal = (code: string, description = 'Regra', complement: string | null = null) => ({ code, description, complement });

it('says what to do about what only the system could know', () => {
  expect(rejectionOf([refusal('E0822', 'Cancelamento fora do prazo')])).toEqual({
    code: 'E0822',
    message: 'O prazo do município para cancelar já passou. Peça o cancelamento à prefeitura ou substitua a nota.',
  });
});

it("keeps the system's words for the rest, complement included, and the first code", () => {
  const refusals = [refusal('E0310', 'O código de tributação nacional não existe', 'Campo: cTribNac'), refusal('E0714')];
  expect(rejectionOf(refusals)).toEqual({
    code: 'E0310',
    message:
      'O emissor nacional recusou: O código de tributação nacional não existe Campo: cTribNac. ' +
      'A assinatura não confere. Avise o suporte do Esteto: o documento não foi aceito como foi montado. Enquanto isso, emita pelo portal.',
  });
});

it.each([
  ['E0718', true],
  ['E1203', true],
  ['E0310', false],
  ['toString', false],
])('%s asks for another certificate: %s', (code, asks) => {
  expect(isAboutCertificate(code)).toBe(asks);
});

it('says the same only once', () => {
  expect(rejectionOf([refusal('E1225'), refusal('E1226')]).message.match(/Avise/g)).toHaveLength(1);
});

it.each([
  [[], { code: 'SEM-CODIGO', message: expect.stringContaining('não disse por quê') }],
  [[refusal('', '')], { code: 'SEM-CODIGO', message: expect.stringContaining('não disse por quê') }],
  [[refusal('E0001', 'x\u0000')], { code: 'E0001', message: expect.stringContaining('versão') }],
  [[refusal('E5555', 'x\u0000')], { code: 'E5555', message: 'O emissor nacional recusou com o código E5555.' }],
])('%j still says something', (refusals, rejection) => {
  expect(rejectionOf(refusals)).toEqual(rejection);
});

it('is never empty nor long, whatever comes', () => {
  const any = fc.record({ code: fc.string(), description: fc.string(), complement: fc.option(fc.string({ maxLength: 5000 })) });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 3 }), (refusals) => {
      const { code, message } = rejectionOf(refusals);
      expect(code).not.toBe('');
      expect(message.length).toBeGreaterThan(10);
      expect(message.length).toBeLessThan(2000);
    }),
    runs,
  );
});
