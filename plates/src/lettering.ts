// Lettering as outlines, so that a rasteriser needs no fonts.
import { EM, ROMAN } from './glyphs.ts'
import type { Font, Glyph } from './glyphs.ts'
import { brief } from './pen.ts'

const NOTHING: Glyph = [25, '']

/** The glyph of a letter. A letter that the font lacks is set without its accent, or left blank. */
const glyphOf = (font: Font, letter: string): Glyph =>
  font.get(letter) ?? font.get(letter.normalize('NFD').charAt(0)) ?? font.get(' ') ?? NOTHING

/** Width of a line of text; `track` is the space between letters. */
export function measure(font: Font, text: string, size: number, track: number): number {
  let width = 0
  for (const letter of text) width += (glyphOf(font, letter)[0] * size) / EM + track
  return width - track
}

export const capitals = (text: string): string => text.toLocaleUpperCase('en').replace(/[“”"]/g, '')

/** The largest size, with its letter spacing, at which a line is no wider than `width`. */
export function fit(text: string, width: number, sizes: { from: number; to: number; track: number }) {
  let size = sizes.from
  while (measure(ROMAN, text, size, size * sizes.track) > width && size > sizes.to) size -= 2
  return { size, track: size * sizes.track }
}

export type Line = {
  font: Font
  text: string
  x: number
  y: number
  size: number
  track?: number
  /** With 0 the line begins at x, with 0.5 x is its middle, with 1 it ends at x. */
  anchor?: number
}

/** The letters of one plate: each is defined once and copied. */
export class Lettering {
  readonly #key: string
  readonly #used = new Map<string, string>()

  constructor(key: string) {
    this.#key = key
  }

  set({ font, text, x, y, size, track = 0, anchor = 0 }: Line): string {
    const scale = size / EM
    let at = (x - anchor * measure(font, text, size, track)) / scale
    let letters = ''
    for (const letter of text) {
      const [advance, outline] = glyphOf(font, letter)
      if (outline !== '') {
        const id = this.#key + (font === ROMAN ? 'R' : 'I') + (letter.codePointAt(0) ?? 0).toString(36)
        this.#used.set(id, outline)
        letters += `<use href="#${id}" x="${Math.round(at)}"/>`
      }
      at += advance + track / scale
    }
    return letters && `<g transform="translate(0 ${Math.round(y)})scale(${brief(scale, 3)})">${letters}</g>`
  }

  defs(): string {
    let defs = ''
    for (const [id, outline] of this.#used) defs += `<path id="${id}" d="M0 0${outline}"/>`
    return defs
  }
}
