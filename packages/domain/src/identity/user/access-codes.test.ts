import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { CODE_SIGNS, formatRecoveryCode, RECOVERY_CODE_LENGTH, readSecondFactor, recoveryCodesLeft } from './access-codes.ts';

it.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['000-000', { kind: 'app', code: '000000' }],
  ['ABCDE-FGHJK', { kind: 'recovery', code: 'ABCDEFGHJK' }],
  ['abcdefghjk', { kind: 'recovery', code: 'ABCDEFGHJK' }],
  ['2345678923', { kind: 'recovery', code: '2345678923' }],
])('reads %j', (typed, expected) => {
  expect(readSecondFactor(typed)).toEqual(expected);
});

it.each(['', '12345', '1234567', '12345a', '１２３４５６', '٣٣٣٣٣٣', 'ABCDEFGHJ', 'ABCDEFGHJKL', 'ABCDE-FGHIO', '1234567890'])(
  'takes %j for nothing',
  (typed) => {
    expect(readSecondFactor(typed)).toBeNull();
  },
);

it('reads every recovery code as it is shown', () => {
  const codes = fc.string({ unit: fc.constantFrom(...CODE_SIGNS), minLength: RECOVERY_CODE_LENGTH, maxLength: RECOVERY_CODE_LENGTH });
  fc.assert(
    fc.property(codes, (code) => {
      expect(readSecondFactor(formatRecoveryCode(code).toLowerCase())).toEqual({ kind: 'recovery', code });
    }),
    runs,
  );
});

it.each([
  [10, 'Restam 10 de 10 códigos de recuperação.', false],
  [3, 'Restam 3 de 10 códigos de recuperação.', false],
  [2, 'Restam 2 de 10 códigos de recuperação.', true],
  [1, 'Resta 1 de 10 códigos de recuperação.', true],
  [0, 'Não resta nenhum código de recuperação.', true],
])('says of %i that are left: %s', (left, words, few) => {
  expect(recoveryCodesLeft({ left, total: 10 })).toEqual({ words, few });
});
