/**
 * Finds the words that a shopper meant: with a slip of the finger (`nothern`), by their sound in another script
 * (`нортен лайтс` for Northern Lights), or typed on another keyboard layout (`тщкерукт`). Pure.
 */
import { isPlain, plainWords } from './search.ts'

/** A word of the catalogue, and how many products have it. */
export interface KnownWord {
  word: string
  products: number
}

interface Near {
  known: KnownWord
  /** A hundred for each slip, and one for each letter that was not typed. */
  cost: number
}

/** The keys of a Russian keyboard, in the order of those of an English one. */
const ENGLISH_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** A text with each letter replaced for which there is another. */
const eachLetter = (text: string, other: (letter: string) => string | undefined): string =>
  Array.from(text, (letter) => other(letter) ?? letter).join('')

const hasDigit = (word: string): boolean => /\p{N}/u.test(word)
/** A word without its signs, as the text of search has it of words that are typed as one. */
const bare = (word: string): string => plainWords(word).join('')

/** Most words of a query that are replaced. */
const MOST_REPLACED = 3
/** What sounds the same is a little farther than what is written nearly the same. */
const BY_EAR = 50

/** Words of a catalogue, in which those are looked for that were meant by others. */
export class NearWords {
  private readonly spelled: SortedTexts
  private readonly sounding: SortedTexts

  constructor(words: readonly KnownWord[]) {
    this.spelled = new SortedTexts(words, (word) => word)
    this.sounding = new SortedTexts(words, soundOf)
  }

  /**
   * The query with each unknown word replaced by the nearest known one. It stays as it is where it has signs of its own
   * (quotes, minus, OR), where some word is near to none, and where more than three words are unknown. Words with digits,
   * such as SKUs, are never replaced.
   */
  meant(query: string): string {
    if (!isPlain(query)) return query
    const typed = query.slice(0, 200).split(/\s+/).filter(Boolean)
    let replaced = 0
    const words: string[] = []
    for (const word of typed) {
      const folded = bare(word)
      if (hasDigit(folded) || (folded !== '' && this.spelled.begins(folded))) {
        words.push(word)
        continue
      }
      if (++replaced > MOST_REPLACED) return query
      const near = this.onOtherKeys(word) ?? (folded ? this.nearest(folded) : null)
      if (near === null) return query
      words.push(near)
    }
    return replaced > 0 ? words.join(' ') : query
  }

  /** What the same keys write on the other keyboard, where that begins a known word. */
  private onOtherKeys(word: string): string | null {
    const lower = word.toLowerCase()
    for (const [from, to] of [
      [RUSSIAN_KEYS, ENGLISH_KEYS],
      [ENGLISH_KEYS, RUSSIAN_KEYS],
    ] as const) {
      const written = bare(eachLetter(lower, (c) => to[from.indexOf(c)]))
      if (written.length >= 3 && this.spelled.begins(written)) return written
    }
    return null
  }

  private nearest(word: string): string | null {
    const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : 2
    const sound = soundOf(word)
    const slipped = this.spelled.nearest(word, allowed)
    const heard = sound.length < 3 ? null : this.sounding.nearest(sound, sound.length < 5 ? 0 : 1)
    const byEar = heard && { ...heard, cost: heard.cost + BY_EAR }
    const best = !slipped || (byEar && isNearer(byEar, slipped)) ? byEar : slipped
    return best && best.known.word
  }
}

/** Whether the first is the nearer one; of two as near it is the word of more products. */
function isNearer(one: Near, other: Near): boolean {
  if (one.cost !== other.cost) return one.cost < other.cost
  if (one.known.products !== other.known.products) return one.known.products > other.known.products
  return one.known.word < other.known.word
}

const FAR = Number.POSITIVE_INFINITY

/**
 * Texts in their order, in which those that begin alike stand together: what is too far from the beginning of one is
 * too far from all of these, and they are passed over at once.
 */
class SortedTexts {
  private readonly texts: readonly string[]
  private readonly known: readonly KnownWord[]

  /** `textOf` answers the text by which a word is found. */
  constructor(words: readonly KnownWord[], textOf: (word: string) => string) {
    const pairs = words.map((known) => ({ text: textOf(known.word), known }))
    pairs.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    this.texts = pairs.map(({ text }) => text)
    this.known = pairs.map(({ known }) => known)
  }

  /** Whether one of the texts begins so. */
  begins(beginning: string): boolean {
    return this.texts[this.firstFrom(0, (text) => text >= beginning)]?.startsWith(beginning) ?? false
  }

