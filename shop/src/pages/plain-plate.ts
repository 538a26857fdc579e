/**
 * The plate of the plain pages: one drawing whose inks are variables of the stylesheet, so that it can be shown on
 * paper and on the dark ground.
 */
import { type PlateFacts, plate } from '@semena/plates'

const FACTS: PlateFacts = {
  slug: 'semena',
  name: '',
  maker: '',
  number: 503,
  indica: 40,
  sativa: 60,
  heightCm: 130,
  aroma: ['pine'],
  kind: 'feminized',
}
const INK = /#[0-9a-f]{6}\b/g

export interface PlainPlate {
  svg: string
  /** The inks as declarations of a stylesheet, for the light and for the dark ground. */
  light: string
  dark: string
}

/** Draws the plate on both grounds and replaces its inks by variables. */
export function plainPlate(): PlainPlate {
  const drawn = (theme: 'paper' | 'night') => plate(FACTS, { view: 'leaf', theme, caption: true, ground: true })
  const [day, night] = [drawn('paper'), drawn('night')]
  // Both drawings have the same strokes in the same order; only the inks differ.
  const nightInks = night.match(INK) ?? []
  const names = new Map<string, { name: string; light: string; dark: string }>()
  let stroke = 0
  const svg = day.replace(INK, (light) => {
    const dark = nightInks[stroke++] ?? light
    let ink = names.get(light + dark)
    if (!ink) names.set(light + dark, (ink = { name: `--i${names.size}`, light, dark }))
    return `var(${ink.name})`
  })
  const inks = [...names.values()]
  return {
    svg: svg.replace(/role="img" aria-label="[^"]*"/, 'aria-hidden="true"'),
    light: inks.map(({ name, light }) => `${name}:${light}`).join(';'),
    dark: inks.map(({ name, dark }) => `${name}:${dark}`).join(';'),
  }
}
