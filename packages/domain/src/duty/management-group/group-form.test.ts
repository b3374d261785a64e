import { describe, expect, it, test } from 'vitest';
import { readChanges } from '../../shared/event/change-list.ts';
import { parse } from '../../shared/schema/parse.ts';
import { groupForm } from './group-form.ts';
import { defaultGroupRules } from './group-rules.ts';

const least = { name: 'Rede Hospitalar Vale Verde', kind: 'hospital', timezone: 'America/Sao_Paulo', rules: defaultGroupRules() };

it('takes a group with the least it needs; a form begins in the zone of Brasília and with the rules that suit most', () => {
  expect(parse(groupForm, { ...groupForm.getDefault(), ...least })).toMatchObject({
    ok: true,
    value: { cnpj: null, timezone: 'America/Sao_Paulo', rules: { min_rest_minutes: 660, max_shift_minutes: 1440, night_from: '22:00' } },
  });
});

describe('a rule', () => {
  test.each([
    ['min_rest_minutes', -1, 'Descanso entre plantões: pelo menos 0:00 h.'],
    ['max_shift_minutes', 1441, 'Plantão mais longo: no máximo 24:00 h.'],
    ['max_shift_minutes', 59, 'Plantão mais longo: pelo menos 1:00 h.'],
    ['max_week_minutes', 10_081, 'Máximo na semana: no máximo 168:00 h.'],
    ['max_shift_minutes', 'doze', 'Plantão mais longo: escreva horas e minutos, como 11:00.'],
    ['night_from', '24:00', 'Noite a partir de: este horário não existe. Escreva hora e minutos, como 7:30.'],
    ['weekend_from_day', 3, 'Escolha uma das opções de Fim de semana desde.'],
  ])('%s of %j is refused in words', (rule, value, message) => {
    const parsed = parse(groupForm, { ...least, rules: { ...defaultGroupRules(), [rule]: value } });
    expect(parsed.ok ? {} : parsed.errors).toEqual({ [`rules.${rule}`]: [message] });
  });

  it('is told in hours and by the name of a day where it changed', () => {
    const changes = [
      { path: 'rules.min_rest_minutes', old: 660, new: 720, kind: 'modified' as const },
      { path: 'rules.weekend_from_day', old: 6, new: 5, kind: 'modified' as const },
    ];
    expect(readChanges(groupForm, changes).map(({ label, old, new: next }) => [label, old, next])).toEqual([
      ['Regras · Descanso entre plantões', '11:00 h', '12:00 h'],
      ['Regras · Fim de semana desde', 'Sábado', 'Sexta-feira'],
    ]);
  });
});
