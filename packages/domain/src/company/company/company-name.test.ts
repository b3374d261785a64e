import { expect, it } from 'vitest';
import { companyNameProblem } from './company-name.ts';

it.each([
  'Souza Serviços Médicos',
  'Souza & Prado Medicina Ltda',
  'Clínica 2 Irmãos',
  'Cardio Zona Sul (Perdizes)',
  'Amélia Sá Medicina',
  "D'Ávila Saúde",
])('%s may be registered', (name) => {
  expect(companyNameProblem(name)).toBeNull();
});

it.each([
  ['12345', 'precisa ter letras'],
  ['Souza Médicos ME', 'Tire “ME” do nome'],
  ['Souza Médicos EPP', 'Tire “EPP” do nome'],
  ['Souza EIRELI', 'Tire “EIRELI” do nome'],
  ['Souza Saúde S/A', 'Tire “S/A” do nome'],
  ['Souza Saúde S.A.', 'Tire “S/A” do nome'],
  ['Ministério da Saúde de Souza', 'órgão público'],
  ['Serviços Médicos Ltda', 'só tem palavras comuns'],
  ['Souza @ Médicos', 'Use só letras'],
])('a registry refuses %s', (name, why) => {
  expect(companyNameProblem(name)).toContain(why);
});
