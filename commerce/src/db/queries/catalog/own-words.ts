/**
 * Reads a search as a shopper means it: besides names and SKUs, a word may be a choice of an attribute (a kind, an
 * aroma, a breeder), a category, a collection, or one of the words that the shop has given an attribute
 * (docs/rules.md#search-words). Pure.
 */
import type { Ends } from '../../statements/conditions.ts'
import type { AttributeCondition, ProductFilter } from './product-list.ts'
import { isPlain, plainWords } from './search.ts'

/** A choice of an attribute, a category or a collection, with its names in every language. */
export interface OwnThing {
  kind: 'choice' | 'category' | 'collection'
  id: number
  attributeId: number | null
  slug: string
  names: string[]
}

/** The words of an attribute: lines such as `high thc, strong = 21-`. */
export interface AttributeWords {
  attributeId: number
  words: string
}

/** The most words of one phrase of an attribute. */
const LONGEST_PHRASE = 4
/** The fewest letters by which a word is found that begins so. */
const LEAST_LETTERS = 3
/** The most words of a query that are looked up. */
const MOST_WORDS = 12

/** What is meant besides names; null where the words say nothing about a product. */
type Meaning = ProductFilter[] | null

export class OwnWords {
  private readonly things = new Map<string, OwnThing[]>()
  private readonly phrases = new Map<string, Meaning>()

  constructor(things: readonly OwnThing[], attributes: readonly AttributeWords[]) {
    for (const thing of things)
      for (const word of new Set(thing.names.flatMap(plainWords))) {
        const known = this.things.get(word)
        if (known) known.push(thing)
        else this.things.set(word, [thing])
      }
    for (const { attributeId, words } of attributes)
      for (const { phrases, value } of readLines(words)) {
        const meaning = meaningOf(value, attributeId, things)
        for (const phrase of phrases) this.phrases.set(phrase, joinedMeaning(this.phrases.get(phrase), meaning))
      }
  }

  /** Every word that is understood, for the search that forgives. */
  words(): string[] {
    return [...new Set([...this.things.keys(), ...[...this.phrases.keys()].flatMap((phrase) => phrase.split(' '))])]
  }

  /** The filter that a search means; null where it names nothing but products. */
  filterOf(search: string): ProductFilter | null {
    if (!isPlain(search)) return null
    const words = plainWords(search).slice(0, MOST_WORDS)
    const parts: ProductFilter[] = []
    let isMeant = false
    for (let at = 0; at < words.length;) {
      const { text, length, meaning } = this.next(words, at)
      at += length
      if (meaning === null || meaning.length > 0) isMeant = true
      if (meaning === null) continue
      parts.push(meaning.length > 0 ? { or: [{ search: text }, ...meaning] } : { search: text })
    }
    return isMeant && parts.length > 0 ? { and: parts } : null
  }

  /** The longest phrase that begins at a word, else the word alone. */
  private next(words: readonly string[], at: number): { text: string; length: number; meaning: Meaning } {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
      const text = words.slice(at, at + length).join(' ')
      const meaning = this.phrases.get(text)
      if (meaning === undefined) continue
      return { text, length, meaning: meaning && length === 1 ? [...meaning, ...this.named(text)] : meaning }
    }
    return { text: words[at]!, length: 1, meaning: this.named(words[at]!) }
  }

  /** What has a word in its name, or, where nothing has, one that begins so. */
  private named(word: string): ProductFilter[] {
    const whole = this.things.get(word)
    if (whole) return conditionsOf(whole)
    if (word.length < LEAST_LETTERS) return []
    return conditionsOf([...this.things].flatMap(([known, things]) => (known.startsWith(word) ? things : [])))
  }
}

function joinedMeaning(known: Meaning | undefined, more: Meaning): Meaning {
  return known && more ? [...known, ...more] : (more ?? known ?? null)
}

/** Reads lines of words, `feminised, fem = feminized`; what has no `=` is passed over. */
function readLines(text: string): { phrases: string[]; value: string }[] {
  return text.split(/[\n;]/).flatMap((line) => {
    const at = line.indexOf('=')
    if (at < 0) return []
    const phrases = line
      .slice(0, at)
      .split(',')
      .map((phrase) => plainWords(phrase).join(' '))
    return [{ phrases: phrases.filter(Boolean), value: line.slice(at + 1).trim() }]
  })
}

/** A value is a range of numbers (`21-`, `-15`, `16-20`), else slugs of choices (`citrus|lemon`); none says nothing. */
function meaningOf(value: string, attributeId: number, things: readonly OwnThing[]): Meaning {
  if (value === '') return null
  const range = rangeOf(value)
  if (range) return [ofAttribute(attributeId, { range })]
  const slugs = value.split('|').map((slug) => slug.trim())
  return conditionsOf(things.filter((thing) => thing.attributeId === attributeId && slugs.includes(thing.slug)))
}

function rangeOf(value: string): Ends<number> | null {
  const [, gte, lte] = /^(\d{0,9})-(\d{0,9})$/.exec(value) ?? []
  if (!gte && !lte) return null
  return { ...(gte ? { gte: Number(gte) } : {}), ...(lte ? { lte: Number(lte) } : {}) }
}

const ofAttribute = (attributeId: number | null, wanted: Partial<AttributeCondition>): ProductFilter => ({
  attributes: [{ attributeId, ofProduct: true, ofVariant: false, ...wanted }],
})

function conditionsOf(things: readonly OwnThing[]): ProductFilter[] {
  const idsOf = (kind: OwnThing['kind']): number[] => [
    ...new Set(things.filter((thing) => thing.kind === kind).map(({ id }) => id)),
  ]
  const [choices, categoryIds, collectionIds] = [idsOf('choice'), idsOf('category'), idsOf('collection')]
  return [
    // A value has its attribute, so its id is enough.
    ...(choices.length > 0 ? [ofAttribute(null, { valueIds: choices })] : []),
    ...(categoryIds.length > 0 ? [{ categoryIds }] : []),
    ...(collectionIds.length > 0 ? [{ collectionIds }] : []),
  ]
}
