/** Finds words in texts, whatever their case and accents. */

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word of `asked` begins somewhere in `text`. An empty search matches every text. */
export function mentions(text: string, asked: string): boolean {
  const within = plain(text)
  return plain(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(within))
}
