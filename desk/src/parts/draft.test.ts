/** What is typed while a save runs stays, and a draft of an earlier version can still be shown. */
import { describe, expect, it } from 'vitest'
import { type Draft, filledDraft, leftOf, savedOf, typedSince } from './draft.ts'

interface Form {
  name: string
  rows: Record<string, { text: string }>
  order: string[]
}
const form = (name: string, rows: Record<string, string>): Form => ({
  name,
  rows: Object.fromEntries(Object.entries(rows).map(([key, text]) => [key, { text }])),
  order: Object.keys(rows),
})
/** The save has made the row of the key `new` under the id `b`. */
const rename = (key: string): string => (key === 'new' ? 'b' : key)
const named = ({ name, rows, order }: Form): Form => ({
  name,
  rows: Object.fromEntries(Object.entries(rows).map(([key, row]) => [rename(key), row])),
  order: order.map(rename),
})

describe('what is typed while a save runs', () => {
  const sent = form('Blue', { a: '1', new: '2' })
  const made = { faults: [], named }
  it('is left once the save is done, in the row that was made of a new one', () => {
    const now = form('Blue', { a: '1', b: '2' })
    const left = leftOf(sent, made, now, form('Blue', { a: '1', new: '25' }))
    expect(left).toEqual({ form: form('Blue', { a: '1', b: '25' }), base: now, faults: [] })
  })
  it('is nothing where nothing was typed', () => {
    expect(leftOf(sent, made, form('Blue', { a: '1', b: '2' }), sent)).toBeNull()
  })
  it('is there beside the new ids where a part was refused', () => {
    expect(typedSince(sent, made, form('Green', { a: '1', new: '25' }))).toEqual(form('Green', { a: '1', b: '25' }))
    expect(typedSince(sent, made, sent)).toEqual(form('Blue', { a: '1', b: '2' }))
  })
  it('takes what the save itself has changed, and what the service has made of it', () => {
    const outcome = { ...made, form: form('Blue', { a: '1', b: '2' }) }
    expect(savedOf(sent, outcome)).toEqual(outcome.form)
    expect(savedOf(sent, made)).toEqual(form('Blue', { a: '1', b: '2' }))
    const emptied = { faults: [], form: { ...sent, name: '' } }
    expect(typedSince(sent, emptied, form('Blue', { a: '3', new: '2' }))).toEqual(form('', { a: '3', new: '2' }))
    const now = form('Blue', { a: '1', b: '2,00' })
    expect(leftOf(sent, made, now, form('Blue', { a: '3', new: '2' }))?.form).toEqual(
      form('Blue', { a: '3', b: '2,00' }),
    )
  })
})

describe('a draft that an earlier version kept', () => {
  const draftOf = (part: object, base: object): Draft<object> => ({ form: part, base, faults: [] })
  const server = { rates: { de: '19' }, countries: { eu: {} } }
  it('has fields that it did not know as the service has them', () => {
    expect(filledDraft(draftOf({ rates: { de: '20' } }, { rates: { de: '19' } }), draftOf(server, server))).toEqual(
      draftOf({ ...server, rates: { de: '20' } }, server),
    )
  })
  it('stays without what was taken away', () => {
    const kept = draftOf({ rates: {} }, server)
    expect(filledDraft(kept, draftOf(server, server))).toEqual(kept)
  })
})
