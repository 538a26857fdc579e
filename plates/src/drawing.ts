// What every part of one plate is drawn with, and the sheet's measures.
import type { PlateFacts } from './facts.ts'
import type { Point } from './geometry.ts'
import type { Lettering, Line } from './lettering.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** Whole numbers on this grid give half a pixel at 1000 px without decimal points. */
export const WIDTH = 2000
export const HEIGHT = 2500

export type Drawing = {
  facts: PlateFacts
  palette: Palette
  /** Pose and composition; never drawn from for texture, so that finer hatching leaves the pose alone. */
  random: Random
  /** Texture: a stream of its own for every named part. */
  grain(part: string): Random
  /** Begins every id, so that several plates may stand in one document. */
  key: string
  /** Distance between lines of hatching. */
  gap: number
  /** Larger and so fewer bracts, where finer ones would weigh too much. */
  thrift: number
  captioned: boolean
  lettering: Lettering
}

/** A drawn view, before it is laid on its sheet. */
export type Figure = { defs: string; body: string; notes: readonly Note[] }
export type Note = Pick<Line, 'text' | 'x' | 'y' | 'anchor'>

/** A part that is drawn once and copied: its id, and the points that it reaches. */
export type Part = { id: string; defs: string; reach: readonly Point[] }

/** The wash of a leaf, from its deep foot to its tips. */
export const washDefs = (id: string, { deep, wash, washTip }: Palette, [x, y]: Point, radius: number): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}">` +
  `<stop offset=".04" stop-color="${deep}"/><stop offset=".42" stop-color="${wash}"/><stop offset="1" stop-color="${washTip}"/></radialGradient>`
