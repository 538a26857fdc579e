/**
 * Plates of a folder's products, drawn before its import can begin: at the very first start one waits for the database,
 * and drawing takes longest of all that follows.
 */
import { setImmediate } from 'node:timers/promises'
import { readCsv } from './csv.ts'
import { Folder } from './folder.ts'
import { makerIn } from './maker.ts'
import { plateFacts } from './plate-facts.ts'
import { drawPlate, plateKey, type WantedPlate } from './pictures.ts'
import { Problems } from './problems.ts'
import { PLATES, productPlates } from './product-media.ts'
import { Row } from './row.ts'

const FILE = 'products.csv'
const ATTRIBUTE = 'attr:'

/** Draws plate after plate, between which everything else gets its turn, until `end` is called. */
export class PlatesAhead {
  /** Waits until everything is drawn, or the drawing has ended. */
  readonly whole: Promise<void>
  #drawn = new Map<string, string>()
  #isOver = false

  constructor(path: string) {
    // What is wrong with the folder, its import says.
    this.whole = this.#draw(path).catch(() => {})
  }

  /** Ends the drawing. Answers what is drawn, by `plateKey`; the import draws the rest, and what has other facts. */
  end(): ReadonlyMap<string, string> {
    this.#isOver = true
    const drawn = this.#drawn
    // They are large, and whoever began the drawing may keep this for as long as the shop runs.
    this.#drawn = new Map()
    return drawn
  }

  async #draw(path: string): Promise<void> {
    for await (const wanted of wantedPlates(path)) {
      if (this.#isOver) return
      this.#drawn.set(plateKey(wanted), drawPlate(wanted))
      await setImmediate()
    }
  }
}

/** The plates that the folder's products ask for, drawn from what stands in their rows. */
async function* wantedPlates(path: string): AsyncGenerator<WantedPlate> {
  const problems = new Problems()
  const folder = new Folder(path, problems)
  const maker = makerIn(folder) ?? ''
  const bytes = folder.stream(FILE)
  const csv = bytes && (await readCsv(FILE, bytes, { key: ['slug'], problems }))
  if (!csv) return
  for await (const { line, cells } of csv.rows) {
    const row = new Row({ file: FILE, line, cells, hasDecimalCommas: csv.hasDecimalCommas }, problems)
    if (!row.list('media')?.includes(PLATES)) continue
    const columns = csv.header.filter((name) => name.startsWith(ATTRIBUTE))
    const facts = new Map(columns.map((name) => [name.slice(ATTRIBUTE.length), row.list(name) ?? []]))
    const [slug = '', name = ''] = [cells.get('slug'), cells.get('name')]
    for (const { wanted } of productPlates(plateFacts(slug, name, facts, maker))) yield wanted
  }
}
