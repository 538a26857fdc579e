/**
 * The look of a shop: three colours and a pair of fonts, of which all tokens are made (docs/rules.md#look). It stands in
 * the public metadata of the shop, so that the storefront reads it from a Saleor, too.
 */
import {
  atLuminance,
  BLACK,
  colourText,
  contrast,
  mix,
  onColour,
  parseColour,
  readableOn,
  type Rgb,
  washOf,
  WHITE,
} from './colour.ts'
import { FONT_PAIRS, type FontPair, fontRules, fontTokens } from './font-pairs.ts'
import { parseJson } from './json.ts'
import * as tokens from './palette.generated.ts'
import type { Colour } from './plain-colours.ts'

/** Its value is JSON: `{"paper":"#ffffff","ink":"#1d2a1f","accent":"#2f6b2f","fonts":"plain"}`. */
export const LOOK_KEY = 'storefront.look'

export interface Look {
  /** Colours as `#rrggbb`. A shop with a dark paper is dark by day, too. */
  paper: string
  ink: string
  accent: string
  fonts: FontPair
}

/** Looks to begin with. The first is the one of a shop whose owner has chosen none. */
export const LOOKS = {
  herbarium: { paper: tokens.paper.light, ink: tokens.ink.light, accent: tokens.leaf.light, fonts: 'book' },
  garden: { paper: '#fbfcf6', ink: '#16301f', accent: '#b3341c', fonts: 'book' },
  night: { paper: '#14181d', ink: '#eef1ea', accent: '#d3b45f', fonts: 'book' },
  plain: { paper: '#ffffff', ink: '#16181c', accent: '#1d4ed8', fonts: 'plain' },
} as const satisfies Record<string, Look>
export type LookName = keyof typeof LOOKS
export const USUAL_LOOK: Look = LOOKS.herbarium

const LONGEST = 500
/** The least contrast of a paper with black or white. */
const PAPER = 15

/** The look of a value of `LOOK_KEY`; null for one that is wrong. */
export function readLook(text: string): Look | null {
  const value = parseJson(text, LONGEST)
  if (typeof value !== 'object' || value === null) return null
  const { paper, ink, accent, fonts } = value as Record<string, unknown>
  const colours = [paper, ink, accent].map((one) => (typeof one === 'string' ? parseColour(one) : null))
  if (colours.includes(null) || !FONT_PAIRS.includes(fonts as FontPair)) return null
  const [p, i, a] = colours as [Rgb, Rgb, Rgb]
  if (!isPaper(p)) return null
  return { paper: colourText(p), ink: colourText(i), accent: colourText(a), fonts: fonts as FontPair }
}

/** On a paper of middle grey no ink is read well enough. */
export const isPaper = (paper: Rgb): boolean => Math.max(contrast(paper, WHITE), contrast(paper, BLACK)) >= PAPER

export const isSameLook = (a: Look, b: Look): boolean =>
  a.paper === b.paper && a.ink === b.ink && a.accent === b.accent && a.fonts === b.fonts

/** Contrast of texts that are read at length (AAA), of others (AA), and of borders of controls. */
export const READ = 7
export const SEEN = 4.5
export const EDGE = 3

/** The luminance of the ground and of the ink by night, and of the bands at head and foot. */
const NIGHT = { paper: 0.011, ink: 0.82 }
const BAND = 0.02
/** How much of a colour is in its wash. */
const WASH = 0.14
const WELL = 0.06
/** The colours of offers and of faults, which no look changes but so that they are read. */
const [OFFER, FAULT] = [tokens.clay, tokens.err].map(({ light, dark }) => ({
  day: parseColour(light)!,
  night: parseColour(dark)!,
})) as [Themes, Themes]

export type Tokens = Readonly<Record<string, Rgb>>
type Themes = Readonly<Record<'day' | 'night', Rgb>>

