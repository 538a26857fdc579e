// The inks and papers of one plate, mixed in OKLCH from the variety's aroma.
import { aromaColour } from './aroma.ts'
import type { PlateFacts, PlateTheme } from './facts.ts'
import { clamp, lerp, radians } from './geometry.ts'
import { hash, randomFrom } from './random.ts'

export type Palette = {
  night: boolean
  paper: string
  sheet: string
  edge: string
  /** Lettering and frames. */
  ink: string
  soft: string
  /** The engraved lines of a plant. */
  line: string
  wash: string
  washTip: string
  deep: string
  light: string
  accent: string
  accentDeep: string
  budLight: string
  bud: string
  budDeep: string
  seed: string
  seedLight: string
  seedDeep: string
  kraft: string
  kraftDeep: string
  label: string
}

type Lch = readonly [lightness: number, chroma: number, hue: number]

/** Linear light as a byte of sRGB. */
const channel = (v: number): number =>
  Math.round(255 * clamp(v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055, 0, 1))

function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos(radians(hue))
  const b = chroma * Math.sin(radians(hue))
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return '#' + linear.map((v) => channel(v).toString(16).padStart(2, '0')).join('')
}

/** Two colours mixed through a and b, so that hues do not run round the wheel. */
function mix(p: Lch, q: Lch, t: number): string {
  const a = lerp(p[1] * Math.cos(radians(p[2])), q[1] * Math.cos(radians(q[2])), t)
  const b = lerp(p[1] * Math.sin(radians(p[2])), q[1] * Math.sin(radians(q[2])), t)
  return oklch(lerp(p[0], q[0], t), Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI)
}

/** The colours of a variety's plate on a light or a dark page. */
export function paletteOf(facts: PlateFacts, theme: PlateTheme): Palette {
  const main = aromaColour(facts.aroma[0])
  const { accent } = aromaColour(facts.aroma[1] ?? facts.aroma[0])
  // As in print, no two plates have quite the same colour.
  const grain = randomFrom(hash(`${facts.slug}/colour`))
  const hue = main.leaf.hue + grain.between(-8, 8)
  const chroma = main.leaf.chroma * grain.between(0.88, 1.16)
  const lift = main.lift + grain.between(-0.025, 0.025)
  const { blush } = main
  const paper = { hue: main.sheet.hue + grain.between(-6, 6), chroma: main.sheet.chroma * grain.between(0.85, 1.15) }
  const dark = clamp((facts.indica - 50) / 100, -0.4, 0.5) * 0.07 // indica leaves are darker
  if (theme === 'night') {
    const ground = lerp(150, paper.hue, 0.25)
    return {
      night: true,
      edge: oklch(0.2, 0.012, 150),
      paper: oklch(0.238, 0.014, ground),
      sheet: oklch(0.262, 0.016, ground),
      ink: oklch(0.88, 0.028, 95),
      soft: oklch(0.72, 0.03, 100),
      line: oklch(0.8 + lift * 0.5, chroma * 0.75 + 0.012, hue - 4),
      wash: oklch(0.43 - dark + lift, chroma * 0.95, hue),
      washTip: blush === null ? oklch(0.5 - dark + lift, chroma * 0.85, hue - 4) : oklch(0.5 + lift, 0.08, blush),
      deep: oklch(0.27, chroma * 0.55, hue + 6),
      light: oklch(0.6, chroma, hue - 6),
      accent: oklch(0.7, accent.chroma, accent.hue),
      accentDeep: oklch(0.5, accent.chroma * 0.8, accent.hue),
      budLight: oklch(0.57, chroma * 0.85, hue - 6),
      bud: oklch(0.46, chroma * 0.8, hue - 4),
      budDeep: oklch(0.33, chroma * 0.6, hue),
      seed: oklch(0.44, 0.035, 74),
      seedLight: oklch(0.62, 0.045, 82),
      seedDeep: oklch(0.3, 0.025, 70),
      kraft: mix([0.37, 0.02, paper.hue], [0.37, 0.03, 74], 0.7),
      kraftDeep: mix([0.3, 0.02, paper.hue], [0.3, 0.03, 70], 0.7),
      label: mix([0.27, 0.014, paper.hue], [0.27, 0.012, 120], 0.6),
    }
  }
  const ink = oklch(0.27, 0.022, lerp(150, hue, 0.5))
  return {
    night: false,
    paper: mix([0.945, paper.chroma, paper.hue], [0.945, 0.026, 84], 0.42),
    sheet: mix([0.966, paper.chroma * 0.7, paper.hue], [0.966, 0.018, 86], 0.42),
    edge: mix([0.9, paper.chroma, paper.hue], [0.9, 0.036, 80], 0.6),
    ink,
    soft: oklch(0.47, 0.025, 90),
    line: ink,
    wash: oklch(0.66 - dark + lift, chroma, hue),
    washTip: blush === null ? oklch(0.76 - dark + lift, chroma * 0.95, hue - 6) : oklch(0.7 + lift, 0.085, blush),
    deep: oklch(0.46 - dark + lift, chroma * 0.85, hue + 8),
    light: oklch(0.86, chroma * 0.55, hue - 8),
    accent: oklch(0.64, accent.chroma, accent.hue),
    accentDeep: oklch(0.5, accent.chroma * 0.85, accent.hue),
    budLight: oklch(0.86 - dark + lift, chroma * 0.75, hue - 10),
    bud: oklch(0.76 - dark + lift, chroma * 0.85, hue - 7),
    budDeep: oklch(0.58 - dark, chroma * 0.85, hue),
    seed: oklch(0.68, 0.05, 72),
    seedLight: oklch(0.84, 0.045, 82),
    seedDeep: oklch(0.56, 0.055, 66),
    kraft: mix([0.885, paper.chroma * 1.3, paper.hue], [0.885, 0.042, 76], 0.7),
    kraftDeep: mix([0.8, paper.chroma * 1.5, paper.hue], [0.8, 0.055, 70], 0.7),
    label: mix([0.968, 0.012, paper.hue], [0.968, 0.014, 88], 0.6),
  }
}
