// The only raw colours of the product. Slate neutrals (hue 220-235), one brand hue (green-teal, 185), coral (30) for what needs a person now.
// Chosen in oklch, written in hex; `fg` tones reach 4.5:1 on every `bg`, borders of controls and dots 3:1.

type Pair = { light: string; dark: string };
type Tone = { subtle: Pair; fg: Pair; dot: Pair };

const pair = (light: string, dark: string): Pair => ({ light, dark });

const both = (color: string): Pair => pair(color, color);

export const colors = {
  bg: {
    canvas: pair('#f5f8f9', '#0d1315'),
    surface: pair('#ffffff', '#131b1d'),
    raised: pair('#ffffff', '#1b2528'),
    sunken: pair('#ecf1f3', '#0a0f11'),
    hover: pair('#eef3f5', '#1d272a'),
    backdrop: pair('rgba(23, 35, 43, 0.42)', 'rgba(4, 7, 8, 0.66)'),
  },
  fg: {
    default: pair('#17232b', '#eaeff1'),
    muted: pair('#4c5a62', '#abb8bd'),
    subtle: pair('#5f6d74', '#94a3a8'),
  },
  border: {
    default: pair('#dde4e7', '#273134'),
    strong: pair('#7f8c92', '#657378'),
  },
  brand: {
    solid: pair('#087970', '#46baad'),
    hover: pair('#00675e', '#63ccc0'),
    contrast: pair('#ffffff', '#0d1315'),
    subtle: pair('#e1f5f2', '#0f322f'),
    border: pair('#aad9d2', '#1e5852'),
    fg: pair('#006760', '#6fd2c6'),
  },
  attention: {
    solid: pair('#ea6c5a', '#ef7462'),
    subtle: pair('#ffeeeb', '#40201c'),
    border: pair('#fcc1b6', '#843c35'),
    fg: pair('#ae2e27', '#f99f90'),
  },
  status: {
    done: { subtle: pair('#e1f7e7', '#163120'), fg: pair('#1f613c', '#a0d7b2'), dot: pair('#3d9b65', '#69bd88') },
    running: { subtle: pair('#e2f2ff', '#182c40'), fg: pair('#1f5587', '#9dccfd'), dot: pair('#3d8ad4', '#67adf3') },
    waiting: { subtle: pair('#fdeddb', '#38260f'), fg: pair('#714909', '#e7c090'), dot: pair('#b37820', '#d39c52') },
    attention: { subtle: pair('#ffe9e5', '#3e211d'), fg: pair('#902822', '#ffa99c'), dot: pair('#e14a40', '#ff7567') },
    ended: { subtle: pair('#ebf1f4', '#262b2d'), fg: pair('#4a5459', '#bfc9ce'), dot: pair('#7a8990', '#9caab1') },
    draft: { subtle: pair('#f3ecff', '#2d253d'), fg: pair('#5b4481', '#cfbbf7'), dot: pair('#9371cb', '#b495ea') },
  } satisfies Record<string, Tone>,
  /** The scores of a survey, 0 to 10, from dark red to dark green; the same in both themes, with a white figure on each (5.0:1 and more). */
  score: {
    0: both('#7a1512'),
    1: both('#94201a'),
    2: both('#ae2e27'),
    3: both('#ad4119'),
    4: both('#a0520e'),
    5: both('#8f5e09'),
    6: both('#79670b'),
    7: both('#5e6d19'),
    8: both('#3c6e26'),
    9: both('#1f6b34'),
    10: both('#0f5132'),
    contrast: both('#ffffff'),
  },
  /** Own data in the brand hue, what it is compared with in grey, what exceeds a limit in coral. */
  chart: {
    own: pair('#2b9387', '#46baad'),
    compare: pair('#93a3ab', '#5d6c72'),
    line: pair('#17232b', '#eaeff1'),
    limit: pair('#e14a40', '#ff7567'),
    grid: pair('#e4eaed', '#222c2f'),
  },
};

export type StatusTone = keyof typeof colors.status;
