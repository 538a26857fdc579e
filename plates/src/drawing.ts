// What every part of a plate needs to be drawn, and the measures of the sheet.
import type { PlateFacts } from './facts.ts'
import type { Point } from './geometry.ts'
import type { Lettering, Line } from './lettering.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** Width of the sheet. Whole numbers on this grid are half pixels at 1000 px, so that no decimal points are needed. */
export const WIDTH = 2000
export const HEIGHT = 2500

export type Drawing = {
  facts: PlateFacts
  palette: Palette
  /**
   * Random numbers for pose and composition. Textures have their own, so that finer hatching does not change the pose.
   */
  random: Random
  /** Random numbers for the texture of a named part; each name has a stream of its own. */
  grain(part: string): Random
  /** With this every id begins, so that several plates can stand in one document. */
  key: string
  /** Distance between lines of hatching. */
  gap: number
  /** How much larger, and so fewer, the bracts are, where finer ones would make the file too large. */
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
