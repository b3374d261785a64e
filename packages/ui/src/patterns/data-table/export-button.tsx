import type { ExportFormat } from '@esteto/domain/office/log/list-export-form';
import { Download } from 'lucide-react';
import { MenuButton } from '../../components/menu/menu-button.tsx';

/** The rows that the filters leave, with the columns in sight, as a file. */
export const ExportButton = ({ onExport }: { onExport: (format: ExportFormat) => void }) => (
  <MenuButton
    label="Exportar lista"
    icon={Download}
    groups={[
      {
        items: [
          { label: 'Exportar CSV', onSelect: () => onExport('csv') },
          { label: 'Exportar XLSX', onSelect: () => onExport('xlsx') },
        ],
      },
    ]}
  />
);
