import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { useCan } from '@esteto/auth/can/can.tsx';
import { groupAccreditations } from '@esteto/contract/access';
import { accreditation } from '@esteto/contract/duty/accreditation';
import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { isJudged } from '@esteto/domain/duty/accreditation/checklist';
import { LineBadge, lineDetail } from '@esteto/features/duty/accreditation/line-state.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { FileView } from '@esteto/ui/patterns/file/file-view.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { LineVerdict } from './line-verdict.tsx';

/** The checklist, and beside it the paper that is looked at with what is decided about it. J and K lead to the next and the one before. */
export const Review = ({ record: { status, lines } }: { record: AccreditationRecord }) => {
  const id = useId();
  const scope = useGroupScope();
  const seesPapers = useCan(groupAccreditations.review);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      lines.findIndex((line) => line.status === 'under_review'),
    ),
  );
  const go = (step: number) => setAt((now) => Math.min(lines.length - 1, Math.max(0, now + step)));
  useKeys(go);
  const line = lines[at];
  if (!line) return null;
  return (
    <Beside aria-labelledby={id}>
      <div>
        <QuietHeading id={id}>O que o grupo pede</QuietHeading>
        <ul>
          {lines.map((one, index) => (
            <li key={one.id}>
              <Choice type="button" aria-current={index === at || undefined} onClick={() => setAt(index)}>
                {one.label}
                <LineBadge line={one} />
              </Choice>
            </li>
          ))}
        </ul>
      </div>
      <chakra.section aria-label={line.label} display="grid" gap="3" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
          <chakra.div minW={0}>
            <strong>{line.label}</strong>
            <chakra.p color="fg.muted" fontSize="sm">
              {lineDetail(line)}
            </chakra.p>
          </chakra.div>
          <chakra.div display="flex" gap="1">
            <Button variant="ghost" icon={ChevronLeft} aria-keyshortcuts="k" disabled={at === 0} onClick={() => go(-1)}>
              Anterior
            </Button>
            <Button variant="ghost" icon={ChevronRight} aria-keyshortcuts="j" disabled={at === lines.length - 1} onClick={() => go(1)}>
              Próximo
            </Button>
          </chakra.div>
        </chakra.div>
        {line.note && (
          <chakra.p whiteSpace="pre-line">
            <strong>Correção pedida:</strong> {line.note}
          </chakra.p>
        )}
        {line.paper && !seesPapers && <chakra.p color="fg.muted">O documento foi enviado. Quem coordena o grupo o vê.</chakra.p>}
        {line.paper && seesPapers && (
          <FileView
            label={line.label}
            mime={line.paper.mime}
            fileKey={[accreditation.file.path, line.id, line.paper.id]}
            load={() => call(accreditation.file, { ...scope, id: line.id })}
          />
        )}
        {!line.paper && <chakra.p color="fg.muted">O profissional ainda não mostrou este documento.</chakra.p>}
        <LineVerdict key={line.id} line={line} isOpen={isJudged(status)} onDone={() => go(1)} />
      </chakra.section>
    </Beside>
  );
};

/** Not while somebody writes, nor with a key that the browser knows. */
const useKeys = (go: (step: number) => void): void => {
  const press = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const writes = target instanceof Element && target.closest('input, textarea, select, [role="menu"]') !== null;
    if (writes || ctrlKey || metaKey || altKey) return;
    if (key === 'j') go(1);
    if (key === 'k') go(-1);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

const Beside = chakra('section', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 18rem) minmax(0, 1fr)' } },
});

const Choice = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: 'full',
    minHeight: '11',
    px: '3',
    py: '1.5',
    textAlign: 'start',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[aria-current]': { bg: 'bg.sunken', fontWeight: 'semibold' },
  },
});
