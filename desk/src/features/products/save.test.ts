/** What is sent of a product, where it was published or for sale from a day on, and where the connection is lost. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyForm, emptyPack, formOf, freshListing, type Listing, type ProductForm } from './form.ts'
import type { DeskProductWholeFragment } from './product.generated.ts'
import { type Around, saveProduct } from './save.ts'

const CHANNELS = [{ id: 'eu', name: 'Europe', currencyCode: 'EUR' }]
const around: Around = {
  kinds: { product: [], variant: [] },
  channels: CHANNELS,
  warehouses: [],
  mayTranslate: true,
}
const listed = (listing: Partial<Listing>): ProductForm => ({
  ...emptyForm(),
  channels: { eu: { ...freshListing(), ...listing } },
})

let sent: { name: string; variables: Record<string, unknown> }[]
/** The operation whose request gets lost. */
let lost: string | null
const PAYLOADS: Record<string, object> = {
  DeskPacksCreate: { results: [{ errors: null, productVariant: { id: 'made' } }] },
}
beforeEach(() => {
  sent = []
  lost = null
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { operationName: name, variables } = JSON.parse(body) as {
      operationName: string
      variables: Record<string, unknown>
    }
    sent.push({ name, variables })
    if (name === lost) return Promise.reject(new TypeError('No network'))
    return Promise.resolve(Response.json({ data: { answer: { errors: [], ...PAYLOADS[name] } } }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const listingSent = (): Record<string, unknown> => {
  const { input } = sent.find(({ name }) => name === 'DeskProductChannels')!.variables as {
    input: { updateChannels: Record<string, unknown>[] }
  }
  return input.updateChannels[0]!
}

it('knows a product that will be for sale later as one that is for sale', () => {
  const later = '2999-01-01T00:00:00+00:00'
  const found = {
    isPublished: true,
    publishedAt: later,
    visibleInListings: true,
    isAvailableForPurchase: false,
    availableForPurchaseAt: later,
    channel: { id: 'eu' },
  }
  const product = {
    name: 'Basil',
    slug: 'basil',
    collections: [],
    attributes: [],
    variants: [],
    channelListings: [found],
  } as unknown as DeskProductWholeFragment
  expect(formOf(product, around.kinds, CHANNELS).channels['eu']).toMatchObject({ isForSale: true, forSaleAt: later })
})

it('is published at once where the day was taken away', async () => {
  const later = '2999-01-01T00:00:00.000Z'
  const now = Date.now()
  await saveProduct('p', listed({ publishedAt: later }), listed({ publishedAt: '' }), around)
  const at = Date.parse(listingSent()['publishedAt'] as string)
  expect(at).toBeGreaterThanOrEqual(now)
  expect(at).toBeLessThanOrEqual(Date.now())
})

it('leaves the day alone where something else was changed', async () => {
  await saveProduct('p', listed({ isListed: true }), listed({ isListed: false }), around)
  expect(listingSent()).not.toHaveProperty('publishedAt')
})

it('knows the packs that it has made where the connection is lost after that', async () => {
  const after: ProductForm = {
    ...emptyForm(),
    packs: { 'new-1': { ...emptyPack(), names: { en: '3 seeds', ru: '3 семени', cs: '' } } },
    order: ['new-1'],
  }
  lost = 'DeskPackTranslate'
  const saved = await saveProduct('p', emptyForm(), after, around)
  expect(saved.made).toEqual({ 'new-1': 'made' })
  expect(saved.faults).toMatchObject([{ field: 'product' }])
})
