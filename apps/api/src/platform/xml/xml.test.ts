import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { newAuthority } from '../../demo/made-certificates.ts';
import { readXml } from './read-xml.ts';
import { signXml } from './sign-xml.ts';
import { writeXml } from './write-xml.ts';

const root = { name: 'DPS', namespace: 'http://www.sped.fazenda.gov.br/nfse', version: '1.01' };
const write = (content: Parameters<typeof writeXml>[1]['content']) => writeXml(root, { name: 'infDPS', id: 'DPS1', content });
const HOSTILE = 'Ana & "Bia" <b>\r\nfim ]]> \u2028 ção';

describe('a document', () => {
  test('is written in order, without what is not there', () => {
    expect(write({ serie: '1', toma: undefined, serv: { x: 'a', y: undefined } })).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><DPS xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01">' +
        '<infDPS Id="DPS1"><serie>1</serie><serv><x>a</x></serv></infDPS></DPS>',
    );
  });

  test('gives back any text that was written', () => {
    const read = readXml(write({ serv: { xDescServ: HOSTILE, vazio: '' } }));
    expect(read?.text('infDPS/serv/xDescServ')).toBe(HOSTILE.replaceAll(/\r\n|\u2028/g, '\n'));
    expect(read?.text('infDPS/serv/vazio')).toBe('');
    expect(read?.text('infDPS/nada/xDescServ')).toBeNull();
    expect(read?.at('infDPS')?.attribute('Id')).toBe('DPS1');
    expect(read?.attribute('nada')).toBeNull();
  });

  test.each([
    'not xml',
    '',
    '<a><b></a>',
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
    '<?xml version="1.0"?><!doctype a SYSTEM "file:///etc/passwd"><a/>',
  ])('%j is none', (text) => {
    expect(readXml(text)).toBeNull();
  });
});

describe('a signature', () => {
  const { key, certificate } = newAuthority().issue({ name: 'X', cnpj: '11222333000181' });
  const signed = signXml(write({ xDescServ: HOSTILE }), 'DPS1', { key, certificate });
  const holds = (xml: string): boolean => {
    const check = new SignedXml({ publicCert: certificate });
    check.loadSignature(new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('Signature')[0] as never);
    try {
      return check.checkSignature(xml);
    } catch {
      return false;
    }
  };

  test('stands last in the root, without prefix, over the element by its Id, with the certificate', () => {
    expect(signed).toMatch(/<\/infDPS><Signature xmlns="http:\/\/www\.w3\.org\/2000\/09\/xmldsig#">.*<\/Signature><\/DPS>$/s);
    expect(signed).toContain('<Reference URI="#DPS1">');
    expect(signed).toContain(certificate.replaceAll(/-----[A-Z ]+-----|\s/g, '').slice(0, 200));
  });

  test('holds, and no longer when a letter is changed', () => {
    expect(holds(signed)).toBe(true);
    expect(holds(signed.replace('Bia', 'Bea'))).toBe(false);
  });
});
