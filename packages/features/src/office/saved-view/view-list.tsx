import { chakra } from '@chakra-ui/react';
import type { SavedViewRow } from '@esteto/contract/office/saved-view';
import type { SavedViewForm } from '@esteto/domain/office/saved-view/saved-view-form';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { Pencil, Star, Trash2 } from 'lucide-react';

type ViewListProps = {
  views: readonly SavedViewRow[];
  /** The list's filters and order, to tell which view is on. */
  now: string;
  onOpen: (view: SavedViewRow) => void;
  onEdit: (view: SavedViewRow) => void;
  update: (view: SavedViewRow, form: SavedViewForm) => Promise<unknown>;
  remove: (view: SavedViewRow) => Promise<unknown>;
};

export const ViewList = ({ views, now, onOpen, onEdit, update, remove }: ViewListProps) => {
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const toggleDefault = ({ name, query, is_default, ...view }: SavedViewRow) =>
    update({ name, query, is_default, ...view }, { name, query, is_default: !is_default }).catch(tellFailure);
  const askRemove = (view: SavedViewRow) =>
    confirm({
      title: 'Excluir visão',
      message: `«${view.name}» deixa de existir. As notas e os tomadores não mudam.`,
      confirmLabel: 'Excluir visão',
      negative: true,
      action: () => remove(view),
    });
  if (views.length === 0) return <chakra.p color="fg.muted">Nenhuma visão salva ainda.</chakra.p>;
  return (
    <ul aria-label="Visões">
      {views.map((view) => (
        <Row key={view.id}>
          <Open type="button" aria-current={view.query === now || undefined} onClick={() => onOpen(view)}>
            {view.name}
            {view.is_default && (
              <chakra.span display="block" color="fg.muted" fontSize="sm" fontWeight="normal">
                A lista abre assim
              </chakra.span>
            )}
          </Open>
          <IconButton
            icon={Star}
            label={`Abrir a lista com ${view.name}`}
            aria-pressed={view.is_default}
            css={{ '&[aria-pressed=true] svg': { fill: 'currentColor' } }}
            onClick={() => void toggleDefault(view)}
          />
          <IconButton icon={Pencil} label={`Alterar ${view.name}`} onClick={() => onEdit(view)} />
          <IconButton icon={Trash2} label={`Excluir ${view.name}`} onClick={() => void askRemove(view)} />
        </Row>
      ))}
    </ul>
  );
};

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    py: '1',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    _first: { borderTopWidth: '0' },
  },
});

const Open = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    minHeight: 'control',
    px: '2',
    py: '1.5',
    textAlign: 'start',
    fontWeight: 'medium',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    borderRadius: 'control',
    _hover: { bg: 'bg.hover' },
    '&[aria-current]': { color: 'brand.fg' },
  },
});
