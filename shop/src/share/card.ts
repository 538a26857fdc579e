/** Draws the words and tracks of a card as SVG; the picture lies under it. */
import { SHARE_SIZE, type ShareCard } from '@semena/contract/shop-port'
import { INK } from './colours.ts'
import { setLine, widthOf, wrap } from './lettering.ts'
import { seed } from './mark.ts'
import { genotypeBar, track } from './tracks.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
/** The picture fills the left side of the card, with sides of four to five like a plate. */
export const PICTURE = { width: 504, height: HEIGHT } as const
const LEFT = PICTURE.width + 56
const RIGHT = WIDTH - 56
const COLUMN = RIGHT - LEFT
const FOOT = HEIGHT - 52
const ROW = 48

/** Draws the card as SVG. `hasPicture` leaves room for the picture that is put under it. */
export function cardDrawing(card: ShareCard, hasPicture: boolean): string {
  const facts = factsBlock(card)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${hasPicture ? '' : panel()}
<path d="M${PICTURE.width} 0V${HEIGHT}" stroke="${INK.rule}" stroke-width="2"/>
${head(card.shop)}
${facts.drawing}
${words(card, facts.top)}
</svg>`
}

/** A card without a picture shows the mark in its place. */
const panel = (): string =>
  `<rect width="${PICTURE.width}" height="${HEIGHT}" fill="${INK.ink}"/><g transform="translate(${PICTURE.width / 2 - 132} ${HEIGHT / 2 - 176})scale(11)">${seed(INK.paper, INK.ink)}</g>`

/** The mark and the name over a double rule, like the head of every page. */
const head = (shop: string): string =>
  `<g transform="translate(${LEFT} 46)scale(1.5)">${seed(INK.ink, INK.paper)}</g>
${setLine({ face: 'display', text: wrap('display', shop, { size: 44, width: COLUMN - 48, most: 1 }).lines[0]!, x: LEFT + 48, y: 84, size: 44, fill: INK.ink })}
<path d="M${LEFT} 116H${RIGHT}" stroke="${INK.ink}" stroke-width="4"/><path d="M${LEFT} 122H${RIGHT}" stroke="${INK.ink}" stroke-width="1.500"/>`

/** Draws the facts upwards from the foot, so that a card with fewer facts has more room for its words. */
function factsBlock({ genotype, facts = [] }: ShareCard): { drawing: string; top: number } {
  const labels = Math.max(0, ...facts.map(({ label }) => widthOf('text', label, 22)))
  const values = Math.max(0, ...facts.map(({ text }) => widthOf('strong', text, 22)))
  const x = LEFT + labels + 24
  const rows = facts.map((fact, i) => {
    const y = FOOT - (facts.length - 1 - i) * ROW
    return `${setLine({ face: 'text', text: fact.label, x: LEFT, y, size: 22, fill: INK.third })}
${track(fact, { x, y: y - 17, width: RIGHT - values - 24 - x, height: 18 })}
${setLine({ face: 'strong', text: fact.text, x: RIGHT, y, size: 22, fill: INK.ink, end: true })}`
  })
  let top = FOOT - facts.length * ROW
  if (!genotype) return { drawing: rows.join(''), top }
  const bar = genotypeBar(genotype.indica, { x: LEFT, y: top - 14, width: COLUMN, height: 22 })
  top -= 28
  const sides = `${setLine({ face: 'strong', text: genotype.left, x: LEFT, y: top, size: 22, fill: INK.ink })}
${setLine({ face: 'strong', text: genotype.right, x: RIGHT, y: top, size: 22, fill: INK.ink, end: true })}`
  return { drawing: rows.join('') + bar + sides, top: top - 22 }
}

const SIZES = [84, 76, 68, 60, 54, 48, 42, 36]

/** Draws the title as large as it fits above `bottom`, with the texts above and below it. */
function words({ title, over, under, text }: ShareCard, bottom: number): string {
  let drawing = ''
  let y = 178
  if (over) drawing += setLine({ face: 'text', text: over, x: LEFT, y, size: 24, fill: INK.third })
  else y -= 32
  const below = (under ? 52 : 0) + (text ? 44 : 0)
  const room = bottom - y - below - 20
  const set = SIZES.map((size) => {
    const most = Math.max(1, Math.min(4, Math.floor(room / (size * 1.08))))
    return { size, ...wrap('display', title, { size, width: COLUMN, most }) }
  })
  const { size, lines } = set.find(({ whole }) => whole) ?? set.at(-1)!
  for (const [i, line] of lines.entries()) {
    y += i === 0 ? size * 0.98 + 8 : size * 1.08
    drawing += setLine({ face: 'display', text: line, x: LEFT, y, size, fill: INK.ink })
  }
  if (under) drawing += setLine({ face: 'italic', text: under, x: LEFT, y: (y += 50), size: 30, fill: INK.second })
  if (text) {
    const most = Math.floor((bottom - y - 26) / 36)
    for (const [i, line] of most > 0 ? wrap('text', text, { size: 26, width: COLUMN, most }).lines.entries() : [])
      drawing += setLine({ face: 'text', text: line, x: LEFT, y: y + 58 + i * 36, size: 26, fill: INK.second })
  }
  return drawing
}
