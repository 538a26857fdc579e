/** Letters that look like others: those of another alphabet, and digits that are taken for letters. */

/** Small Cyrillic letters that look, small or capital, like a Latin one. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
}

/** Greek letters, and digits and letters that are taken for each other. */
const OTHERS: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
  '0': 'o',
  '1': 'i',
  l: 'i',
}

/**
 * A text in small letters with Latin ones in place of the Cyrillic ones; null where it has none, or one that looks like
 * no Latin letter.
 */
export function latinTwin(text: string): string | null {
  let isOther = false
  let twin = ''
  for (const letter of text) {
    const latin = CYRILLIC[letter]
    if (latin === undefined && /\p{Script=Cyrillic}/u.test(letter)) return null
    isOther ||= latin !== undefined
    twin += latin ?? letter
  }
  return isOther ? twin : null
}

const LETTERS = Object.entries({ ...CYRILLIC, ...OTHERS }).flatMap(([letter, latin]) => {
  const capital = letter === 'l' ? letter : letter.toUpperCase()
  return capital === letter
    ? [[letter, latin]]
    : [
        [letter, latin],
        [capital, latin],
      ]
})

/** Letters that look like others, and in the same place what each looks like; both as PostgreSQL's `translate` reads them. */
export const LOOK_ALIKES = {
  from: LETTERS.map(([letter]) => letter).join(''),
  to: LETTERS.map(([, latin]) => latin).join(''),
} as const
