/**
 * The sections of the home page, in the owner's order (docs/rules.md#home-sections). They stand in the public metadata of
 * the shop, so that the storefront reads them from a Saleor, too.
 */
import { isRecord, parseJson } from './json.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** Its value is JSON: `{"sections":[{"kind":"cover","isOn":true},{"kind":"row","isOn":true,"slug":"new","count":5,"as":"cards"}]}`. */
export const HOME_KEY = 'storefront.home'

/**
 * What a section can be. `row` shows products of the collection with that slug, `page` the text of the page with that
 * slug, `about` the text at the foot of the page. `isMany` ones may stand several times, each with another slug.
 */
export const SECTIONS = {
  cover: {},
  claims: {},
  row: { isMany: true, count: { least: 2, most: 12 }, hasTexts: true },
  finder: {},
  map: { hasTexts: true },
  collections: { hasTexts: true },
  posts: { count: { least: 1, most: 6 }, hasTexts: true },
  recent: {},
  newsletter: { hasTexts: true },
  page: { isMany: true },
  about: {},
} as const satisfies Record<string, SectionFacts>

interface SectionFacts {
  isMany?: true
  /** How many things it can show. */
  count?: { least: number; most: number }
  /** Whether it has a title and a note, which the owner can write. */
  hasTexts?: true
}

export type SectionKind = keyof typeof SECTIONS
export const SECTION_KINDS = Object.keys(SECTIONS) as SectionKind[]
export const sectionFacts = (kind: SectionKind): SectionFacts => SECTIONS[kind]

/** How a row shows its products. */
export const ROW_FORMS = ['cards', 'table'] as const
export type RowForm = (typeof ROW_FORMS)[number]

type Texts = Partial<Record<Language, string>>

export interface Section {
  kind: SectionKind
  isOn: boolean
  /** Of a row its collection, of a page the page; empty for the others. */
  slug: string
  /** How many things it shows; 0 where that is not asked. */
  count: number
  as: RowForm
  /** The owner's words in place of the usual ones. */
  title: Texts
  note: Texts
}

export const MOST_SECTIONS = 20
/** The most characters of a section's texts, and of a slug. */
export const SECTION_TEXTS = { title: 80, note: 200, slug: 255 } as const
/** What a value may be at most: every text at its longest in every language, each character as six in JSON. */
const LONGEST = 200_000

/** What no other section of the page has: its kind, and for rows and pages their slug. */
export const sectionId = ({ kind, slug }: Pick<Section, 'kind' | 'slug'>): string => (slug ? `${kind} ${slug}` : kind)

/** The sections of a value of `HOME_KEY`; null for one that is wrong. */
export function readHome(text: string): Section[] | null {
  const value = parseJson(text, LONGEST)
  const sections = isRecord(value) ? value['sections'] : null
  if (!Array.isArray(sections) || sections.length > MOST_SECTIONS) return null
  const read = sections.map(readSection)
  if (!read.every((section) => section !== null)) return null
  return new Set(read.map(sectionId)).size === read.length ? read : null
}

function readSection(value: unknown): Section | null {
  if (!isRecord(value)) return null
  const { kind, isOn, slug = '', count = 0, as = 'cards', title = {}, note = {} } = value
  if (typeof kind !== 'string' || !Object.hasOwn(SECTIONS, kind) || typeof isOn !== 'boolean') return null
  const facts = sectionFacts(kind as SectionKind)
  const isSlug =
    typeof slug === 'string' && (facts.isMany ? slug !== '' && slug.length <= SECTION_TEXTS.slug : slug === '')
  const isCount = facts.count
    ? Number.isInteger(count) && Number(count) >= facts.count.least && Number(count) <= facts.count.most
    : count === 0
  if (!isSlug || !isCount || !ROW_FORMS.includes(as as RowForm)) return null
  if (!isTexts(title, SECTION_TEXTS.title) || !isTexts(note, SECTION_TEXTS.note)) return null
  return { kind: kind as SectionKind, isOn, slug, count: Number(count), as: as as RowForm, title, note }
}

const isTexts = (value: unknown, longest: number): value is Texts =>
  isRecord(value) &&
  Object.entries(value).every(
    ([language, text]) =>
      LANGUAGES.includes(language as Language) && typeof text === 'string' && text.length <= longest,
  )

/** A section as a page shows it: in one language. A text that the owner did not write is null. */
export interface ShownSection extends Pick<Section, 'kind' | 'slug' | 'count' | 'as'> {
  title: string | null
  note: string | null
}

export const shownSections = (sections: readonly Section[], language: Language): ShownSection[] =>
  sections
    .filter(({ isOn }) => isOn)
    .map(({ kind, slug, count, as, title, note }) => ({
      kind,
      slug,
      count,
      as,
      title: title[language]?.trim() || null,
      note: note[language]?.trim() || null,
    }))

/** The sections that a shop with this value of `HOME_KEY` shows; null for the usual ones. */
export function shownHome(text: string | null | undefined, language: Language): ShownSection[] | null {
  const sections = text ? readHome(text) : null
  return sections && shownSections(sections, language)
}
