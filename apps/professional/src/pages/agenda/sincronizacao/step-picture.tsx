import { chakra } from '@chakra-ui/react';

/** What is on the other program's screen: a list of which one is pressed, a field with its button, a button alone. */
export type StepScene =
  | { kind: 'menu'; title: string; items: readonly string[]; chosen: string }
  | { kind: 'field'; title: string; field: string; label: string }
  | { kind: 'button'; title: string; label: string };

const WIDTH = 280;
const HEIGHT = 148;
const ROW = 30;

/** A drawing of where to press, in the product's own colours, light and dark. */
export const StepPicture = ({ scene }: { scene: StepScene }) => (
  <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(scene)}>
    <rect x="1" y="1" width={WIDTH - 2} height={HEIGHT - 2} rx="10" data-frame />
    <text x="16" y="28" data-title>
      {scene.title}
    </text>
    <line x1="1" x2={WIDTH - 1} y1="42" y2="42" data-frame />
    {scene.kind === 'menu' &&
      scene.items.map((item, index) => <Row key={item} text={item} y={48 + index * ROW} isChosen={item === scene.chosen} />)}
    {scene.kind === 'field' && (
      <>
        <rect x="16" y="54" width={WIDTH - 32} height="30" rx="6" data-frame />
        <text x="26" y="74" data-quiet>
          {scene.field}
        </text>
        <Press text={scene.label} y={96} />
      </>
    )}
    {scene.kind === 'button' && (
      <>
        <rect x="16" y="58" width={WIDTH - 90} height="8" rx="4" data-bar />
        <rect x="16" y="72" width={WIDTH - 140} height="8" rx="4" data-bar />
        <Press text={scene.label} y={96} />
      </>
    )}
  </Drawing>
);

const Row = ({ text, y, isChosen }: { text: string; y: number; isChosen: boolean }) => (
  <>
    {isChosen && <rect x="8" y={y} width={WIDTH - 16} height={ROW - 2} rx="6" data-pressed />}
    <text x="16" y={y + 19} data-on={isChosen || undefined}>
      {text}
    </text>
    {isChosen && <Hand x={WIDTH - 30} y={y + 14} />}
  </>
);

const Press = ({ text, y }: { text: string; y: number }) => (
  <>
    <rect x="16" y={y} width="150" height="34" rx="8" data-button />
    <text x="91" y={y + 22} textAnchor="middle" data-label>
      {text}
    </text>
    <Hand x="182" y={y + 17} />
  </>
);

/** A ring where the finger goes. */
const Hand = ({ x, y }: { x: number | string; y: number }) => (
  <>
    <circle cx={x} cy={y} r="9" data-ring />
    <circle cx={x} cy={y} r="3.5" data-dot />
  </>
);

const inWords = (scene: StepScene): string => {
  if (scene.kind === 'menu') return `Desenho: a lista ${scene.title}, com ${scene.chosen} marcado.`;
  if (scene.kind === 'field') return `Desenho: a janela ${scene.title}, com o link no campo e o botão ${scene.label}.`;
  return `Desenho: a janela ${scene.title}, com o botão ${scene.label}.`;
};

const Drawing = chakra('svg', {
  base: {
    width: 'full',
    height: 'auto',
    fontSize: '12px',
    '& text': { fill: 'fg.default' },
    '& [data-title]': { fontWeight: '600', fontSize: '13px' },
    '& [data-quiet]': { fill: 'fg.muted' },
    '& [data-on]': { fontWeight: '600' },
    '& [data-frame]': { fill: 'none', stroke: 'border.strong' },
    '& [data-bar]': { fill: 'border.default' },
    '& [data-pressed]': { fill: 'status.running.subtle' },
    '& [data-button]': { fill: 'brand.solid' },
    '& [data-label]': { fill: 'brand.contrast', fontWeight: '600' },
    '& [data-ring]': { fill: 'none', stroke: 'status.attention.fg', strokeWidth: '2' },
    '& [data-dot]': { fill: 'status.attention.fg' },
  },
});
