import { boleto } from '@esteto/contract/boleto';
import type { Bind } from '../../platform/http/bind.ts';
import type { BoletoService } from './boleto.service.ts';

export const boletoRoutes = (bind: Bind, boletos: BoletoService) => [
  bind(boleto.list, boletos.list),
  bind(boleto.detail, boletos.detail),
  bind(boleto.create, boletos.create),
  bind(boleto.update, boletos.update),
  bind(boleto.pay, boletos.pay),
  bind(boleto.cancel, boletos.cancel),
  bind(boleto.attach, boletos.attach),
  bind(boleto.readFile, boletos.readFile),
  bind(boleto.history, boletos.history),
  bind(boleto.own, boletos.own),
  bind(boleto.ownDetail, boletos.ownDetail),
  bind(boleto.see, boletos.see),
  bind(boleto.ownFile, boletos.ownFile),
  bind(boleto.claim, boletos.claim),
  bind(boleto.ownHistory, boletos.ownHistory),
];
