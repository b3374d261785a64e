import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/property-runs.ts';
import { buildBrCode, crc16, readBrCode, type StaticBrCode } from './br-code.ts';
import { cnpjCheckDigits } from './cnpj.ts';
import { cpfCheckDigits } from './cpf.ts';
import { AREA_CODES } from './phone.ts';
import { formatPixKey, normalizePixKey, pixBrCodeIsValid, pixKeyMask, pixKeyType, pixTypeOf } from './pix.ts';

const UUID = '123e4567-e12b-12d1-a456-426655440000';

describe('a Pix key', () => {
  it.each([
    ['123.456.789-09', 'cpf', '12345678909', '123.456.789-09'],
    ['52998224725', 'cpf', '52998224725', '529.982.247-25'],
    ['12.ABC.345/01DE-35', 'cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['12abc34501de35', 'cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['00.000.000/0001-91', 'cnpj', '00000000000191', '00.000.000/0001-91'],
    [' Ana.Souza@Exemplo.com.br ', 'email', 'ana.souza@exemplo.com.br', 'ana.souza@exemplo.com.br'],
    // What the directory's pattern takes and a mailbox would not be called.
    ['a@b', 'email', 'a@b', 'a@b'],
    ['.ana..souza@exemplo.com.br', 'email', '.ana..souza@exemplo.com.br', '.ana..souza@exemplo.com.br'],
    ['+5511987654321', 'phone', '+5511987654321', '(11) 98765-4321'],
    ['(11) 98765-4321', 'phone', '+5511987654321', '(11) 98765-4321'],
    ['11 98765-4321', 'phone', '+5511987654321', '(11) 98765-4321'],
    ['5511987654321', 'phone', '+5511987654321', '(11) 98765-4321'],
    ['11787654321', 'phone', '+5511787654321', '(11) 78765-4321'],
    [UUID, 'random', UUID, UUID],
    [UUID.toUpperCase(), 'random', UUID, UUID],
  ])('%s is a key of type %s', (text, type, key, shown) => {
    expect(pixKeyType(text)).toBe(type);
    expect(normalizePixKey(text)).toBe(key);
    expect(formatPixKey(text)).toBe(shown);
  });

  it('of eleven digits that are a CPF and a mobile number is a CPF, unless written as a number', () => {
    const digits = `119123456${cpfCheckDigits('119123456')}`;
    const written = `(11) ${digits.slice(2, 7)}-${digits.slice(7)}`;
    expect([digits, `+55${digits}`, written].map(pixKeyType)).toEqual(['cpf', 'phone', 'phone']);
  });

  it.each([
    '',
    'abc',
    '123.456.789-00',
    '119.876.543-20',
    '12.ABC.345/01DE-36',
    '11111111111',
    'a@-b.com.br',
    'a@b..com.br',
    'ana@exemplo.com.br ou outra',
    'a&b@exemplo.com.br',
    'a%b@exemplo.com.br',
    `${'a'.repeat(64)}@exemplo.com.br`,
    'joão@exemplo.com.br',
    '+551130000000',
    '(11) 3000-0000',
    '1130000000',
    '+1 415 555 0100',
    '+5520987654321',
    UUID.replaceAll('-', ''),
    `${UUID}0`,
    UUID.replace('4', 'g'),
  ])('%s is none', (text) => {
    expect([pixKeyType(text), normalizePixKey(text), formatPixKey(text)]).toEqual([null, null, text]);
  });

  it('has a mask for each type but e-mail', () => {
    expect(pixKeyMask('document', '123')).toBe('###.###.###-##');
    expect(pixKeyMask('document', '123456789090')).toBe('##.###.###/####-##');
    expect(pixKeyMask('document', '12A')).toBe('##.###.###/####-##');
    expect(pixKeyMask('phone', '')).toBe('(##) #####-####');
    expect(pixKeyMask('random', '')).toBe('########-####-####-####-############');
    expect(pixKeyMask('email', '')).toBeNull();
    expect(pixTypeOf('cnpj')).toBe('document');
  });

  it('comes back from how it is shown, whatever its type', () => {
    const cpf = fc.stringMatching(/^[0-9]{9}$/).filter((root) => !/^(\d)\1+$/.test(root));
    const cnpj = fc.stringMatching(/^[0-9A-Z]{11}1$/);
    const key = fc.oneof(
      cpf.map((root) => root + cpfCheckDigits(root)),
      cnpj.map((root) => root + cnpjCheckDigits(root)),
      fc.tuple(fc.constantFrom(...AREA_CODES), fc.stringMatching(/^[789]\d{8}$/)).map((parts) => `+55${parts.join('')}`),
      fc.uuid(),
    );
    fc.assert(
      fc.property(key, (text) => {
        expect(normalizePixKey(text)).toBe(text);
        expect(normalizePixKey(formatPixKey(text))).toBe(text);
      }),
      runs,
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
        expect(normalizePixKey(text) === null).toBe(pixKeyType(text) === null);
        expect(pixBrCodeIsValid(text)).toBe(false);
      }),
      runs,
    );
  });
});

