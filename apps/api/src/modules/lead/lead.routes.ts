import { lead } from '@esteto/contract/lead';
import type { Bind } from '../../platform/http/bind.ts';
import type { LeadService } from './lead.service.ts';

export const leadRoutes = (bind: Bind, leads: LeadService) => [
  bind(lead.list, leads.list),
  bind(lead.funnel, leads.funnel),
  bind(lead.detail, leads.detail),
  bind(lead.create, leads.create),
  bind(lead.update, leads.update),
  bind(lead.move, leads.move),
  bind(lead.force, leads.force),
  bind(lead.forget, leads.forget),
  bind(lead.history, leads.history),
];
