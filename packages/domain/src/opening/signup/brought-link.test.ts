import { expect, it } from 'vitest';
import { firstSimulation } from '../simulation/simulation-input.ts';
import { readBrought, writeBrought } from './brought-link.ts';

const read = (query: string) => readBrought(new URLSearchParams(query), '2026-11');
const nothing = { coupon: null, referral: null, proposal: null, simulation: null };

it.each([
  ['', null],
  ['utm_source=x&tipo=new_company', null],
  ['cupom=AMIGO10', { ...nothing, coupon: 'AMIGO10' }],
  ['indicacao=K7QX2MBD&proposta=abc', { ...nothing, referral: 'K7QX2MBD', proposal: 'abc' }],
  ['receita=42000', { ...nothing, simulation: { ...firstSimulation('2026-11'), revenue: 4_200_000 } }],
])('reads what %j brings', (query, brought) => {
  expect(read(query)).toEqual(brought);
});

it('loses nothing from one address to the next, and takes the newer simulation', () => {
  const brought = read('cupom=AMIGO10&indicacao=K7QX2MBD&proposta=abc&receita=42000&iss=5');
  expect(read(new URLSearchParams(writeBrought(brought)).toString())).toEqual(brought);
  const newer = { ...firstSimulation('2026-11'), revenue: 100_000 };
  expect(read(new URLSearchParams(writeBrought(brought, newer)).toString())).toEqual({ ...brought, simulation: newer });
  expect(writeBrought(null)).toEqual({});
});
