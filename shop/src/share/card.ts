/** Draws the words and tracks of a card as SVG; the picture lies under it. */
import { SHARE_SIZE, type ShareCard } from '@semena/contract/shop-port'
import type { Inks } from './colours.ts'
import { type Face, setLine, widthOf, wrap } from './lettering.ts'
import { seed } from '../icons/mark.ts'
import { genotypeBar, track } from './tracks.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
/** The picture fills the left side of the card, with sides of four to five like a plate. */
export const PICTURE = { width: 504, height: HEIGHT } as const
const LEFT = PICTURE.width + 56
const RIGHT = WIDTH - 56
const COLUMN = RIGHT - LEFT
const FOOT = HEIGHT - 52
const ROW = 48

/** Where a logo stands: in place of the mark at the head, or of the picture. */
export const LOGO = {
  head: { left: LEFT, top: 40, width: COLUMN, height: 60 },
  panel: { left: 72, top: 135, width: PICTURE.width - 144, height: 360 },
} as const

interface Parts {
  /** Leaves room for the picture that is put under it. */
  hasPicture: boolean
  /** Leaves room for the logo. */
  hasLogo: boolean
  inks: Inks
  /** The face of titles. */
  heading: Face
}

/** Draws the card as SVG. */
export function cardDrawing(card: ShareCard, { hasPicture, hasLogo, inks, heading }: Parts): string {
  const facts = factsBlock(card, inks)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${hasPicture || hasLogo ? '' : panel(inks)}
<path d="M${PICTURE.width} 0V${HEIGHT}" stroke="${inks.rule}" stroke-width="2"/>
${hasPicture && hasLogo ? '' : head(card.shop, { hasLogo, inks, heading })}
<path d="M${LEFT} 116H${RIGHT}" stroke="${inks.ink}" stroke-width="4"/><path d="M${LEFT} 122H${RIGHT}" stroke="${inks.ink}" stroke-width="1.500"/>
${facts.drawing}
${words(card, facts.top, { inks, heading })}
</svg>`
}

/** A card without a picture shows the mark in its place. */
const panel = (inks: Inks): string =>
  `<rect width="${PICTURE.width}" height="${HEIGHT}" fill="${inks.ink}"/><g transform="translate(${PICTURE.width / 2 - 132} ${HEIGHT / 2 - 176})scale(11)">${seed(inks.paper, inks.ink)}</g>`

/** The mark and the name over a double rule, like the head of every page. */
function head(shop: string, { hasLogo, inks, heading }: Omit<Parts, 'hasPicture'>): string {
  const x = hasLogo ? LEFT : LEFT + 48
  const mark = hasLogo ? '' : `<g transform="translate(${LEFT} 46)scale(1.5)">${seed(inks.ink, inks.paper)}</g>`
  const [line] = wrap(heading, shop, { size: 44, width: RIGHT - x, most: 1 }).lines
  return mark + setLine({ face: heading, text: line!, x, y: 84, size: 44, fill: inks.ink })
}

/** Draws the facts upwards from the foot, so that a card with fewer facts has more room for its words. */
function factsBlock({ genotype, facts = [] }: ShareCard, inks: Inks): { drawing: string; top: number } {
  const labels = Math.max(0, ...facts.map(({ label }) => widthOf('text', label, 22)))
  const values = Math.max(0, ...facts.map(({ text }) => widthOf('strong', text, 22)))
  const x = LEFT + labels + 24
  const rows = facts.map((fact, i) => {
    const y = FOOT - (facts.length - 1 - i) * ROW
    return `${setLine({ face: 'text', text: fact.label, x: LEFT, y, size: 22, fill: inks['ink-3'] })}
${track(fact, { x, y: y - 17, width: RIGHT - values - 24 - x, height: 18 }, inks)}
${setLine({ face: 'strong', text: fact.text, x: RIGHT, y, size: 22, fill: inks.ink, end: true })}`
  })
  let top = FOOT - facts.length * ROW
  if (!genotype) return { drawing: rows.join(''), top }
  const bar = genotypeBar(genotype.indica, { x: LEFT, y: top - 14, width: COLUMN, height: 22 }, inks)
  top -= 28
  const sides = `${setLine({ face: 'strong', text: genotype.left, x: LEFT, y: top, size: 22, fill: inks.ink })}
${setLine({ face: 'strong', text: genotype.right, x: RIGHT, y: top, size: 22, fill: inks.ink, end: true })}`
  return { drawing: rows.join('') + bar + sides, top: top - 22 }
}

const SIZES = [84, 76, 68, 60, 54, 48, 42, 36]

/** Draws the title as large as it fits above `bottom`, with the texts above and below it. */
function words(
  { title, over, under, text }: ShareCard,
  bottom: number,
  { inks, heading }: Pick<Parts, 'inks' | 'heading'>,
): string {
  let drawing = ''
  let y = 178
  if (over) drawing += setLine({ face: 'text', text: over, x: LEFT, y, size: 24, fill: inks['ink-3'] })
  else y -= 32
  const below = (under ? 52 : 0) + (text ? 44 : 0)
  const room = bottom - y - below - 20
  const set = SIZES.map((size) => {
    const most = Math.max(1, Math.min(4, Math.floor(room / (size * 1.08))))
    return { size, ...wrap(heading, title, { size, width: COLUMN, most }) }
  })
  const { size, lines } = set.find(({ whole }) => whole) ?? set.at(-1)!
  for (const [i, line] of lines.entries()) {
    y += i === 0 ? size * 0.98 + 8 : size * 1.08
    drawing += setLine({ face: heading, text: line, x: LEFT, y, size, fill: inks.ink })
  }
  if (under) drawing += setLine({ face: 'italic', text: under, x: LEFT, y: (y += 50), size: 30, fill: inks['ink-2'] })
  if (text) {
    const most = Math.floor((bottom - y - 26) / 36)
    for (const [i, line] of most > 0 ? wrap('text', text, { size: 26, width: COLUMN, most }).lines.entries() : [])
      drawing += setLine({ face: 'text', text: line, x: LEFT, y: y + 58 + i * 36, size: 26, fill: inks['ink-2'] })
  }
  return drawing
}