// The three official vectors: static and dynamic code of the Pix manual, and the BR Code manual's.
const STATIC = `00020126580014br.gov.bcb.pix0136${UUID}5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D`;
const DYNAMIC =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';
const MANUAL = `00020104141234567890123426580014BR.GOV.BCB.PIX0136${UUID}27300012BR.COM.OUTRO011001234567895204000053039865406123.455802BR5917NOME DO RECEBEDOR6008BRASILIA61087007490062190515RP12345678-201980390012BR.COM.OUTRO01190123.ABCD.3456.WXYZ6304AD38`;
const RECURRENCE =
  '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac1200026304';

/** A code with one thing changed and the checksum right again. */
const altered = (from: string, to: string, code = STATIC): string => {
  const body = code.replace(from, to).slice(0, -4);
  return body + crc16(body);
};

describe('a BR Code', () => {
  it('ends in the checksum of CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it.each([STATIC, DYNAMIC, MANUAL, ` ${STATIC}\n`, STATIC.replace('1D3D', '1d3d'), RECURRENCE + crc16(RECURRENCE)])(
    '%s is valid',
    (code) => {
      expect(pixBrCodeIsValid(code)).toBe(true);
    },
  );

  it('says its parts', () => {
    const none = { key: null, url: null, description: null, amount: null, postal_code: null, txid: null };
    const person = { ok: true, name: 'Fulano de Tal', city: 'BRASILIA' };
    expect(readBrCode(STATIC)).toEqual({ ...none, ...person, key: UUID });
    expect(readBrCode(DYNAMIC)).toEqual({ ...none, ...person, url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441' });
    expect(readBrCode(MANUAL)).toEqual({
      ...none,
      ok: true,
      key: UUID,
      amount: 12_345,
      name: 'NOME DO RECEBEDOR',
      city: 'BRASILIA',
      postal_code: '70074900',
      txid: 'RP12345678-2019',
    });
    expect(readBrCode(RECURRENCE + crc16(RECURRENCE))).toEqual({ ...none, ...person });
  });

  it.each([
    ['54', '0.00', null],
    ['54', '10', 1000],
    ['54', '10.', 1000],
    ['54', '10.5', 1050],
    ['54', '9999999999.99', 999_999_999_999],
  ])('field %s of %s is %s cents', (id, text, cents) => {
    const code = altered('5802BR', `${id}${String(text.length).padStart(2, '0')}${text}5802BR`);
    expect(readBrCode(code)).toMatchObject({ ok: true, amount: cents });
  });

  it.each([
    ['', 'Este texto não é um código Pix copia e cola. Copie o código inteiro.'],
    ['00190500954014481606906809350314337370000000100', 'Este texto não é um código Pix copia e cola. Copie o código inteiro.'],
    [STATIC.slice(0, -1), 'Este texto não é um código Pix copia e cola. Copie o código inteiro.'],
    [STATIC.slice(1), 'Este texto não é um código Pix copia e cola. Copie o código inteiro.'],
    [STATIC.slice(0, -8), 'O código Pix está incompleto ou foi alterado. Copie o código inteiro.'],
    [STATIC.replace('1D3D', '1D3E'), 'O código Pix está incompleto ou foi alterado. Copie o código inteiro.'],
    [STATIC.replace('Fulano', 'Ciclano'.slice(1)), 'O código Pix está incompleto ou foi alterado. Copie o código inteiro.'],
    [altered('000201', '000202'), 'Este texto não é um código Pix copia e cola. Copie o código inteiro.'],
    [altered('5802BR', '5802BR5802BR'), 'Este texto não é um código Pix copia e cola. Copie o código inteiro.'],
    [altered('br.gov.bcb.pix', 'br.gov.bcb.pox'), 'Este código não é do Pix.'],
    [altered(`26580014br.gov.bcb.pix0136${UUID}`, '26180014br.gov.bcb.pix'), 'Este código não é do Pix.'],
    [altered('2658', '5558'), 'Este código não é do Pix.'],
    [altered('52040000', ''), 'Falta no código Pix a categoria do recebedor.'],
    [altered('5303986', '5303840'), 'Este código Pix não é em reais, no Brasil.'],
    [altered('5802BR', '5802US'), 'Este código Pix não é em reais, no Brasil.'],
    [altered('5802BR', '54041,005802BR'), 'O valor do código Pix não é válido.'],
    [altered('5802BR', '541412345678901.005802BR'), 'O valor do código Pix não é válido.'],
    [altered('5913Fulano de Tal', `5926${'x'.repeat(26)}`), 'O nome ou a cidade do recebedor não está certo no código Pix.'],
    [altered('6008BRASILIA', `6016${'x'.repeat(16)}`), 'O nome ou a cidade do recebedor não está certo no código Pix.'],
    [altered('5913Fulano de Tal', ''), 'O nome ou a cidade do recebedor não está certo no código Pix.'],
    [altered('6008BRASILIA', ''), 'O nome ou a cidade do recebedor não está certo no código Pix.'],
    [altered('62070503***', ''), 'O identificador do código Pix não está certo.'],
    [altered('62070503***', '62070503@@@'), 'O identificador do código Pix não está certo.'],
    [altered('62070503***', '6203050'), 'O identificador do código Pix não está certo.'],
  ])('%s is refused: %s', (code, reason) => {
    expect(readBrCode(code)).toEqual({ ok: false, reason });
    expect(pixBrCodeIsValid(code)).toBe(false);
  });

  it('with one character changed is always refused', () => {
    fc.assert(
      fc.property(fc.nat(STATIC.length - 1), fc.integer({ min: 33, max: 126 }), (index, unit) => {
        const changed = STATIC.slice(0, index) + String.fromCharCode(unit) + STATIC.slice(index + 1);
        expect(pixBrCodeIsValid(changed)).toBe(
          changed.toUpperCase() === STATIC.toUpperCase() && changed.slice(0, -4) === STATIC.slice(0, -4),
        );
      }),
      runs,
    );
  });
});

describe('building a BR Code', () => {
  const parts: StaticBrCode = { key: UUID, name: 'Fulano de Tal', city: 'BRASILIA', amount: null, txid: null, description: null };
  const payloadOf = (code: Partial<StaticBrCode>): string => {
    const built = buildBrCode({ ...parts, ...code });
    return built.ok ? built.payload : built.reason;
  };

  it("gives the manual's own static code", () => {
    expect(payloadOf({})).toBe(STATIC);
  });

  it('takes accents away and cuts name and city', () => {
    const code = readBrCode(
      payloadOf({ name: 'Clínica  São João de Endocrinologia Ltda', city: 'São José do Rio Preto', description: 'Consulta médica' }),
    );
    expect(code).toMatchObject({ name: 'Clinica Sao Joao de Endoc', city: 'Sao Jose do Rio', description: 'Consulta medica' });
  });

  it.each([
    [{ name: ' ' }, 'Preencha o nome e a cidade de quem recebe.'],
    [{ city: '東京' }, 'Preencha o nome e a cidade de quem recebe.'],
    [{ amount: 0 }, 'O valor do Pix vai de R$ 0,01 a R$ 9.999.999.999,99.'],
    [{ amount: Number.NaN }, 'O valor do Pix vai de R$ 0,01 a R$ 9.999.999.999,99.'],
    [{ amount: 1e12 }, 'O valor do Pix vai de R$ 0,01 a R$ 9.999.999.999,99.'],
    [{ txid: 'com espaço' }, 'O identificador do Pix tem de 1 a 25 letras e números, sem acento.'],
    [{ txid: 'x'.repeat(26) }, 'O identificador do Pix tem de 1 a 25 letras e números, sem acento.'],
    [{ key: '' }, 'A chave Pix não é válida.'],
    [{ key: 'x'.repeat(78) }, 'A chave Pix não é válida.'],
    [{ description: 'x'.repeat(60) }, 'A descrição não cabe no código Pix junto com a chave. Escreva menos.'],
  ])('with %o is refused: %s', (wrong, reason) => {
    expect(payloadOf(wrong)).toBe(reason);
  });

  it('comes back as it was written', () => {
    const text = (length: number) => fc.stringMatching(new RegExp(`^[A-Za-z]{1,${length}}$`));
    const code = fc.record({
      key: fc.constantFrom(UUID, '12345678909', '+5511987654321', 'ana@exemplo.com.br'),
      name: text(25),
      city: text(15),
      amount: fc.option(fc.integer({ min: 1, max: 999_999_999_999 })),
      txid: fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)),
      description: fc.option(text(30)),
    });
    fc.assert(
      fc.property(code, (written) => {
        expect(readBrCode(payloadOf(written))).toEqual({ ok: true, ...written, url: null, postal_code: null });
      }),
      runs,
    );
  });
});