/** The colours of one theme, by token. */
function tokensOf(paper: Rgb, ink: Rgb, accent: Rgb, when: 'day' | 'night'): Tokens {
  const sheet = mix(paper, WHITE, when === 'day' ? 0.5 : 0.04)
  const text = readableOn(ink, [paper, sheet], READ)
  const well = washOf(text, paper, WELL, READ)
  const grounds = [paper, sheet, well]
  const leaf = readableOn(accent, grounds, SEEN)
  const leafWash = washOf(leaf, paper, WASH, SEEN)
  const clay = readableOn(OFFER[when], grounds, SEEN)
  const clayWash = washOf(clay, paper, WASH, SEEN)
  const foot = when === 'day' ? atLuminance(ink, BAND) : mix(paper, BLACK, 0.35)
  return {
    paper,
    sheet,
    well,
    rule: mix(paper, ink, 0.16),
    edge: readableOn(mix(paper, ink, 0.45), grounds, EDGE),
    ink: text,
    'ink-2': readableOn(mix(ink, paper, 0.14), grounds, READ),
    'ink-3': readableOn(mix(ink, paper, 0.3), [...grounds, leafWash, clayWash], SEEN),
    'on-ink': onColour(text),
    leaf,
    'leaf-2': readableOn(mix(leaf, ink, 0.3), [...grounds, leafWash], SEEN),
    'leaf-wash': leafWash,
    'on-leaf': onColour(leaf),
    clay,
    'clay-wash': clayWash,
    'on-clay': onColour(clay),
    err: readableOn(FAULT[when], grounds, SEEN),
    focus: clay,
    track: mix(paper, ink, 0.13),
    hatch: mix(leaf, paper, 0.5),
    foot,
    'on-foot': readableOn(mix(WHITE, foot, 0.08), [foot], READ),
  }
}

/** Whether a look is dark by day, too. */
export const isPaperDark = ({ paper }: Look): boolean => onColour(parseColour(paper)!) === WHITE

/** The colours of a look by day and by night. Every text can be read in both, whatever the three colours are. */
export function coloursOf(look: Look): { day: Tokens; night: Tokens } {
  const [paper, ink, accent] = [look.paper, look.ink, look.accent].map((one) => parseColour(one)!) as [Rgb, Rgb, Rgb]
  if (isPaperDark(look)) {
    const night = tokensOf(paper, ink, accent, 'night')
    return { day: night, night }
  }
  return {
    day: tokensOf(paper, ink, accent, 'day'),
    night: tokensOf(atLuminance(ink, NIGHT.paper), atLuminance(paper, NIGHT.ink), accent, 'night'),
  }
}

/** The stylesheet of a look: its fonts, and tokens only, written anew from numbers. */
export function lookSheet(look: Look): string {
  const { day, night } = coloursOf(look)
  const colours = Object.entries(day).map(
    ([token, colour]) => `--${token}:light-dark(${colourText(colour)},${colourText(night[token]!)})`,
  )
  const fonts = Object.entries(fontTokens(look.fonts)).map(([token, stack]) => `--${token}:${stack}`)
  return `${fontRules(look.fonts)}:root{${[...colours, ...fonts].join(';')}}\n`
}

/** A short digest of a text (FNV-1a, 32 bits): it tells versions of one thing apart, and guards nothing. */
export function digest(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01_00_01_93)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Where stylesheets of looks are served. */
export const LOOK_PATH = '/look/'

/** The name of the stylesheet of a look, such as `ffffff-16181c-1d4ed8-plain.0c4f1f6a.css`. */
export const lookName = (look: Look): string =>
  `${[look.paper, look.ink, look.accent].map((colour) => colour.slice(1)).join('-')}-${look.fonts}.${digest(lookSheet(look))}.css`

/** The look of such a name; null for another one. */
export function lookNamed(name: string): Look | null {
  const found = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-([a-z]{1,10})\.[0-9a-f]{8}\.css$/.exec(name)
  if (!found) return null
  const [, paper, ink, accent, fonts] = found
  return readLook(JSON.stringify({ paper: `#${paper}`, ink: `#${ink}`, accent: `#${accent}`, fonts }))
}

/** The look of a path that `lookName` stands in; the usual one for another path, or none. */
export const lookOf = (sheet: string | null | undefined): Look =>
  (sheet?.startsWith(LOOK_PATH) ? lookNamed(sheet.slice(LOOK_PATH.length)) : null) ?? USUAL_LOOK

/**
 * Answers a function for what has no stylesheet with tokens, such as pictures: the colour of a token, which is the usual
 * one in the usual look.
 */
export function lookColours(look: Look): (token: string, usual: Colour) => Colour {
  if (isSameLook(look, USUAL_LOOK)) return (_token, usual) => usual
  const { day, night } = coloursOf(look)
  return (token) => ({ light: colourText(day[token]!), dark: colourText(night[token]!) })
}

/** What a page needs of a look: its stylesheet, and the colours that browsers draw around the page. */
export interface ShownLook {
  sheet: string
  fonts: FontPair
  paper: Colour
  foot: Colour
}

/** The look of a shop with this value of `LOOK_KEY`; null for the usual look. */
export function shownLook(text: string | null | undefined): ShownLook | null {
  const look = text ? readLook(text) : null
  if (!look || isSameLook(look, USUAL_LOOK)) return null
  const colour = lookColours(look)
  return {
    sheet: LOOK_PATH + lookName(look),
    fonts: look.fonts,
    paper: colour('paper', tokens.paper),
    foot: colour('foot', tokens.foot),
  }
}
