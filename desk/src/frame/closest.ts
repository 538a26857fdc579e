/** The order of what the palette has found. */
import type { Found } from '../parts/found.ts'

/**
 * What bears the letters in its name comes before what was found by something else, such as orders by the goods in
 * them; otherwise the order stays.
 */
export function closestFirst(found: readonly Found[], asked: string): Found[] {
  const text = asked.toLowerCase()
  const distance = ({ title, detail = '' }: Found): number => {
    const [name, more] = [title.toLowerCase(), detail.toLowerCase()]
    if (name.startsWith(text) || name.includes(` ${text}`) || more.startsWith(text)) return 0
    return name.includes(text) || more.includes(text) ? 1 : 2
  }
  return found.toSorted((a, b) => distance(a) - distance(b))
}
