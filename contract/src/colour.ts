/** Colours as three bytes, and how well two of them are told apart (WCAG 2.2, relative luminance and contrast). */

export type Rgb = readonly [red: number, green: number, blue: number]

export const WHITE: Rgb = [255, 255, 255]
export const BLACK: Rgb = [0, 0, 0]

/** A colour written as `#rrggbb`; null for every other text. */
export function parseColour(text: string): Rgb | null {
  if (!/^#[0-9a-f]{6}$/i.test(text)) return null
  const all = Number.parseInt(text.slice(1), 16)
  return [all >> 16, (all >> 8) & 255, all & 255]
}

export const colourText = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` of `b`, the rest of `a`. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  [0, 1, 2].map((i) => Math.round(a[i]! + (b[i]! - a[i]!) * share)) as unknown as Rgb

/** From 0, black, to 1, white. */
export function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 1, the same, to 21, black and white. */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

const STEPS = 100

/** The colour nearest to `colour` on its way to `end` for which `passes` is true; `end` where there is none. */
function nearest(colour: Rgb, end: Rgb, passes: (tried: Rgb) => boolean): Rgb {
  for (let step = 0; step < STEPS; step++) {
    const tried = mix(colour, end, step / STEPS)
    if (passes(tried)) return tried
  }
  return end
}

/** The nearest colour that is told apart from all grounds by at least this contrast: darker on light ones, else lighter. */
export function readableOn(colour: Rgb, grounds: readonly Rgb[], least: number): Rgb {
  const isLight = grounds.every((ground) => contrast(BLACK, ground) >= contrast(WHITE, ground))
  return nearest(colour, isLight ? BLACK : WHITE, (tried) =>
    grounds.every((ground) => contrast(tried, ground) >= least),
  )
}

/** A ground with a little of the colour in it, on which the colour itself is still read; at least the paper. */
export const washOf = (colour: Rgb, paper: Rgb, share: number, least: number): Rgb =>
  nearest(mix(paper, colour, share), paper, (tried) => contrast(tried, colour) >= least)

/** The colour made as dark as this luminance, or as light. */
export const atLuminance = (colour: Rgb, wanted: number): Rgb =>
  luminance(colour) > wanted
    ? nearest(colour, BLACK, (tried) => luminance(tried) <= wanted)
    : nearest(colour, WHITE, (tried) => luminance(tried) >= wanted)

/** White or nearly black, whichever is better read on the colour: at least 4.5 on any. */
export const onColour = (ground: Rgb): Rgb => (contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK)
