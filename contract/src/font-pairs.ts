/**
 * The pairs of fonts that a look may have (docs/rules.md#fonts). Those of the usual pair stand in the storefront's
 * stylesheet; others are declared by the stylesheet of the look, so that nobody loads what is not shown.
 */

/** `book` sets headings in a serif face, `letter` in a sturdier one; `plain` and `round` set everything in one face. */
export const FONT_PAIRS = ['book', 'plain', 'letter', 'round'] as const
export type FontPair = (typeof FONT_PAIRS)[number]

/** The pair of a shop without a look of its own. */
export const USUAL_PAIR: FontPair = 'book'

/** Where files of fonts are served, under names that hold the hash of their content. */
export const FONTS_PATH = '/fonts/'

const SCRIPTS = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212',
  'latin-ext': 'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+2116',
} as const
export type FontScript = keyof typeof SCRIPTS

/** The letters of stand-ins: spaces, Latin and Cyrillic each are as wide as those of the font. */
const STAND_IN_RANGES = [
  'U+0020,U+00A0',
  'U+0021-009F,U+00A1-024F,U+1E00-1EFF,U+2000-20CF,U+2100-2200',
  'U+0301,U+0400-045F,U+0490-0491',
] as const

interface StandIn {
  /** Fonts of systems, of which the first that is there is taken. */
  fonts: readonly string[]
  /** How wide it is made, in percent, by `STAND_IN_RANGES`. */
  widths: readonly [spaces: number, latin: number, cyrillic: number]
}

interface Face {
  files: Readonly<Record<FontScript, string>>
  standIns: readonly StandIn[]
}

interface Family {
  name: string
  /** What follows where nothing of it is there. */
  last: string
  /** The height of a line above and below its base, in shares of the size. */
  ascent: number
  descent: number
  upright: Face
  /** Without it letters are slanted. */
  italic?: Face
}

