import { savedView } from '@esteto/contract/saved-view';
import type { Bind } from '../../platform/http/bind.ts';
import type { SavedViewService } from './saved-view.service.ts';

export const savedViewRoutes = (bind: Bind, views: SavedViewService) => [
  bind(savedView.list, views.list),
  bind(savedView.create, views.create),
  bind(savedView.update, views.update),
  bind(savedView.remove, views.remove),
];
