/** Windows of one browser have the same cells, and none loses what was typed in it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Column, Row } from './cells.ts'
import { Cells } from './cells-store.ts'
import { person } from '../../platform/session.ts'
import type { Edit } from './grid.ts'

const PERSON = 'VXNlcjox'
const KEPT = `semena.desk.unsaved.${PERSON}.sheet`
const price: Column = { id: 'price:eu', kind: 'text', title: '', of: 'variant', width: 1, place: 'eu' }
const row = (id: string): Row => ({
  id,
  product: { id: 'p', name: '', category: null, productType: { id: 't', name: '' }, channelListings: [] },
  variant: null,
})
const editOf = (id: string, now: string): [string, Edit] => [
  `${id} ${price.id}`,
  { row: id, column: price.id, was: '', now },
]
const shown = (cells: Cells): Record<string, string> =>
  Object.fromEntries([...cells.get().grid.edits.values()].map(({ row: id, now }) => [id, now]))
const type = (cells: Cells, id: string, text: string): void => cells.type([{ row: row(id), column: price, text }])

/** Windows of one browser; what each says reaches the others once `deliver` is called. */
class Browser {
  private readonly windows: ((event: MessageEvent) => void)[] = []
  private said: { from: number; data: unknown }[] = []

  open(): Cells {
    const at = this.windows.length
    this.windows.push(() => {})
    return new Cells({
      addEventListener: (_: string, hear: unknown) => void (this.windows[at] = hear as (event: MessageEvent) => void),
      postMessage: (data: unknown) => void this.said.push({ from: at, data }),
    })
  }

  deliver(): void {
    for (let next = this.said.shift(); next; next = this.said.shift())
      for (const [at, hear] of this.windows.entries())
        if (at !== next.from) hear({ data: structuredClone(next.data) } as MessageEvent)
  }
}

let device: Map<string, string>
let browser: Browser
const keep = (...edits: [string, Edit][]): void => void device.set(KEPT, JSON.stringify({ at: Date.now(), edits }))
const kept = (): [string, Edit][] => (JSON.parse(device.get(KEPT) ?? 'null') as { edits: [string, Edit][] }).edits
/** Opens a window and waits until it has read what the device keeps. */
async function restored(): Promise<Cells> {
  const cells = browser.open()
  cells.subscribe(() => {})
  await new Promise((resolve) => setTimeout(resolve))
  return cells
}

beforeEach(() => {
  browser = new Browser()
  device = new Map([['semena.desk.person', JSON.stringify({ id: PERSON })]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')))
})
afterEach(() => {
  device.clear()
  // Read once more, so that nobody is signed in for the tests of other files.
  person()
  vi.unstubAllGlobals()
})

describe('a window that is opened', () => {
  it('has what is typed in the others', async () => {
    const first = await restored()
    type(first, 'a', '5')
    browser.deliver()
    device.delete(KEPT)
    const second = await restored()
    browser.deliver()
    expect(shown(second)).toEqual({ a: '5' })
  })
  it('loses nothing that was typed in it before the answer came, and gets nothing back that was dropped', async () => {
    const first = await restored()
    type(first, 'a', '5')
    type(first, 'b', '6')
    browser.deliver()
    const second = await restored()
    type(second, 'a', '7')
    second.forget([editOf('b', '6')[0]])
    browser.deliver()
    expect(shown(second)).toEqual({ a: '7' })
    expect(shown(first)).toEqual({ a: '7' })
  })
  it('is answered alone', async () => {
    const [first, second] = [await restored(), await restored()]
    type(first, 'a', '5')
    browser.deliver()
    const third = await restored()
    // The first answers the third before it hears of this.
    type(second, 'a', '9')
    browser.deliver()
    expect([first, second, third].map(shown)).toEqual([{ a: '9' }, { a: '9' }, { a: '9' }])
  })
  it('no longer has what the others have saved meanwhile', async () => {
    const first = await restored()
    type(first, 'a', '5')
    browser.deliver()
    keep(editOf('a', '5'), editOf('gone', '1'))
    const second = await restored()
    expect(shown(second)).toEqual({ a: '5', gone: '1' })
    browser.deliver()
    expect(shown(second)).toEqual({ a: '5' })
  })
})

it('keeps what the device had beside what was typed before that was read', async () => {
  keep(editOf('a', '5'))
  const cells = browser.open()
  cells.subscribe(() => {})
  type(cells, 'b', '6')
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown(cells)).toEqual({ a: '5', b: '6' })
  expect(new Map(kept())).toEqual(new Map([editOf('a', '5'), editOf('b', '6')]))
})
