/** One page as a form in the shop's languages, and what of it the service is told when it is saved. */
import { byLanguage, codeOf, DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import { m } from '../../paraglide/messages.js'
import type { Path } from '../../parts/merge.ts'
import { idIn, idsIn, nameIn } from '../../parts/references.tsx'
import { isSameText, linesOf } from '../../parts/rich-text-blocks.ts'
import { inLanguage } from '../../parts/use-edited.ts'
import type { Fault } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import type { Language } from '../../platform/i18n.ts'
import type { AttributeValueInput, PageInput } from '../../platform/inputs.generated.ts'
import { fieldMoment, ofField } from '../../platform/zone.ts'
import { DeskPageTranslateDocument, DeskPageUpdateDocument, type DeskPageWholeFragment } from './pages.generated.ts'

export type Whole = DeskPageWholeFragment
type Assigned = Whole['attributes'][number]

/** What is written in one language. */
export interface Words {
  title: string
  slug: string
  content: string
  seoTitle: string
  seoDescription: string
}
export const FIELDS = ['title', 'slug', 'content', 'seoTitle', 'seoDescription'] as const

export interface PageForm {
  words: Record<Language, Words>
  isPublished: boolean
  /** As the browser's own field has it, in the reader's time zone. */
  publishedAt: string
  /**
   * Values by the attribute's id: texts, ids of choices, things referred to as an id, a space and a name. Of a file its
   * address, its name and its type.
   */
  attributes: Record<string, string[]>
}

const wordsOf = (of: { [K in keyof Words]?: string | null } | null | undefined): Words => ({
  title: of?.title ?? '',
  slug: of?.slug ?? '',
  content: of?.content ?? '',
  seoTitle: of?.seoTitle ?? '',
  seoDescription: of?.seoDescription ?? '',
})

export const formOf = (page: Whole): PageForm => ({
  words: byLanguage((one) => wordsOf(one === DEFAULT_LANGUAGE ? page : page[one])),
  isPublished: page.isPublished,
  publishedAt: fieldMoment(page.publishedAt),
  attributes: Object.fromEntries(page.attributes.map((one) => [one.attribute.id, valuesOf(one)])),
})

/** The kinds of attributes whose values are a list of things, which two people may change at once. */
const MANY: ReadonlySet<string | null> = new Set(['MULTISELECT', 'REFERENCE'])

/** Which lists of a page's form two people may change at once. */
export const isSetOf =
  (page: Whole) =>
  ([part, id]: Path): boolean =>
    part === 'attributes' &&
    page.attributes.some(({ attribute }) => attribute.id === id && MANY.has(attribute.inputType))

/** The values of an attribute for reading. */
export function attributeText({ attribute: { inputType, choices } }: Assigned, values: readonly string[]): string {
  if (inputType === 'FILE') return values[1] || values[0] || '–'
  if (inputType === 'RICH_TEXT') return linesOf(values[0] ?? '').join(' ¶ ') || '–'
  if (inputType === 'BOOLEAN') return values[0] === 'true' ? m.parts_yes() : m.parts_no()
  const name = (value: string): string =>
    inputType === 'REFERENCE' || inputType === 'SINGLE_REFERENCE'
      ? nameIn(value)
      : (choices?.edges.find(({ node }) => node.id === value)?.node.name ?? value)
  return values.map(name).join(', ') || '–'
}

function valuesOf({ attribute: { inputType }, values }: Assigned): string[] {
  if (inputType === 'FILE')
    return values.flatMap(({ file, name }) => (file ? [file.url, name ?? '', file.contentType ?? ''] : [])).slice(0, 3)
  return values.map((value) => {
    if (inputType === 'REFERENCE' || inputType === 'SINGLE_REFERENCE')
      return `${value.reference ?? ''} ${value.name ?? ''}`
    if (inputType === 'PLAIN_TEXT') return value.plainText ?? ''
    if (inputType === 'RICH_TEXT') return value.richText ?? ''
    if (inputType === 'BOOLEAN') return String(value.boolean ?? '')
    if (inputType === 'DATE') return value.date ?? ''
    if (inputType === 'DATE_TIME') return fieldMoment(value.dateTime)
    if (inputType === 'DROPDOWN' || inputType === 'SWATCH' || inputType === 'MULTISELECT') return value.id
    return value.name ?? ''
  })
}

function inputOf({ attribute: { id, inputType } }: Assigned, [first = '', ...more]: string[]): AttributeValueInput {
  switch (inputType) {
    case 'PLAIN_TEXT':
      return { id, plainText: first }
    case 'RICH_TEXT':
      return { id, richText: first || null }
    case 'BOOLEAN':
      return { id, boolean: first === '' ? null : first === 'true' }
    case 'DATE':
      return { id, date: first || null }
    case 'NUMERIC':
      return { id, numeric: first.trim().replace(',', '.') || null }
    case 'DATE_TIME':
      return { id, dateTime: ofField(first ?? '') }
    case 'SWATCH':
      return { id, swatch: first ? { id: first } : null }
    case 'DROPDOWN':
      return { id, dropdown: first ? { id: first } : null }
    case 'FILE':
      return first ? { id, file: first, contentType: more[1] || null } : { id, file: '' }
    case 'REFERENCE':
      return { id, references: idsIn([first, ...more].filter(Boolean)) }
    case 'SINGLE_REFERENCE':
      return { id, reference: first ? idIn(first) : null }
    default:
      return { id, multiselect: [first, ...more].filter(Boolean).map((one) => ({ id: one })) }
  }
}

const same = (field: keyof Words, a: string, b: string): boolean => (field === 'content' ? isSameText(a, b) : a === b)

const changesOf = (now: Words, before: Words): (keyof Words)[] =>
  FIELDS.filter((field) => !same(field, now[field], before[field]))

/**
 * Saves what differs from what the service has: the page first, then each language. Refusals of a translation stand at
 * fields such as `ru.title`.
 */
export async function savePage(page: Whole, before: PageForm, form: PageForm): Promise<readonly Fault[]> {
  const input: PageInput = {}
  for (const field of changesOf(form.words[DEFAULT_LANGUAGE], before.words[DEFAULT_LANGUAGE])) {
    const { title, slug, content, seoTitle, seoDescription } = form.words[DEFAULT_LANGUAGE]
    if (field === 'title') input.title = title
    else if (field === 'slug') input.slug = slug
    else if (field === 'content') input.content = content || EMPTY
    else input.seo = { title: seoTitle, description: seoDescription }
  }
  if (form.isPublished !== before.isPublished) input.isPublished = form.isPublished
  if (form.publishedAt !== before.publishedAt) input.publishedAt = ofField(form.publishedAt)
  const attributes = page.attributes.filter(
    (one) =>
      JSON.stringify(form.attributes[one.attribute.id] ?? []) !== JSON.stringify(before.attributes[one.attribute.id]),
  )
  if (attributes.length > 0)
    input.attributes = attributes.map((one) => inputOf(one, form.attributes[one.attribute.id] ?? []))
  if (Object.keys(input).length > 0) {
    const { faults } = await mutate(DeskPageUpdateDocument, { id: page.id, input })
    if (faults.length > 0) return faults
  }
  const answers = await Promise.all(
    TRANSLATED_LANGUAGES.map((one) => translate(page.id, one, form.words[one], before.words[one])),
  )
  return answers.flat()
}

const EMPTY = '{"blocks":[]}'

async function translate(id: string, language: Language, now: Words, before: Words): Promise<Fault[]> {
  const changes = changesOf(now, before)
  if (changes.length === 0) return []
  const { faults } = await mutate(DeskPageTranslateDocument, {
    id,
    languageCode: codeOf(language),
    input: Object.fromEntries(changes.map((field) => [field, now[field] || null])),
  })
  return inLanguage(language, faults)
}

/** What a new page like this one is made of; its words in other languages are written afterwards. */
export const copyOf = (page: Whole, title: string) => ({
  pageType: page.pageType.id,
  title,
  content: page.content,
  seo: { title: page.seoTitle, description: page.seoDescription },
  isPublished: false,
  attributes: page.attributes.filter((one) => one.values.length > 0).map((one) => inputOf(one, valuesOf(one))),
})

/** Gives a copy the words of its model in the other languages. A slug belongs to one page only. */
export async function translateCopy(id: string, page: Whole): Promise<Fault[]> {
  const { words } = formOf(page)
  for (const language of TRANSLATED_LANGUAGES) {
    const faults = await translate(id, language, { ...words[language], slug: '' }, wordsOf(null))
    if (faults.length > 0) return faults
  }
  return []
}
