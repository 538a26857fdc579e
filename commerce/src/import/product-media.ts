/** The pictures of a product: files of the folder, or `plates` drawn from its facts, on light and on dark ground. */
import { productMedia } from '../db/tables/catalog.ts'
import type { PlateFacts, PlateTheme, PlateView } from '@semena/plates'
import type { Reading, Writing } from './part.ts'
import type { Picture } from './pictures.ts'
import { type Facts, plateFacts } from './plate-facts.ts'
import type { Row } from './row.ts'
import { statement } from '../db/statements/statement.ts'

export interface MediaWish {
  picture: Picture
  alt: string
  metadata: Record<string, string>
}

/** What a row names instead of files for all plates of its product. */
export const PLATES = 'plates'
/**
 * The drawings by name. Lists show the first one small, so it has no lettering; `sheet` is the same plant with frame,
 * name and measure.
 */
const VIEWS: readonly { view: PlateView | 'sheet'; drawn: PlateView; caption: boolean }[] = [
  { view: 'plate', drawn: 'plate', caption: false },
  { view: 'sheet', drawn: 'plate', caption: true },
  { view: 'leaf', drawn: 'leaf', caption: true },
  { view: 'seed', drawn: 'seed', caption: true },
  { view: 'pack', drawn: 'pack', caption: true },
]
const THEMES: readonly PlateTheme[] = ['paper', 'night']

/** The plates of a product, with their names, in the order in which they are shown. */
export const productPlates = (facts: PlateFacts) =>
  THEMES.flatMap((theme) =>
    VIEWS.map(({ view, drawn, caption }) => ({ view, wanted: { facts, view: drawn, theme, caption } })),
  )

/**
 * The pictures that a row names; undefined when it says nothing of pictures. Plates are drawn from name and attributes,
 * so read these first.
 */
export function readMedia(
  r: Reading,
  row: Row,
  { slug, name, facts: own }: { slug: string; name: string; facts: Facts },
): MediaWish[] | undefined {
  const names = row.list('media')
  return names?.flatMap((file) => {
    if (file === PLATES)
      return productPlates(plateFacts(slug, name, own, r.maker)).map(({ view, wanted }) => ({
        picture: r.pictures.plate(wanted),
        alt: wanted.view === 'plate' ? name : `${name}, ${view}`,
        metadata: { view, theme: wanted.theme },
      }))
    const picture = r.pictures.file(file)
    if (!('fault' in picture)) return [{ picture, alt: name, metadata: {} }]
    row.wrong(picture.fault, 'media', picture.params)
    return []
  })
}

const IMPORT_MEDIA = statement(
  'import_media',
  'select id, product_id as "productId", path from product_media where product_id = any($1::int[]) order by sort, id',
)
const IMPORT_DELETE_MEDIA = statement('import_delete_media', 'delete from product_media where id = any($1::int[])')

/** Writes the pictures of products. Rows whose picture stays keep their id. */
export async function writeMedia(
  w: Writing,
  products: readonly { productId: number; media: readonly MediaWish[] }[],
): Promise<void> {
  const there = await IMPORT_MEDIA.many(
    w.client,
    products.map((p) => p.productId),
  )
  const byProduct = Map.groupBy(there, (t) => t.productId)
  const kept = new Set<number>()
  const rows = products.flatMap(({ productId, media }) =>
    media.map(({ picture: { path }, alt, metadata }, sort) => {
      const same = byProduct.get(productId)?.find((t) => t.path === path && !kept.has(t.id))
      if (same) kept.add(same.id)
      return { id: same?.id, values: { productId, path, sort, alt, metadata } }
    }),
  )
  const gone = there.filter((t) => !kept.has(t.id)).map((t) => t.id)
  if (gone.length) await IMPORT_DELETE_MEDIA.run(w.client, gone)
  w.counts.changed += gone.length
  await w.save(productMedia, rows)
}
