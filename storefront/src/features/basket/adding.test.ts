import { describe, expect, it } from 'vitest'
import { type BasketCalls, type HasQuantity, addLine, createQueue } from './adding.ts'
import { STORAGE_KEY, createBasketStore } from './stored.ts'

const line = { variantId: 'V1', quantity: 2 }

function shelf(initial = ''): Pick<Storage, 'getItem' | 'setItem'> & { text: () => string } {
  let value = initial
  return { getItem: () => value || null, setItem: (_key, text) => void (value = text), text: () => value }
}

function calls(over: Partial<BasketCalls<HasQuantity>> = {}): BasketCalls<HasQuantity> & { made: string[] } {
  const made: string[] = []
  return {
    made,
    fetch: async (id) => (made.push(`fetch ${id}`), { id, quantity: 1 }),
    create: async (lines) => (made.push('create'), { checkout: { id: 'new', quantity: lines[0]!.quantity }, errors: [] }),
    add: async (id, lines) => (made.push(`add ${id}`), { checkout: { id, quantity: 1 + lines[0]!.quantity }, errors: [] }),
    ...over,
  }
}

describe('adding to the basket', () => {
  it('creates a checkout when none is known', async () => {
    const [port, store] = [calls(), createBasketStore(shelf(), null)]
    expect(await addLine(port, store, 'us', line)).toMatchObject({ ok: true })
    expect(port.made).toEqual(['create'])
    expect(store.read('us')).toEqual({ checkoutId: 'new', quantity: 2 })
  })
  it('adds to the known checkout and hard-sets its quantity', async () => {
    const [port, store] = [calls(), createBasketStore(shelf(), null)]
    store.keep('us', 'C1', 40)
    await addLine(port, store, 'us', line)
    expect(port.made).toEqual(['fetch C1', 'add C1'])
    expect(store.read('us')).toEqual({ checkoutId: 'C1', quantity: 3 })
  })
  it('clears a checkout that is gone and starts a new one', async () => {
    const store = createBasketStore(shelf(), null)
    store.keep('us', 'C1', 4)
    const seen: unknown[] = []
    const port = calls({ fetch: async () => null })
    store.subscribe(() => seen.push(store.read('us')))
    await addLine(port, store, 'us', line)
    expect(seen).toEqual([{ checkoutId: null, quantity: 0 }, { checkoutId: 'new', quantity: 2 }])
  })
  it('changes nothing when the service refuses', async () => {
    const store = createBasketStore(shelf(), null)
    store.keep('us', 'C1', 4)
    const errors = [{ code: 'INSUFFICIENT_STOCK', field: 'quantity' }]
    const refused = await addLine(calls({ add: async () => ({ checkout: null, errors }) }), store, 'us', line)
    expect(refused).toEqual({ ok: false, errors })
    expect(store.read('us')).toEqual({ checkoutId: 'C1', quantity: 4 })
  })
  it('takes no checkout and no errors for a failure', async () => {
    const refused = await addLine(calls({ create: async () => ({ checkout: null, errors: [] }) }), createBasketStore(shelf(), null), 'us', line)
    expect(refused).toEqual({ ok: false, errors: [] })
  })
})

describe('the stored basket', () => {
  it('keeps each channel apart, over a reload', () => {
    const disk = shelf()
    const store = createBasketStore(disk, null)
    store.keep('us', 'C1', 2)
    store.keep('eu', 'C2', 5)
    store.addQuantity('us', 3)
    expect(createBasketStore(disk, null).read('us')).toEqual({ checkoutId: 'C1', quantity: 5 })
    store.clear('us')
    expect(createBasketStore(disk, null).read('us')).toEqual({ checkoutId: null, quantity: 0 })
    expect(createBasketStore(disk, null).read('eu')).toEqual({ checkoutId: 'C2', quantity: 5 })
  })
  it('hears other tabs', () => {
    const disk = shelf()
    let tell = (_event: { key: string | null }): void => undefined
    const store = createBasketStore(disk, { addEventListener: (_type, listener) => void (tell = listener), removeEventListener: () => undefined })
    let heard = 0
    store.subscribe(() => heard++)
    createBasketStore(disk, null).keep('us', 'C9', 7)
    tell({ key: STORAGE_KEY })
    tell({ key: 'something else' })
    expect(heard).toBe(1)
    expect(store.read('us')).toEqual({ checkoutId: 'C9', quantity: 7 })
  })
  it('survives rubbish and a shelf that throws', () => {
    for (const text of ['nonsense', '[]', 'null', '{"us":{"checkoutId":5,"quantity":-1}}']) expect(createBasketStore(shelf(text), null).read('us').quantity).toBe(0)
    const full = { getItem: () => null, setItem: () => { throw new Error('full') } }
    const store = createBasketStore(full, null)
    store.keep('us', 'C1', 1)
    expect(store.read('us').quantity).toBe(1)
  })
})

describe('the queue', () => {
  it('runs one after another, also after a failure', async () => {
    const [queue, order]: [ReturnType<typeof createQueue>, string[]] = [createQueue(), []]
    const slow = queue(async () => { await new Promise((resolve) => setTimeout(resolve, 5)); order.push('first'); throw new Error('no') })
    const fast = queue(async () => order.push('second'))
    await expect(slow).rejects.toThrow('no')
    await fast
    expect(order).toEqual(['first', 'second'])
  })
})
