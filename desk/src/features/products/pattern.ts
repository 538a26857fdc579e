/** What a new product takes over from another one, and how its numbers follow its name. */
import { byLanguage, DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import { ATTRIBUTES } from '@semena/contract/limits'
import { m } from '../../paraglide/messages.js'
import { EMPTY_TEXTS, emptyPack, type Pack, type ProductForm } from './form.ts'
import type { DeskFactKindFragment } from './product.generated.ts'

const NEW = 'new-'

/** The packs under keys of their own. Their stock is not taken over: nothing has come yet. */
function freshPacks({ order, packs }: ProductForm, isWhole: boolean): Pick<ProductForm, 'order' | 'packs'> {
  const keys = order.map((_, at) => `${NEW}${at + 1}`)
  return {
    order: keys,
    packs: Object.fromEntries(
      order.map((id, at) => {
        const pack = packs[id]!
        const stocks = Object.fromEntries(Object.keys(pack.stocks).map((place) => [place, '0']))
        return [keys[at]!, { ...pack, sku: isWhole ? `${pack.sku}-2` : skuFor('', pack), stocks }]
      }),
    ),
  }
}

/** Where another product of the type stands, its packs and its prices; no texts and no facts. */
export function patternOf(form: ProductForm): ProductForm {
  return {
    ...form,
    ...freshPacks(form, false),
    texts: byLanguage(() => EMPTY_TEXTS),
    slug: '',
    facts: {},
    collections: [],
    channels: fromNow(form),
  }
}

/** The one pack with which the very first product of a type begins. A fact that counts seeds says one. */
export function firstPack(kinds: readonly DeskFactKindFragment[]): Pick<ProductForm, 'order' | 'packs'> {
  const key = `${NEW}1`
  const counts = kinds.find(({ slug }) => slug === ATTRIBUTES.pack)
  const pack = counts
    ? { names: byLanguage((locale) => m.products_one_seed({}, { locale })), facts: { [counts.id]: '1' } }
    : undefined
  return { order: [key], packs: { [key]: { ...emptyPack(), ...pack } } }
}

/** Everything but what must be its own. */
export function copyOf(form: ProductForm, mark: string): ProductForm {
  const texts = {
    ...form.texts,
    [DEFAULT_LANGUAGE]: { ...form.texts[DEFAULT_LANGUAGE], name: `${form.texts[DEFAULT_LANGUAGE].name} ${mark}` },
  }
  for (const one of TRANSLATED_LANGUAGES)
    if (texts[one].name) texts[one] = { ...texts[one], name: `${texts[one].name} ${mark}` }
  return { ...form, ...freshPacks(form, true), texts, slug: '', channels: fromNow(form) }
}

/** The channels with their ticks; what begins, begins now. */
const fromNow = ({ channels }: ProductForm): ProductForm['channels'] =>
  Object.fromEntries(
    Object.entries(channels).map(([id, listing]) => [id, listing && { ...listing, publishedAt: '', forSaleAt: '' }]),
  )

/** The SKU of a pack by its product's name: its consonants, and the pack's own number. */
export function skuFor(name: string, pack: Pick<Pack, 'names'>): string {
  const letters = name.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (!letters) return ''
  const code = (letters[0]! + letters.slice(1).replace(/[AEIOUY]/g, '')).slice(0, 5)
  const number = /\d+/.exec(pack.names[DEFAULT_LANGUAGE])?.[0]
  return number ? `${code}-${number}` : code
}

/** The form after a change; SKUs of new packs that nobody typed follow the name. */
export function retitled(before: ProductForm, after: ProductForm): ProductForm {
  const packs = Object.entries(after.packs).map(([key, pack]): [string, Pack] => {
    const old = before.packs[key]
    const isOwn = pack.sku !== '' && pack.sku !== skuFor(before.texts[DEFAULT_LANGUAGE].name, old ?? pack)
    return [
      key,
      isOwn || (old && old.sku !== pack.sku)
        ? pack
        : { ...pack, sku: skuFor(after.texts[DEFAULT_LANGUAGE].name, pack) },
    ]
  })
  return { ...after, packs: Object.fromEntries(packs) }
}
