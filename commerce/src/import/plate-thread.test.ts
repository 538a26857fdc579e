// The thread that draws plates: what it draws is what this thread would draw, and its end leaves nobody waiting.
import { plate, type PlateFacts } from '@semena/plates'
import { expect, it } from 'vitest'
import { PlateThread, type WantedPlate } from './plate-thread.ts'

const facts: PlateFacts = {
  slug: 'white-widow',
  name: 'White Widow',
  number: 2,
  indica: 40,
  sativa: 60,
  heightCm: 120,
  aroma: ['earthy'],
  kind: 'feminized',
}
const wanted = (['leaf', 'seed', 'pack'] as const).map(
  (view): WantedPlate => ({ facts, options: { view, theme: 'night', caption: true, ground: true } }),
)

it('draws what it is asked for, in order, for several who ask', async () => {
  const thread = new PlateThread()
  const [all, last] = await Promise.all([thread.draw(wanted), thread.draw(wanted.slice(2))])
  expect(all).toEqual(wanted.map((one) => plate(one.facts, one.options)))
  expect(last).toEqual(all.slice(2))
  await thread.end()
})

it('tells those who wait that it ended', async () => {
  const thread = new PlateThread()
  const drawn = thread.draw(wanted)
  const fault = expect(drawn).rejects.toThrow('has ended')
  await thread.end()
  await fault
})

it('tells those who wait what went wrong while it drew', async () => {
  const thread = new PlateThread()
  const broken = { ...wanted[0]!, facts: { ...facts, aroma: null as unknown as string[] } }
  await expect(thread.draw([broken])).rejects.toThrow(TypeError)
  await thread.end()
})
