/**
 * Finds the words that a shopper meant: with a slip of the finger (`nothern`), by their sound in another script
 * (`нортен лайтс` for Northern Lights), or typed on another keyboard layout (`тщкерукт`). Pure.
 */
import { foldText } from './search.ts'

/** A word of the catalogue, and how many products have it. */
export interface KnownWord {
  word: string
  products: number
}

interface Known extends KnownWord {
  sound: string
  letters: number
  soundLetters: number
}

/** The keys of a Russian keyboard, in the order of those of an English one. */
const ENGLISH_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** A text with each letter replaced for which there is another. */
const eachLetter = (text: string, other: (letter: string) => string | undefined): string =>
  Array.from(text, (letter) => other(letter) ?? letter).join('')

const FAR = Number.POSITIVE_INFINITY

/** A bit for each letter of a word; letters may share one. */
function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31)
  return bits
}

/** How many letters of the first word the second does not have, at least. */
function lacking(letters: number, others: number): number {
  let n = 0
  for (let left = letters & ~others; left !== 0; left &= left - 1) n++
  return n
}

const isPlain = (query: string): boolean => !/["]|(?:^|\s)-|(?:^|\s)(?:OR|AND)(?:\s|$)/.test(query)
const hasDigit = (word: string): boolean => /\p{N}/u.test(word)
const bare = (word: string): string => foldText(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** Most words of a query that are replaced: each is compared with all words of the catalogue. */
const MOST_REPLACED = 3

/** Words of a catalogue, in which those are looked for that were meant by others. */
export class NearWords {
  private readonly known: readonly Known[]
  /** Sorted, so that a beginning is found by halving. */
  private readonly sorted: readonly string[]

  constructor(words: readonly KnownWord[]) {
    this.known = words.map((w) => {
      const sound = soundOf(w.word)
      return { ...w, sound, letters: lettersOf(w.word), soundLetters: lettersOf(sound) }
    })
    this.sorted = words.map((w) => w.word).toSorted()
  }

  /**
   * The query with each unknown word replaced by the nearest known one. It stays as it is where it has signs of its own
   * (quotes, minus, OR), where some word is near to none, and where more than three words are unknown. Words with digits,
   * such as SKUs, are never replaced.
   */
  meant(query: string): string {
    if (!isPlain(query) || this.known.length === 0) return query
    const typed = query.slice(0, 200).split(/\s+/).filter(Boolean)
    let replaced = 0
    const words: string[] = []
    for (const word of typed) {
      const folded = bare(word)
      if (hasDigit(folded) || (folded !== '' && this.begins(folded))) {
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

  /** Whether a known word begins so. */
  private begins(text: string): boolean {
    let [from, to] = [0, this.sorted.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.sorted[middle]! < text) from = middle + 1
      else to = middle
    }
    return this.sorted[from]?.startsWith(text) ?? false
  }

  /** What the same keys write on the other keyboard, where that begins a known word. */
  private onOtherKeys(word: string): string | null {
    const lower = word.toLowerCase()
    for (const [from, to] of [
      [RUSSIAN_KEYS, ENGLISH_KEYS],
      [ENGLISH_KEYS, RUSSIAN_KEYS],
    ] as const) {
      const written = bare(eachLetter(lower, (c) => to[from.indexOf(c)]))
      if (written.length >= 3 && this.begins(written)) return written
    }
    return null
  }

  private nearest(word: string): string | null {
    const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : 2
    const sound = soundOf(word)
    const soundAllowed = sound.length < 5 ? 0 : 1
    const [letters, soundLetters] = [lettersOf(word), lettersOf(sound)]
    let best: { known: Known; cost: number } | null = null
    for (const known of this.known) {
      // Most words lack too many of the letters, which a few operations on bits tell.
      const slips = lacking(letters, known.letters) > allowed ? FAR : costOfSlips(word, known.word, allowed)
      const byEar =
        sound.length < 3 || lacking(soundLetters, known.soundLetters) > soundAllowed
          ? FAR
          : costOfSlips(sound, known.sound, soundAllowed)
      // What sounds the same is a little farther than what is written nearly the same.
      const cost = Math.min(slips, 0.5 + byEar)
      if (cost === FAR) continue
      const isBetter =
        !best ||
        cost < best.cost ||
        (cost === best.cost &&
          (known.products > best.known.products ||
            (known.products === best.known.products && known.word < best.known.word)))
      if (isBetter) best = { known, cost }
    }
    return best && best.known.word
  }
}

/**
 * How many letters were missed, added, changed or swapped to write `typed` instead of `word` or of its beginning, for
 * words may be typed half. What was not typed counts a little, so that the whole word comes before a longer one.
 * Infinity where there are more slips than allowed.
 */
export function costOfSlips(typed: string, word: string, allowed: number): number {
  if (typed.length > word.length + allowed) return FAR
  const width = Math.min(word.length, typed.length + allowed)
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, i) => i)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= width; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > allowed) return FAR
    before = last
    last = row
  }
  let best = FAR
  for (let j = 0; j <= width; j++) if (last[j]! <= allowed) best = Math.min(best, last[j]! + (word.length - j) / 100)
  return best
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