const FAMILIES = {
  literata: {
    name: 'Literata',
    last: 'Georgia,serif',
    ascent: 1.177,
    descent: 0.308,
    upright: {
      files: {
        latin: 'literata-latin.d5c6b4e5.woff2',
        'latin-ext': 'literata-latin-ext.50d798fc.woff2',
        cyrillic: 'literata-cyrillic.14add9ca.woff2',
      },
      standIns: [
        { fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'], widths: [78.9, 124.4, 124.2] },
        { fonts: ['Noto Serif', 'NotoSerif', 'Noto Serif Regular'], widths: [75.9, 104.1, 102.5] },
      ],
    },
    italic: {
      files: {
        latin: 'literata-latin-italic.b6c41b37.woff2',
        'latin-ext': 'literata-latin-ext-italic.4499edec.woff2',
        cyrillic: 'literata-cyrillic-italic.ea5dd518.woff2',
      },
      standIns: [
        {
          fonts: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
          widths: [76, 115.2, 113.3],
        },
        { fonts: ['Noto Serif Italic', 'NotoSerif-Italic'], widths: [73.1, 99.4, 96.2] },
      ],
    },
  },
  nunito: {
    name: 'Nunito',
    last: '"Segoe UI",Arial,sans-serif',
    ascent: 1.011,
    descent: 0.353,
    upright: {
      files: {
        latin: 'nunito-latin.b1523ce7.woff2',
        'latin-ext': 'nunito-latin-ext.5fd1a10b.woff2',
        cyrillic: 'nunito-cyrillic.47b7e569.woff2',
      },
      standIns: [
        { fonts: ['Arial', 'Liberation Sans', 'Arimo'], widths: [92.2, 100.9, 102.2] },
        { fonts: ['Roboto', 'Roboto-Regular', 'Roboto Regular'], widths: [103.2, 101.1, 99.8] },
      ],
    },
  },
} as const satisfies Record<string, Family>

/** The families that the usual stylesheet does not declare. */
interface Pair {
  display?: keyof typeof FAMILIES
  text?: keyof typeof FAMILIES
  /** Headings are set in the face of texts. */
  isOneFace?: true
}

const PAIRS: Readonly<Record<FontPair, Pair>> = {
  book: {},
  plain: { isOneFace: true },
  letter: { display: 'literata' },
  round: { text: 'nunito', isOneFace: true },
}

/** Whether headings are set in the face of texts. */
export const isOneFace = (pair: FontPair): boolean => PAIRS[pair].isOneFace === true

const familiesOf = (pair: FontPair): Family[] => {
  const { display, text } = PAIRS[pair]
  return [display, text].flatMap((key) => (key ? [FAMILIES[key]] : []))
}

const standInName = ({ name }: Family, at: number): string => `${name} stand-in ${at + 1}`

/** Its names for `font-family`. */
const stackOf = (family: Family): string =>
  [`"${family.name}"`, ...family.upright.standIns.map((_, at) => `"${standInName(family, at)}"`), family.last].join(',')

/** The values of the tokens for headings and texts, where they are not the usual ones. */
export function fontTokens(pair: FontPair): { display?: string; text?: string } {
  const { display, text } = PAIRS[pair]
  return {
    ...(isOneFace(pair) ? { display: 'var(--text)' } : display ? { display: stackOf(FAMILIES[display]) } : {}),
    ...(text ? { text: stackOf(FAMILIES[text]) } : {}),
  }
}

/** The rules that declare the fonts of a pair and what stands in for them until they are there. */
export const fontRules = (pair: FontPair): string =>
  familiesOf(pair)
    .flatMap((family) => [
      ...faceRules(family, family.upright, ''),
      ...(family.italic ? faceRules(family, family.italic, 'font-style:italic;') : []),
    ])
    .join('')

function faceRules(family: Family, { files, standIns }: Face, style: string): string[] {
  const own = (Object.entries(files) as [FontScript, string][]).map(
    ([script, file]) =>
      `@font-face{font-family:"${family.name}";${style}font-weight:400 700;font-display:swap;src:url(${FONTS_PATH}${file}) format("woff2");unicode-range:${SCRIPTS[script]}}`,
  )
  const others = standIns.flatMap(({ fonts, widths }, at) =>
    widths.map((width, range) => {
      const high = (share: number): string => `${((share / width) * 10_000).toFixed(2)}%`
      const local = fonts.map((font) => `local("${font}")`).join(',')
      return `@font-face{font-family:"${standInName(family, at)}";${style}src:${local};unicode-range:${STAND_IN_RANGES[range]};size-adjust:${width}%;ascent-override:${high(family.ascent)};descent-override:${high(family.descent)};line-gap-override:0%}`
    }),
  )
  return [...own, ...others]
}

/** The files of a pair one by one, for a page that declares them by script. */
export const fontFaces = (pair: FontPair): { family: string; url: string; style: string; unicodeRange: string }[] =>
  familiesOf(pair).flatMap(({ name, upright, italic }) =>
    [{ face: upright, style: 'normal' }, ...(italic ? [{ face: italic, style: 'italic' }] : [])].flatMap(
      ({ face, style }) =>
        (Object.entries(face.files) as [FontScript, string][]).map(([script, file]) => ({
          family: name,
          url: FONTS_PATH + file,
          style,
          unicodeRange: SCRIPTS[script],
        })),
    ),
  )

/** Which faces of the usual stylesheet a pair shows. */
export const usualFaces = (pair: FontPair): { display: boolean; text: boolean } => {
  const { display, text } = fontTokens(pair)
  return { display: display === undefined, text: text === undefined }
}

/** The addresses of a pair's files for these scripts, besides those of the usual stylesheet. */
export const fontFiles = (
  pair: FontPair,
  scripts: readonly FontScript[],
  { hasItalics }: { hasItalics: boolean },
): string[] =>
  familiesOf(pair).flatMap(({ upright, italic }) =>
    [upright, ...(hasItalics && italic ? [italic] : [])].flatMap(({ files }) =>
      scripts.map((script) => FONTS_PATH + files[script]),
    ),
  )

/** The names of all files that are served. */
export const fontNames = (): string[] =>
  Object.values<Family>(FAMILIES).flatMap(({ upright, italic }) =>
    [upright, ...(italic ? [italic] : [])].flatMap(({ files }) => Object.values(files)),
  )
