import { expect, it } from 'vitest';
import { HELP_PLACES, helpPageOf, helpPlaceLabel, helpRefusalOf } from './help-place.ts';

it.each([
  ['/app', '/app'],
  ['/app/', '/app'],
  ['/app/boletos', '/app/boletos'],
  ['/app/boletos/empresa/3/boleto/9/historico', '/app/boletos'],
  ['/app/faturamento/contas-a-receber/criar', '/app/faturamento/contas-a-receber'],
  ['/app/boletosatrasados', null],
  ['/app/solicitar-nf', null],
  ['/app/tutoriais', null],
  ['/painel/videos', null],
])('%s is of %s', (path, page) => expect(helpPageOf(path)).toBe(page));

it('knows the refusals that a video helps with, and no other', () => {
  expect([helpRefusalOf('month_closed'), helpRefusalOf('toString'), helpRefusalOf(undefined)]).toEqual(['month_closed', null, null]);
});

it('names every place once', () => {
  expect(new Set(HELP_PLACES.map((place) => helpPlaceLabel[place])).size).toBe(HELP_PLACES.length);
});
