/** Queue turns: who gets a place next, and who is told that there is none. */
import { afterEach, expect, it, vi } from 'vitest'
import { Busy, createTurns } from './turns.ts'

/** Lets everything that is due happen, without waiting for a clock. */
const soon = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve))
}

afterEach(() => vi.useRealTimers())

it('serves networks in turn, however many one of them sends', async () => {
  const turns = createTurns({ places: 2, patienceMs: 60_000 })
  const began: string[] = []
  const ends: (() => void)[] = []
  const ask = async (network: string): Promise<void> => {
    const end = await turns.take(network)
    began.push(network)
    ends.push(end)
  }
  const all = [...Array.from({ length: 6 }, () => ask('a')), ask('b'), ask('b'), ask('c')]
  await soon()
  // A single network never gets the last place.
  expect(began).toEqual(['a', 'b'])
  while (ends.length > 0) {
    ends.shift()!()
    await soon()
  }
  await Promise.all(all)
  expect(began.slice(0, 5).toSorted()).toEqual(['a', 'a', 'b', 'b', 'c'])
  expect(began).toHaveLength(9)
})

it('leaves no place for others where there are none, and one as soon as one asks', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const turns = createTurns({ places: 2, patienceMs: 60_000, allWhenAlone: true })
  const ends = [await turns.take('a'), await turns.take('a')]
  const began: string[] = []
  const ask = async (network: string): Promise<void> => {
    ends.push(await turns.take(network))
    began.push(network)
  }
  const all = [ask('a'), ask('b'), ask('a'), ask('a')]
  ends.shift()!()
  await soon()
  // One place of the two is still held by the first network, so the other is for the second.
  expect(began).toEqual(['b'])
  ends.shift()!()
  await soon()
  expect(began).toEqual(['b', 'a'])
  ends.shift()!()
  await soon()
  expect(began).toEqual(['b', 'a'])
  // Nobody else came for a minute.
  vi.advanceTimersByTime(60_000)
  ends.shift()!()
  await soon()
  expect(began).toEqual(['b', 'a', 'a', 'a'])
  await Promise.all(all)
})

it('gives the only place to everybody in turn', async () => {
  const turns = createTurns({ places: 1, patienceMs: 60_000 })
  const end = await turns.take('a')
  const began: string[] = []
  const waiting = ['a', 'a', 'b'].map(async (network) => {
    const done = await turns.take(network)
    began.push(network)
    done()
  })
  end()
  // Giving a place back twice has the effect of once.
  end()
  await Promise.all(waiting)
  expect(began).toEqual(['a', 'b', 'a'])
})

it('lets nobody wait without end, and nobody behind too many', async () => {
  const turns = createTurns({ places: 1, patienceMs: 20, waitingOfOne: 2, waitingInAll: 3 })
  const end = await turns.take('a')
  const asked = ['a', 'a', 'a', 'b', 'c'].map((network) => turns.take(network).catch((error: unknown) => error))
  await expect(Promise.all(asked)).resolves.toEqual(Array.from({ length: 5 }, () => expect.any(Busy) as unknown))
  end()
  await soon()
  // Waiting requests that gave up hold no place.
  ;(await turns.take('b'))()
  ;(await turns.take('c'))()
})
