/** What an event is about, as its GraphQL type is resolved from it. */
import type { GraphqlContext } from '../context.ts'
import { loadItem } from '../metadata/sources.ts'
import type { AbstractTypes } from '../resolver-types.ts'
import type { EventSource } from './sources.ts'

type ObjectWithMetadata = AbstractTypes['ObjectWithMetadata']['value']
type Name = ObjectWithMetadata['__typename']
type Of<T extends Name> = Extract<ObjectWithMetadata, { __typename: T }>

const is = <T extends Name>(type: T, found: unknown): found is Of<T> =>
  typeof found === 'object' && found !== null && '__typename' in found && found.__typename === type

/**
 * What the event happened to; null where the event is about something of another type. Something that is deleted is
 * read from the event's snapshot.
 */
export async function subject<T extends Name>(ctx: GraphqlContext, event: EventSource, type: T): Promise<Of<T> | null> {
  if (event.subjectType !== type) return null
  const found = await loadItem(ctx, type, event.subjectKey)
  const shown = found ?? restoredAs(type, event.snapshot)
  return is(type, shown) ? shown : null
}

/** How sources hold their row; a type that is not named is its row. */
const HELD: Readonly<Partial<Record<Name, object | null>>> = {
  Product: { channel: null },
  ProductVariant: { channel: null },
  Collection: { channel: null },
  Menu: { channelSlug: null },
  MenuItem: { channelSlug: null },
  ShippingZone: { channel: null },
  ShippingMethodType: { channel: null },
  Category: {},
  Page: {},
  PageType: {},
  ProductType: {},
  ProductMedia: {},
  Attribute: {},
  Channel: {},
}

function restoredAs(type: Name, snapshot: EventSource['snapshot']): unknown {
  const row = restored<object>(snapshot)
  if (!row) return null
  const held = HELD[type]
  return held ? { ...held, row, __typename: type } : { ...row, __typename: type }
}

/** A row as it was put down with an event. */
export const restored = <Row>(snapshot: EventSource['snapshot']): Row | null =>
  snapshot &&
  (Object.fromEntries(Object.entries(snapshot).map(([name, value]) => [name, withTime(name, value)])) as Row)

/** Times became texts when the row was stored as JSON. */
const withTime = (name: string, value: unknown): unknown =>
  typeof value === 'string' && /(?:At|^date|Date)$/.test(name) && !Number.isNaN(Date.parse(value))
    ? new Date(value)
    : value
