/** The colours of a card: those of the look by day. */
import { edge, hatch, ink, ink2, ink3, leaf, paper, rule, track } from '@semena/contract/palette'
import { lookColours, lookOf } from '@semena/contract/look'

const USUAL = { paper, rule, edge, ink, 'ink-2': ink2, 'ink-3': ink3, leaf, hatch, track } as const
export type Inks = Readonly<Record<keyof typeof USUAL, string>>

/** The colours of the look with this stylesheet; the usual ones without one. */
export function inksOf(sheet: string | undefined): Inks {
  const colour = lookColours(lookOf(sheet))
  return Object.fromEntries(Object.entries(USUAL).map(([token, usual]) => [token, colour(token, usual).light])) as Inks
}
