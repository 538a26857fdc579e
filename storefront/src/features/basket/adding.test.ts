import { describe, expect, it } from 'vitest'
import { type BasketCalls, type HasQuantity, addLine, createQueue } from './adding.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Stored } from '../../platform/stored.ts'
import { type Baskets, createBasketStore, readBaskets } from './stored.ts'

const line = { variantId: 'V1', quantity: 2 }
/** Ids as a service gives them; only such ids are read from the device. */
const [C1, C2] = ['1', '2'].map((id) => btoa(`Checkout:${id}`)) as [string, string]

/** A stand-in for the device's storage. */
function device(raw: string | null = null): Stored<Baskets> {
  let value = readBaskets(raw)
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    fresh: () => value,
    set: (next) => {
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
  }
}
const emptyStore = () => createBasketStore(device())

function calls(over: Partial<BasketCalls<HasQuantity>> = {}): BasketCalls<HasQuantity> & { made: string[] } {
  const made: string[] = []
  return {
    made,
    fetch: async (id) => (made.push(`fetch ${id}`), { id, quantity: 1 }),
    create: async (lines) => (
      made.push('create'),
      { checkout: { id: 'new', quantity: lines[0]!.quantity }, errors: [] }
    ),
    add: async (id, lines) => (
      made.push(`add ${id}`),
      { checkout: { id, quantity: 1 + lines[0]!.quantity }, errors: [] }
    ),
    ...over,
  }
}

describe('adding to the basket', () => {
  it('creates a checkout when none is known', async () => {
    const [port, store] = [calls(), emptyStore()]
    expect(await addLine(port, store, 'us', line)).toMatchObject({ ok: true })
    expect(port.made).toEqual(['create'])
    expect(store.read('us')).toEqual({ checkoutId: 'new', quantity: 2 })
  })
  it('adds to the known checkout and hard-sets its quantity', async () => {
    const [port, store] = [calls(), emptyStore()]
    store.keep('us', 'C1', 40)
    await addLine(port, store, 'us', line)
    expect(port.made).toEqual(['fetch C1', 'add C1'])
    expect(store.read('us')).toEqual({ checkoutId: 'C1', quantity: 3 })
  })
  it('clears a checkout that is gone and starts a new one', async () => {
    const store = emptyStore()
    store.keep('us', 'C1', 4)
    const seen: unknown[] = []
    const port = calls({ fetch: async () => null })
    store.subscribe(() => seen.push(store.read('us')))
    await addLine(port, store, 'us', line)
    expect(seen).toEqual([
      { checkoutId: null, quantity: 0 },
      { checkoutId: 'new', quantity: 2 },
    ])
  })
  it('keeps the basket when the service refuses to tell it', async () => {
    const store = emptyStore()
    store.keep('us', 'C1', 4)
    const refused = new ServiceError('GraphQLError')
    await expect(addLine(calls({ fetch: async () => Promise.reject(refused) }), store, 'us', line)).rejects.toBe(
      refused,
    )
    expect(store.read('us')).toEqual({ checkoutId: 'C1', quantity: 4 })
  })
  it('changes nothing when the service refuses', async () => {
    const store = emptyStore()
    store.keep('us', 'C1', 4)
    const errors = [{ code: 'INSUFFICIENT_STOCK', field: 'quantity' }]
    const refused = await addLine(calls({ add: async () => ({ checkout: null, errors }) }), store, 'us', line)
    expect(refused).toEqual({ ok: false, errors })
    expect(store.read('us')).toEqual({ checkoutId: 'C1', quantity: 4 })
  })
  it('takes no checkout and no errors for a failure', async () => {
    const refused = await addLine(
      calls({ create: async () => ({ checkout: null, errors: [] }) }),
      emptyStore(),
      'us',
      line,
    )
    expect(refused).toEqual({ ok: false, errors: [] })
  })
})

describe('the stored basket', () => {
  it('keeps each channel apart', () => {
    const stored = device()
    const store = createBasketStore(stored)
    store.keep('us', C1, 2)
    store.keep('eu', C2, 5)
    store.addQuantity('us', 3)
    expect(readBaskets(JSON.stringify(stored.get()))).toEqual({
      us: { checkoutId: C1, quantity: 5 },
      eu: { checkoutId: C2, quantity: 5 },
    })
    store.clear('us')
    expect([store.read('us'), store.read('eu')]).toEqual([
      { checkoutId: null, quantity: 0 },
      { checkoutId: C2, quantity: 5 },
    ])
    store.setQuantity('eu', 0)
    expect(store.read('eu')).toEqual({ checkoutId: C2, quantity: 0 })
  })
  it('wakes nobody when nothing has changed', () => {
    const store = emptyStore()
    let woken = 0
    store.subscribe(() => woken++)
    store.keep('us', 'C1', 2)
    store.keep('us', 'C1', 2)
    expect(woken).toBe(1)
  })
  it('survives rubbish', () => {
    const baskets = ['nonsense', '[]', 'null', '5', '{"us":{"checkoutId":5,"quantity":-1}}']
    const wrongIds = ['nothing', 'ä', btoa('Order:1')].map((checkoutId) =>
      JSON.stringify({ us: { checkoutId, quantity: 1 } }),
    )
    for (const text of [...baskets, ...wrongIds]) expect(readBaskets(text)).toEqual({})
  })
})

describe('the queue', () => {
  it('runs one after another, also after a failure', async () => {
    const [queue, order]: [ReturnType<typeof createQueue>, string[]] = [createQueue(), []]
    const slow = queue(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      order.push('first')
      throw new Error('no')
    })
    const fast = queue(async () => order.push('second'))
    await expect(slow).rejects.toThrow('no')
    await fast
    expect(order).toEqual(['first', 'second'])
  })
})