  /**
   * The text that is nearest to what was typed, or whose beginning is, because words may be typed half. A slip is a
   * letter that was missed, added or changed, or two that were swapped. What was not typed counts a little, so that the
   * whole word comes before a longer one. Null where all have more slips than are allowed.
   */
  nearest(typed: string, allowed: number): Near | null {
    const { texts, known } = this
    const most = typed.length + allowed
    // Row j has the slips between the first j letters of a text and the first letters typed; what is not written is too
    // many. All texts that begin alike share the rows of that beginning.
    const tooMany = allowed + 1
    const rows = Array.from({ length: most + 1 }, () => new Int32Array(typed.length + 1).fill(tooMany))
    for (let i = 0; i <= Math.min(typed.length, allowed); i++) rows[0]![i] = i
    /** For each row the cost of the best beginning up to it, without the letters of the whole text. */
    const costs = [typed.length <= allowed ? typed.length * 100 : FAR]
    let best: Near | null = null
    const consider = (at: number, cost: number): void => {
      const near = { known: known[at]!, cost: cost + texts[at]!.length }
      if (!best || isNearer(near, best)) best = near
    }
    let last = ''
    let filled = 0
    for (let at = 0; at < texts.length;) {
      const text = texts[at]!
      let j = alike(text, last, filled)
      let isFar = false
      while (!isFar && j < text.length && j < most) {
        j++
        isFar = fillRow(rows, j, text, typed, allowed) > allowed
        const slips = rows[j]![typed.length]!
        costs[j] = Math.min(costs[j - 1]!, slips > allowed ? FAR : slips * 100 - j)
      }
      last = text
      filled = j
      const cost = costs[j]!
      if (!isFar) {
        if (cost !== FAR) consider(at, cost)
        at++
        continue
      }
      const beginning = text.slice(0, j)
      const end = this.firstFrom(at + 1, (other) => !other.startsWith(beginning))
      if (cost !== FAR) for (let i = at; i < end; i++) consider(i, cost)
      at = end
    }
    return best
  }

  /** The first place at or after `from` where something is true that stays true from there on. */
  private firstFrom(from: number, isTrue: (text: string) => boolean): number {
    const { texts } = this
    // It is mostly near, so the steps begin small.
    let step = 1
    while (from + step < texts.length && !isTrue(texts[from + step - 1]!)) {
      from += step
      step *= 2
    }
    let to = Math.min(from + step, texts.length)
    while (from < to) {
      const middle = (from + to) >>> 1
      if (isTrue(texts[middle]!)) to = middle
      else from = middle + 1
    }
    return from
  }
}

/** With how many letters both begin, up to a number. */
function alike(text: string, other: string, most: number): number {
  let n = 0
  while (n < most && n < text.length && n < other.length && text[n] === other[n]) n++
  return n
}

/** Works out a row from those before it, and answers its least number of slips. */
function fillRow(rows: readonly Int32Array[], j: number, text: string, typed: string, allowed: number): number {
  const row = rows[j]!
  const last = rows[j - 1]!
  if (j <= allowed) row[0] = j
  let least = row[0]!
  // Where one has more letters than the other, each of them is a slip.
  for (let i = Math.max(1, j - allowed); i <= Math.min(typed.length, j + allowed); i++) {
    const isSame = typed[i - 1] === text[j - 1]
    let slips = Math.min(last[i]! + 1, row[i - 1]! + 1, last[i - 1]! + (isSame ? 0 : 1))
    if (i > 1 && j > 1 && typed[i - 1] === text[j - 2] && typed[i - 2] === text[j - 1])
      slips = Math.min(slips, rows[j - 2]![i - 2]! + 1)
    row[i] = slips
    if (slips < least) least = slips
  }
  return least
}

/** English spellings, in the order in which they are replaced by what they sound like. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/igh/g, 'i'],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/dge|j/g, 'J'],
  [/t?ch/g, 'C'],
  [/sh/g, 'S'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/wh/g, 'v'],
  [/ck/g, 'k'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/z/g, 's'],
  [/(?<=[aeo])w/g, 'u'],
  [/w/g, 'v'],
  [/(?<=[^aeiouy])e$/g, ''],
  [/(?<!^)h/g, ''],
  [/[aeiouy]+/g, 'a'],
]

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('абвгдезийклмнопрстуфхыэюяё', (letter, i) => [letter, 'abvgdasaaklmnaprstafhaaaaa'[i]!]),
)
const CYRILLIC_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/дж/g, 'J'],
  [/ж/g, 'J'],
  [/ч/g, 'C'],
  [/[шщ]/g, 'S'],
  [/ц/g, 's'],
  [/[ьъ]/g, ''],
]

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((t, [from, to]) => t.replace(from, to), text)

/**
 * What a word in Latin or Cyrillic letters sounds like, roughly: classes of consonants, and `a` for any vowels that
 * stand together. It is the same for a name and for how Russians write it: `haze` and `хейз` are both `has`.
 */
export function soundOf(word: string): string {
  const sound = /\p{Script=Cyrillic}/u.test(word)
    ? eachLetter(replaced(word, CYRILLIC_PAIRS), (c) => CYRILLIC[c])
    : replaced(word, LATIN)
  return sound.replace(/(.)\1+/g, '$1')
}
