/**
 * Saves one product: computes what differs and sends the mutations that are needed, in this order: the product,
 * its translations, its channels, packs taken away, changed, added and ordered, their names in other languages. A part
 * that is refused does not keep the others from being saved.
 */
import { codeOf, DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import { type Fault, faultText, ServiceUnreachable, troubleText } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { LANGUAGE_NAMES } from '../../platform/i18n.ts'
import type { ProductChannelListingAddInput } from '../../platform/inputs.generated.ts'
import { readAmount } from '../../platform/money.ts'
import {
  DeskPacksCreateDocument,
  DeskPacksDeleteDocument,
  DeskPacksReorderDocument,
  DeskPacksUpdateDocument,
  DeskPackTranslateDocument,
  DeskProductChannelsDocument,
  DeskProductCreateDocument,
  DeskProductTranslateDocument,
  DeskProductUpdateDocument,
} from './change.generated.ts'
import { changedFacts } from './facts-input.ts'
import { type Channel, emptyPack, type Listing, type Pack, type ProductForm, type Texts, withIds } from './form.ts'
import { isSame } from '../../parts/merge.ts'
import { inLanguage } from '../../parts/use-edited.ts'
import type { DeskFactKindFragment } from './product.generated.ts'
import { packRows } from './rows.ts'

export interface Saved {
  /** What was refused, each at the place of the form that shows it (`placesOf`). */
  faults: Fault[]
  /** The ids that new packs have now, by their keys. */
  made: Record<string, string>
  /** The ids of the packs that were there when new ones were asked for and no answer came. */
  unheard?: string[]
}

export interface Around {
  kinds: { product: readonly DeskFactKindFragment[]; variant: readonly DeskFactKindFragment[] }
  channels: readonly Channel[]
  warehouses: readonly { id: string; name: string }[]
  mayTranslate: boolean
}

/** Makes the product with its own texts and facts. Everything else follows by `saveProduct`. */
export async function createProduct(
  type: string,
  form: ProductForm,
  { kinds }: Around,
): Promise<{ id: string | null; faults: Fault[] }> {
  const { payload, faults } = await mutate(DeskProductCreateDocument, {
    input: {
      productType: type,
      ...textInput(form.texts[DEFAULT_LANGUAGE]),
      ...(form.slug ? { slug: form.slug } : {}),
      category: form.category || null,
      collections: form.collections,
      attributes: changedFacts({}, form.facts, kinds.product),
    },
  })
  return { id: payload.product?.id ?? null, faults: ofProduct(faults, kinds.product) }
}

export async function saveProduct(id: string, before: ProductForm, after: ProductForm, around: Around): Promise<Saved> {
  const saved: Saved = { faults: [], made: {} }
  // Where somebody else's order was taken, it knows nothing of packs that were added here.
  const order = [...new Set([...after.order, ...Object.keys(after.packs)])].filter((key) => after.packs[key])
  const steps = [saveOwn, saveTranslations, saveChannels, dropPacks, changePacks, addPacks, orderPacks, namePacks]
  try {
    for (const step of steps)
      // Each step leans on those before it.
      // oxlint-disable-next-line no-await-in-loop
      saved.faults.push(...(await step({ id, before, after: { ...after, order }, around, made: saved.made })))
  } catch (error) {
    // What was made until then has its ids, so that it is not made once more.
    console.error(error)
    if (error instanceof PacksUnheard) saved.unheard = before.order
    saved.faults.push({ code: '', field: 'product', message: troubleText(error) })
  }
  return saved
}

/** The form as it is after a save: new packs have ids, or it is known that nobody heard of them. */
export const formAfter = (sent: ProductForm, { made, unheard }: Saved): ProductForm => ({
  ...withIds(sent, made),
  ...(unheard ? { unheard } : {}),
})

interface Work {
  id: string
  before: ProductForm
  after: ProductForm
  around: Around
  made: Record<string, string>
}

/** A refusal of a product's own fields or facts, of which Saleor tells the attributes. */
type Told = Fault & { attributes?: string[] | null }

const OWN = ['name', 'description', 'slug', 'category', 'collections']

/** Where the form shows refusals: fields of texts and of the product, facts, packs by their keys, and whole parts. */
export const placesOf = (form: ProductForm, { kinds }: Pick<Around, 'kinds'>): string[] => [
  ...OWN,
  ...TRANSLATED_LANGUAGES.flatMap((one) => ['name', 'description', 'seoTitle'].map((field) => `${one}.${field}`)),
  ...kinds.product.map(({ id }) => `facts.${id}`),
  ...Object.keys(form.packs).flatMap((key) => [`packs.${key}`, `packs.${key}.sku`]),
  'product',
  'channels',
  'packs',
]

/** A refusal at a place that shows more than one field says which it is about. */
function within(field: string, fault: Told, kinds: readonly DeskFactKindFragment[] = []): Fault {
  const names = kinds.filter(({ id }) => fault.attributes?.includes(id)).map(({ name }) => name)
  const which = names.length > 0 ? names.join(', ') : fault.field
  return { code: '', field, message: which ? `${which}: ${faultText(fault)}` : faultText(fault) }
}

const ofProduct = (faults: readonly Told[], kinds: readonly DeskFactKindFragment[]): Fault[] =>
  faults.flatMap((fault) => {
    const about = kinds.filter(({ id }) => fault.attributes?.includes(id))
    if (about.length > 0) return about.map(({ id }) => ({ ...fault, field: `facts.${id}` }))
    return OWN.includes(fault.field ?? '') ? [fault] : [within('product', fault)]
  })

const textInput = ({ name, description, seoTitle, seoDescription }: Texts) => ({
  name,
  description: description || null,
  seo: { title: seoTitle || null, description: seoDescription || null },
})

async function saveOwn({ id, before, after, around }: Work): Promise<Fault[]> {
  const facts = changedFacts(before.facts, after.facts, around.kinds.product)
  const input = {
    ...(isSame(before.texts[DEFAULT_LANGUAGE], after.texts[DEFAULT_LANGUAGE])
      ? {}
      : textInput(after.texts[DEFAULT_LANGUAGE])),
    ...(before.slug === after.slug ? {} : { slug: after.slug }),
    ...(before.category === after.category ? {} : { category: after.category || null }),
    ...(isSame(before.collections, after.collections) ? {} : { collections: after.collections }),
    ...(facts.length > 0 ? { attributes: facts } : {}),
  }
  if (Object.keys(input).length === 0) return []
  const { faults } = await mutate(DeskProductUpdateDocument, { id, input })
  return ofProduct(faults, around.kinds.product)
}

async function saveTranslations({ id, before, after, around }: Work): Promise<Fault[]> {
  if (!around.mayTranslate) return []
  const changed = TRANSLATED_LANGUAGES.filter((one) => !isSame(before.texts[one], after.texts[one]))
  const answers = await Promise.all(
    changed.map(async (one) => {
      const { name, description, seoTitle, seoDescription } = after.texts[one]
      const { faults } = await mutate(DeskProductTranslateDocument, {
        id,
        language: codeOf(one),
        input: {
          name: name || null,
          description: description || null,
          seoTitle: seoTitle || null,
          seoDescription: seoDescription || null,
        },
      })
      return inLanguage(one, faults)
    }),
  )
  return answers.flat()
}

/** The service keeps the day that it has where none is sent, so that "at once" is said as this moment. */
function publishedAt(from: Listing | null, to: Listing): { publishedAt?: string } {
  if (to.publishedAt) return { publishedAt: to.publishedAt }
  return from?.publishedAt ? { publishedAt: new Date().toISOString() } : {}
}

async function saveChannels({ id, before, after, around }: Work): Promise<Fault[]> {
  const updateChannels: ProductChannelListingAddInput[] = []
  const removeChannels: string[] = []
  for (const { id: channelId } of around.channels) {
    const [from, to] = [before.channels[channelId] ?? null, after.channels[channelId] ?? null]
    if (isSame(from, to)) continue
    if (!to) removeChannels.push(channelId)
    else
      updateChannels.push({
        channelId,
        isPublished: to.isPublished,
        ...(to.isPublished ? publishedAt(from, to) : {}),
        visibleInListings: to.isListed,
        isAvailableForPurchase: to.isForSale,
        ...(to.isForSale && to.forSaleAt ? { availableForPurchaseAt: to.forSaleAt } : {}),
      })
  }
  if (updateChannels.length + removeChannels.length === 0) return []
  const { faults } = await mutate(DeskProductChannelsDocument, { id, input: { updateChannels, removeChannels } })
  return faults.map((fault) => within('channels', fault))
}

async function dropPacks({ before, after }: Work): Promise<Fault[]> {
  const ids = before.order.filter((key) => !after.packs[key])
  if (ids.length === 0) return []
  const { faults } = await mutate(DeskPacksDeleteDocument, { ids })
  return faults.map((fault) => within('packs', fault))
}

/** The prices of a pack in the channels that the product is in; null where it is not sold. */
const pricesOf = (pack: Pack, form: ProductForm, { channels }: Around): Map<string, number | null> =>
  new Map(
    channels
      .filter(({ id }) => form.channels[id])
      .map(({ id, currencyCode }) => [id, readAmount(pack.prices[id] ?? '', currencyCode)]),
  )

const stocksOf = (pack: Pack): { warehouse: string; quantity: number }[] =>
  Object.entries(pack.stocks).flatMap(([warehouse, typed]) =>
    typed.trim() ? [{ warehouse, quantity: Number(typed) }] : [],
  )

/** Prices and stocks are told by the place they are for, so that the ids of their rows are looked up late. */
async function changePacks({ id, before, after, around }: Work): Promise<Fault[]> {
  const changed = after.order.filter((key) => before.packs[key] && !isSame(before.packs[key], after.packs[key]))
  if (changed.length === 0) return []
  const now = await packRows(id)
  const variants = changed.map((key) => {
    const [from, to] = [before.packs[key]!, after.packs[key]!]
    const [listings, stocks] = [now.listings.get(key), now.stocks.get(key)]
    const prices = [...pricesOf(to, after, around)]
    const facts = changedFacts(from.facts, to.facts, around.kinds.variant)
    const typed = stocksOf(to)
    return {
      id: key,
      ...(from.names[DEFAULT_LANGUAGE] === to.names[DEFAULT_LANGUAGE] ? {} : { name: to.names[DEFAULT_LANGUAGE] }),
      ...(from.sku === to.sku ? {} : { sku: to.sku || null }),
      ...(from.isTracked === to.isTracked ? {} : { trackInventory: to.isTracked }),
      ...(facts.length > 0 ? { attributes: facts } : {}),
      ...(isSame(from.prices, to.prices)
        ? {}
        : {
            channelListings: {
              create: prices.flatMap(([channelId, price]) =>
                price !== null && !listings?.has(channelId) ? [{ channelId, price }] : [],
              ),
              update: prices.flatMap(([channelId, price]) =>
                price !== null && listings?.has(channelId) ? [{ channelListing: listings.get(channelId)!, price }] : [],
              ),
              remove: prices.flatMap(([channelId, price]) =>
                price === null && listings?.has(channelId) ? [listings.get(channelId)!] : [],
              ),
            },
          }),
      ...(isSame(from.stocks, to.stocks)
        ? {}
        : {
            stocks: {
              create: typed.filter(({ warehouse }) => !stocks?.has(warehouse)),
              update: typed.flatMap(({ warehouse, quantity }) =>
                stocks?.has(warehouse) && from.stocks[warehouse] !== to.stocks[warehouse]
                  ? [{ stock: stocks.get(warehouse)!, quantity }]
                  : [],
              ),
              remove: [...(stocks ?? [])].flatMap(([warehouse, row]) =>
                typed.some((one) => one.warehouse === warehouse) ? [] : [row],
              ),
            },
          }),
    }
  })
  const { payload, faults } = await mutate(DeskPacksUpdateDocument, { product: id, variants })
  return ofPacks(payload.results, faults, changed, around)
}

/** Nobody said whether new packs were made. */
class PacksUnheard extends ServiceUnreachable {}

async function addPacks({ id, before, after, around, made }: Work): Promise<Fault[]> {
  const fresh = after.order.filter((key) => after.packs[key] && !before.packs[key])
  if (fresh.length === 0) return []
  const variants = fresh.map((key) => {
    const pack = after.packs[key]!
    return {
      name: pack.names[DEFAULT_LANGUAGE],
      sku: pack.sku || null,
      trackInventory: pack.isTracked,
      attributes: changedFacts({}, pack.facts, around.kinds.variant),
      stocks: stocksOf(pack),
      channelListings: [...pricesOf(pack, after, around)].flatMap(([channelId, price]) =>
        price === null ? [] : [{ channelId, price }],
      ),
    }
  })
  const { payload, faults } = await mutate(DeskPacksCreateDocument, { product: id, variants }).catch(
    (error: unknown) => {
      throw error instanceof ServiceUnreachable ? new PacksUnheard() : error
    },
  )
  for (const [at, { productVariant }] of payload.results.entries())
    if (productVariant) made[fresh[at]!] = productVariant.id
  return ofPacks(payload.results, faults, fresh, around)
}

/** Bulk mutations tell a fault both at its row and at the whole; the row's is better. */
function ofPacks(
  results: readonly { errors?: readonly Told[] | null }[],
  faults: readonly Fault[],
  keys: readonly string[],
  { kinds }: Around,
): Fault[] {
  const atRows = results.flatMap(({ errors }, at) =>
    (errors ?? []).map((fault) =>
      fault.field === 'sku'
        ? { ...fault, field: `packs.${keys[at]}.sku` }
        : within(`packs.${keys[at]}`, fault, kinds.variant),
    ),
  )
  return atRows.length > 0 ? atRows : faults.map((fault) => within('packs', fault))
}

/** Moves packs one after the other to where they shall be; each move is told by how many places. */
async function orderPacks({ id, before, after, made }: Work): Promise<Fault[]> {
  const wanted = after.order.map((key) => made[key] ?? key).filter((key) => !key.startsWith('new'))
  const now = [...before.order.filter((key) => after.packs[key]), ...wanted.filter((key) => !before.packs[key])]
  const moves: { id: string; sortOrder: number }[] = []
  for (const [to, key] of wanted.entries()) {
    const from = now.indexOf(key)
    if (from === to || from < 0) continue
    moves.push({ id: key, sortOrder: to - from })
    now.splice(to, 0, ...now.splice(from, 1))
  }
  if (moves.length === 0) return []
  const { faults } = await mutate(DeskPacksReorderDocument, { product: id, moves })
  return faults.map((fault) => within('packs', fault))
}

async function namePacks({ before, after, around, made }: Work): Promise<Fault[]> {
  if (!around.mayTranslate) return []
  const wanted = Object.entries(after.packs).flatMap(([key, pack]) =>
    TRANSLATED_LANGUAGES.flatMap((one) => {
      const from = (before.packs[key] ?? emptyPack()).names[one]
      const id = made[key] ?? key
      return from === pack.names[one] || id.startsWith('new') ? [] : [{ id, one, name: pack.names[one] }]
    }),
  )
  const answers = await Promise.all(
    wanted.map(async ({ id, one, name }) => {
      const { faults } = await mutate(DeskPackTranslateDocument, { id, language: codeOf(one), name: name || null })
      return faults.map((fault) => within(`packs.${id}`, { ...fault, field: LANGUAGE_NAMES[one] }))
    }),
  )
  return answers.flat()
}
