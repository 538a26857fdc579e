/** What orders leave on the device, and when it is removed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userStore } from '../../platform/user-store.ts'
import { completedOrder, clearCompleted, recentOrders, rememberCompleted } from './completed.ts'

/** A stand-in for the device's storage, whose keys are its own properties as in a browser. */
const shelf = (): Storage =>
  Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key]
      },
    },
    {},
  ) as Storage

const customer = (id: string) => ({ id, email: `${id}@example.com`, firstName: '', lastName: '', isConfirmed: true })
const signIn = (id: string): void =>
  userStore.signIn({ me: customer(id), token: 't', refreshToken: 'r', clockSkewMs: 0 })
let local: Storage
let session: Storage

beforeEach(() => {
  local = shelf()
  session = shelf()
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session })
  userStore.signOut([])
})
afterEach(() => void vi.unstubAllGlobals())

/** Stores an order with everything that its payment leaves on the device. */
function order(checkoutId: string, orderId: string): void {
  rememberCompleted(checkoutId, { orderId, number: orderId.slice(1) })
  local.setItem(`semena.payment.${orderId}`, '{}')
  session.setItem(`semena.way-to-pay.${orderId}`, 'card')
  session.setItem(`semena.consent.${checkoutId}`, '[]')
}
const ids = (): string[] =>
  [local, session].flatMap((one) => Object.keys(one).filter((key) => /O|C/.test(key.replace('semena', ''))))

describe('orders on the device', () => {
  it('go with the customer who signs out, and a guest’s stay', () => {
    order('C1', 'O1')
    signIn('ann')
    order('C2', 'O2')
    local.setItem('semena.payment.O3', '{}')
    local.setItem('semena.basket', '{}')
    userStore.signOut([])
    clearCompleted(null)
    expect(recentOrders().map(({ orderId }) => orderId)).toEqual(['O1'])
    expect(completedOrder('C2')).toBeNull()
    expect(ids()).toEqual(['semena.payment.O1', 'semena.way-to-pay.O1', 'semena.consent.C1'])
    expect(local.getItem('semena.basket')).toBe('{}')
  })

  it('stay for the customer who comes back, and go when another comes', () => {
    signIn('ann')
    order('C2', 'O2')
    clearCompleted('ann')
    expect(completedOrder('C2')).toMatchObject({ orderId: 'O2' })
    clearCompleted('eve')
    expect(recentOrders()).toEqual([])
    expect(ids()).toEqual([])
  })

  it('are told from what is no order, in the storage or in an address', () => {
    order('C1', 'O1')
    expect(completedOrder('constructor')).toBeNull()
    const kept = JSON.parse(local.getItem('semena.ordered')!)
    local.setItem('semena.ordered', JSON.stringify({ C0: null, C2: 'O2', C3: { orderId: 3 }, ...kept }))
    expect(recentOrders().map(({ orderId }) => orderId)).toEqual(['O1'])
    signIn('ann')
    order('C4', 'O4')
    clearCompleted(null)
    expect(recentOrders().map(({ orderId }) => orderId)).toEqual(['O1'])
    for (const garbage of ['"O1"', '[1]', '5', 'null', '{']) {
      local.setItem('semena.ordered', garbage)
      expect(recentOrders()).toEqual([])
    }
  })
})
