/** Draws text as outlines of the site's own fonts, so that it looks the same on every machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Face = 'display' | 'italic' | 'text' | 'strong'

interface Letters {
  glyphs: Map<string, { advance: number; outline: string }>
  /** The kerning by pairs of letters. */
  kerning: Map<string, number>
}

/** Units per em of the files in `letters/`, and by how many em the letters of headings move closer together. */
const EM = 500
const TRACK: Partial<Record<Face, number>> = { display: -0.008 }
const faces = new Map<Face, Letters>()

/**
 * Reads a face's file. A line holds `letter, advance, outline`, or `letter±kerning, letters after it`, with tabs
 * between.
 */
function lettersOf(face: Face): Letters {
  const known = faces.get(face)
  if (known) return known
  const letters: Letters = { glyphs: new Map(), kerning: new Map() }
  for (const line of readFileSync(join(import.meta.dirname, 'letters', `${face}.txt`), 'utf8').split('\n')) {
    const [head = '', second = '', outline] = line.split('\t')
    if (outline !== undefined) letters.glyphs.set(head, { advance: Number(second), outline })
    else for (const after of second) letters.kerning.set(head[0]! + after, Number(head.slice(1)))
  }
  faces.set(face, letters)
  return letters
}

/** The glyphs of a text. A letter that the face lacks is drawn without its accent, or left out. */
function* glyphsOf(face: Face, text: string) {
  const { glyphs, kerning } = lettersOf(face)
  let before = ''
  for (const wanted of text.normalize('NFC').replace(/\s/g, ' ')) {
    const letter = glyphs.has(wanted) ? wanted : wanted.normalize('NFD')[0]!
    const glyph = glyphs.get(letter)
    if (!glyph) continue
    yield { ...glyph, shift: (kerning.get(before + letter) ?? 0) + (before ? (TRACK[face] ?? 0) * EM : 0) }
    before = letter
  }
}

/** The width of a text of one line, in the unit of `size`. */
export function widthOf(face: Face, text: string, size: number): number {
  let width = 0
  for (const { advance, shift } of glyphsOf(face, text)) width += advance + shift
  return (width * size) / EM
}

export interface Line {
  face: Face
  text: string
  x: number
  /** The y of the baseline. */
  y: number
  size: number
  fill: string
  /** Whether the text ends at x instead of beginning there. */
  end?: boolean
}

/** Draws a text of one line as SVG. */
export function setLine({ face, text, x, y, size, fill, end = false }: Line): string {
  const scale = size / EM
  let at = 0
  let outlines = ''
  for (const { advance, outline, shift } of glyphsOf(face, text)) {
    at += shift
    if (outline) outlines += `<path transform="translate(${at.toFixed(1)})" d="M0 0${outline}"/>`
    at += advance
  }
  const from = end ? x - at * scale : x
  return `<g fill="${fill}" transform="translate(${from.toFixed(1)} ${y})scale(${scale})">${outlines}</g>`
}

/** Breaks words into at most `most` lines no wider than `width`; what does not fit is replaced by an ellipsis. */
export function wrap(face: Face, text: string, { size, width, most }: { size: number; width: number; most: number }) {
  const fits = (line: string): boolean => widthOf(face, line, size) <= width
  const lines: string[] = []
  let whole = true
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else if (lines.length < most) lines.push(word)
    else {
      lines[most - 1] += '…'
      whole = false
      break
    }
  }
  const shown = lines.map((line) => (fits(line) ? line : shorten(line, fits)))
  return { lines: shown, whole: whole && shown.every((line, i) => line === lines[i]) }
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const letters = Array.from(line.replace(/…$/, ''))
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
