/** Finds words in texts, whatever their case and accents. */

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether every word of `asked` begins somewhere in `text`. An empty search matches every text. */
export function mentions(text: string, asked: string): boolean {
  const within = ` ${wordsOf(text).join(' ')}`
  return wordsOf(asked).every((word) => within.includes(` ${word}`))
}
