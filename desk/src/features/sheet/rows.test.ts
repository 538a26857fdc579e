/** Rows of a large sheet, served page by page as a connection does: by cursors alone. */
import { describe, expect, it } from 'vitest'
import type { Row } from './cells.ts'
import { FlatRows, PAGE, PagedRows, type Pages, type Span } from './rows.ts'

const row = (at: number): Row => ({ id: `v${at}` }) as Row

/** A connection of so many rows. A cursor is a row's number as text. */
function connection(total: number): Pages & { loads: number } {
  const slice = ({ first, after, last, before }: Span): [number, number] => {
    const from = after ? Number(after) + 1 : 0
    const to = before ? Number(before) : total
    if (first) return [from, Math.min(to, from + first)]
    return [Math.max(from, to - (last ?? 0)), to]
  }
  const places = ([from, to]: [number, number]) => ({ start: String(from), end: String(to - 1) })
  return {
    loads: 0,
    async load(span) {
      this.loads++
      const [from, to] = slice(span)
      return { rows: Array.from({ length: to - from }, (_, at) => row(from + at)), total, ...places([from, to]) }
    },
  }
}

const settle = async (rows: PagedRows | FlatRows): Promise<void> => {
  for (let change = -1; change !== rows.change;) {
    change = rows.change
    for (let turn = 0; turn < 2000; turn++) await Promise.resolve()
  }
}

describe('rows of a connection', () => {
  it('brings what is in sight and some ahead, in order', async () => {
    const pages = connection(400_000)
    const rows = new PagedRows(pages)
    rows.want(0, 30)
    await settle(rows)
    expect(rows.total).toBe(400_000)
    expect(rows.at(0)?.id).toBe('v0')
    expect(rows.at(330)?.id).toBe('v330')
    expect(pages.loads).toBe(4)
  })
  it('reaches the end from the end, at once, however the total divides', async () => {
    for (const total of [400_000, 399_950, 101, 100]) {
      const pages = connection(total)
      const rows = new PagedRows(pages)
      rows.want(0, 0)
      await settle(rows)
      const before = pages.loads
      rows.want(total - 30, total - 1)
      await settle(rows)
      expect(rows.at(total - 1)?.id).toBe(`v${total - 1}`)
      expect(rows.at(total - 30)?.id).toBe(`v${total - 30}`)
      expect(pages.loads - before).toBeLessThanOrEqual(2)
    }
  })
  it('asks for a far place by its number where the server knows such places', async () => {
    const asked: number[] = []
    const pages = Object.assign(connection(400_000), {
      async place(at: number) {
        asked.push(at)
        return String(at)
      },
    })
    const rows = new PagedRows(pages)
    rows.want(0, 0)
    await settle(rows)
    rows.want(200_000, 200_030)
    await settle(rows)
    expect(rows.at(200_000)?.id).toBe('v200000')
    expect(rows.at(200_330)?.id).toBe('v200330')
    expect(asked).toEqual([199_999])
    expect(pages.loads).toBeLessThan(20)
    rows.want(199_890, 199_999)
    await settle(rows)
    expect(rows.at(199_890)?.id).toBe('v199890')
    expect(asked).toHaveLength(1)
  })
  it('walks on where a place is not known', async () => {
    const pages = Object.assign(connection(2000), { place: async () => null })
    const rows = new PagedRows(pages)
    rows.want(0, 0)
    await settle(rows)
    rows.want(1000, 1010)
    await settle(rows)
    expect(rows.at(1000)?.id).toBe('v1000')
  })
  it('forgets what is not in sight once it may have changed', async () => {
    const pages = connection(2000)
    const rows = new PagedRows(pages)
    rows.want(0, 30)
    await settle(rows)
    expect(rows.at(150)?.id).toBe('v150')
    expect(rows.stale().map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, at) => `v${at}`))
    expect([rows.at(30)?.id, rows.at(150)]).toEqual(['v30', undefined])
    rows.want(100, 130)
    await settle(rows)
    expect(rows.at(150)?.id).toBe('v150')
  })
  it('knows of a row that was added and of one that was deleted once it counts them again', async () => {
    for (const [before, after] of [
      [250, 251],
      [251, 250],
      [200, 201],
      [201, 200],
    ] as const) {
      let pages = connection(before)
      const rows = new PagedRows({ load: (...args) => pages.load(...args) })
      rows.want(0, 0)
      // oxlint-disable-next-line no-await-in-loop
      await settle(rows)
      rows.want(before - 20, before - 1)
      // oxlint-disable-next-line no-await-in-loop
      await settle(rows)
      pages = connection(after)
      rows.stale()
      // oxlint-disable-next-line no-await-in-loop
      await rows.recount()
      expect(rows.total).toBe(after)
      rows.want(after - 20, after - 1)
      // oxlint-disable-next-line no-await-in-loop
      await settle(rows)
      expect(rows.at(after - 1)?.id).toBe(`v${after - 1}`)
    }
  })
  it('goes to a far place over the places between, from the nearer side, and remembers the way', async () => {
    const pages = connection(400_000)
    const rows = new PagedRows(pages)
    rows.want(0, 0)
    await settle(rows)
    rows.want(50_000, 50_030)
    await settle(rows)
    expect(rows.at(50_000)?.id).toBe('v50000')
    expect(rows.at(50_030)?.id).toBe('v50030')
    const went = pages.loads
    expect(went).toBeLessThanOrEqual(510)
    rows.want(20_000, 20_030)
    await settle(rows)
    expect(rows.at(20_000)?.id).toBe('v20000')
    rows.want(380_000, 380_030)
    await settle(rows)
    expect(rows.at(380_010)?.id).toBe('v380010')
    // The way to 20,000 was known, and to 380,000 it is nearer from the end.
    expect(pages.loads - went).toBeLessThanOrEqual(220)
  })
  it('loads what is pasted into', async () => {
    const rows = new PagedRows(connection(5000))
    rows.want(0, 0)
    await settle(rows)
    await rows.ensure(450, 1449)
    for (let at = 450; at < 1450; at++) expect(rows.at(at)?.id).toBe(`v${at}`)
  })
  it('shows what the server has now', async () => {
    const rows = new PagedRows(connection(PAGE))
    rows.want(0, 0)
    await settle(rows)
    const now = { id: 'v7', variant: null } as Row
    rows.renew([now])
    expect(rows.at(7)).toBe(now)
  })
  it('tells of a failure, and tries again when asked', async () => {
    const pages = connection(100)
    const { load } = pages
    let isAway = true
    pages.load = (...args) => (isAway ? Promise.reject(new Error('away')) : load.apply(pages, args))
    const rows = new PagedRows(pages)
    rows.want(0, 0)
    await settle(rows)
    expect(rows.error).toBeInstanceOf(Error)
    isAway = false
    rows.again()
    await settle(rows)
    expect(rows.at(0)?.id).toBe('v0')
  })
})

describe('rows that lie several to one', () => {
  it('guesses how many there are until all are there', async () => {
    const rows = new FlatRows(async (after) => {
      const from = Number(after ?? 0)
      return {
        rows: Array.from({ length: 200 }, (_, at) => row(from * 4 + at)),
        units: 50,
        totalUnits: 200,
        end: from === 150 ? null : String(from + 50),
      }
    })
    rows.want(0, 0)
    await settle(rows)
    expect(rows).toMatchObject({ total: 800, isGuess: true })
    await rows.ensure(0, 799)
    expect(rows).toMatchObject({ total: 800, isGuess: false })
    expect(rows.at(799)?.id).toBe('v799')
  })
})
