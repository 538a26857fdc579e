/**
 * Staff limited to channels meet nothing that was sold in others, wherever the schema leads them, and change nothing of
 * it, whatever they name.
 */
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../domain/staff/permissions.ts'
import { PLENTY } from '../testing/buying.ts'
import { type Answer, createWalk, smallestValue } from '../testing/schema-walk.ts'
import { sellIn, uuidOf } from '../testing/sold.ts'
import { openStaffShop } from '../testing/staff.ts'
import { executableSchema } from './schema.ts'

const schema = executableSchema()
const shop = await openStaffShop()
afterAll(() => shop.close())

const owner = await shop.person({ superuser: true })
const limited = await shop.person({ permissions: [...PERMISSIONS], channels: ['us'] })
/** A customer of both channels. */
const buyer = await shop.person()
const own = await sellIn(shop, owner, { slug: 'us', mark: 'NEARBY', number: 5_550_111, buyer })
const foreign = await sellIn(shop, owner, { slug: 'paid', mark: 'FOREIGN', number: 7_770_333, buyer })
const REFERENCES = ['FOREIGNUNFULFILLED', 'FOREIGNDRAFT']

const ask = (document: string): Promise<Answer> => shop.ask(document, {}, limited.token)
const marksIn = (data: unknown, marks: readonly string[]): string[] => {
  const text = JSON.stringify(data ?? null)
  return marks.filter((mark) => text.includes(mark))
}

type Input = GraphQLArgument | GraphQLInputField

/** What is sold elsewhere, as an argument of this name and type may name it. */
function namesFor({ name, type }: Input): string[] {
  const named = getNamedType(type).name
  if (named === 'ID') return Object.values(foreign.ids)
  if (named === 'UUID') return [...foreign.tokens]
  return name === 'externalReference' ? REFERENCES : []
}

/** The ways in which a field of Query is asked: plainly, by each channel, and by each name of what is sold elsewhere. */
function waysInto(field: GraphQLField<unknown, unknown>): string[] {
  const paged = field.args.some(({ name }) => name === 'first') ? ['first: 20'] : []
  const besides = (named: Input | null) => [
    ...field.args.filter((a) => isRequiredArgument(a) && a !== named).map((a) => `${a.name}: ${smallestValue(a.type)}`),
    ...paged,
  ]
  const valuesOf = (arg: GraphQLArgument) =>
    isListType(arg.type) ? [] : arg.name === 'channel' ? ['us', 'paid'] : namesFor(arg)
  const named = field.args.flatMap((arg) =>
    valuesOf(arg).map((value) => [`${arg.name}: "${value}"`, ...besides(arg)].join(', ')),
  )
  return [besides(null).join(', '), ...named]
}

test('no field of the schema leads to what was sold in another channel', async () => {
  const found: string[] = []
  const near = new Set<string>()
  const walk = createWalk({
    schema,
    ask,
    depth: 5,
    seen(way, { data, errors }) {
      if (data === undefined) throw new Error(`${way}: ${JSON.stringify(errors)}`)
      for (const mark of marksIn(data, own.marks)) near.add(mark)
      const marks = marksIn(data, foreign.marks)
      if (marks.length) found.push(`${way}: ${marks.join()}`)
      return !marks.length
    },
  })
  for (const field of Object.values(schema.getQueryType()!.getFields()))
    for (const args of waysInto(field)) await walk(field, args)
  expect(found).toEqual([])
  // The walk has come to all that was sold in the channel of theirs.
  expect(own.marks.filter((mark) => !near.has(mark))).toEqual([])
}, 120_000)

/** The places in arguments where something is named. */
function placesIn(inputs: readonly Input[], depth = 3): Input[][] {
  return inputs.flatMap((input): Input[][] => {
    const type = getNamedType(input.type)
    if (!isInputObjectType(type)) return namesFor(input).length ? [[input]] : []
    if (depth === 1) return []
    return placesIn(Object.values(type.getFields()), depth - 1).map((rest) => [input, ...rest])
  })
}

const isNeeded = (input: Input): boolean => isRequiredArgument(input) || isRequiredInputField(input)

/** Arguments that name `value` at a place, and an order of their own channel wherever else an id is needed. */
function argumentsAt([at, ...rest]: readonly Input[], inputs: readonly Input[], value: string): string {
  const written = inputs.map((input) => {
    if (input !== at)
      return isNeeded(input) ? `${input.name}: ${smallestValue(input.type, { ID: `"${own.ids.Order}"` })}` : ''
    const type = getNamedType(input.type)
    const inner = isInputObjectType(type)
      ? `{ ${argumentsAt(rest, Object.values(type.getFields()), value)} }`
      : `"${value}"`
    const isList = isListType(isNonNullType(input.type) ? input.type.ofType : input.type)
    return `${input.name}: ${isList ? `[${inner}]` : inner}`
  })
  return written.filter(Boolean).join(', ')
}

const OF_ORDER = 'order_id in (select id from orders where channel_id = 2)'
const OF_CHECKOUT = 'checkout_id in (select id from checkouts where channel_id = 2)'
/** What is sold in the other channel, table by table. */
const ROWS: Readonly<Record<string, string>> = {
  orders: 'channel_id = 2',
  order_lines: OF_ORDER,
  order_events: OF_ORDER,
  order_discounts: OF_ORDER,
  fulfillments: OF_ORDER,
  invoices: OF_ORDER,
  granted_refunds: OF_ORDER,
  checkouts: 'channel_id = 2',
  checkout_lines: OF_CHECKOUT,
  transactions: `${OF_ORDER} or ${OF_CHECKOUT}`,
  transaction_events: `transaction_id in (select id from transactions where ${OF_ORDER} or ${OF_CHECKOUT})`,
  event_deliveries: `payload like 'FOREIGN%'`,
}

async function rows(): Promise<Record<string, string>> {
  const columns = Object.entries(ROWS).map(
    ([table, where]) =>
      `(select md5(string_agg(t::text, '' order by t::text)) from ${table} t where ${where}) as "${table}"`,
  )
  return (await shop.sql(`select ${columns.join(', ')}`))[0]
}

/** So many mutations an operation may hold. */
const AT_ONCE = 10

test('no mutation changes or shows what was sold in another channel', async () => {
  const found: string[] = []
  let before = await rows()
  for (const { name, args, type } of Object.values(schema.getMutationType()!.getFields())) {
    const payload = getNamedType(type)
    const shown = Object.values(isObjectType(payload) ? payload.getFields() : {}).flatMap((field) => {
      const named = getNamedType(field.type)
      return isObjectType(named) && named.getFields().id ? [`${field.name} { id }`] : []
    })
    // What has metadata may be named by its bare UUID.
    const bare = name.endsWith('Metadata') ? foreign.tokens : []
    const all = placesIn(args).flatMap((place) =>
      [...namesFor(place.at(-1)!), ...bare].map((value) => argumentsAt(place, args, value)),
    )
    if (!all.length) continue
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const part = all.slice(at, at + AT_ONCE)
      const { data, errors } = await ask(
        `mutation { ${part.map((given, n) => `m${n}: ${name}(${given}) { __typename ${shown.join(' ')} errors { code } }`).join(' ')} }`,
      )
      if (data === undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`)
      const marks = marksIn(data, foreign.marks)
      if (marks.length) found.push(`${name} shows ${marks.join()}`)
    }
    const after = await rows()
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    if (changed.length) found.push(`${name} changes ${changed.join()}`)
    before = after
  }
  expect(found).toEqual([])
}, 240_000)

describe('Staff of another channel who buy there themselves', () => {
  const create = `mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id user { id } } errors { code } } }`

  test('have their checkout and their order, and do nothing with them as staff', async () => {
    const { checkout } = await shop.by(limited, create, {
      i: { channel: 'paid', lines: [{ variantId: PLENTY, quantity: 1 }] },
    })
    expect(checkout.user).toEqual({ id: limited.id })
    const note = `mutation { checkoutCustomerNoteUpdate(id: "${checkout.id}", customerNote: "Hi") { checkout { id } errors { code } } }`
    expect(await shop.by(limited, note)).toEqual({ checkout: { id: checkout.id }, errors: [] })
    expect(await shop.by(limited, `mutation { checkoutDelete(id: "${checkout.id}") { errors { code } } }`)).toBe(
      'PermissionDenied',
    )
    await shop.sql('update orders set user_id = $1 where id = $2', [limited.key, uuidOf(foreign.ids.Order!)])
    expect(await shop.by(limited, `{ order(id: "${foreign.ids.Order}") { id } }`)).toEqual({ id: foreign.ids.Order })
    expect(await shop.by(limited, `mutation { orderCancel(id: "${foreign.ids.Order}") { errors { code } } }`)).toBe(
      'PermissionDenied',
    )
    await shop.sql('update orders set user_id = $1 where id = $2', [buyer.key, uuidOf(foreign.ids.Order!)])
  })

  test('take the basket that they filled before they signed in', async () => {
    const { checkout } = await shop.by(null, create, {
      i: { channel: 'paid', lines: [{ variantId: PLENTY, quantity: 1 }] },
    })
    const attach = (more = '') =>
      shop.by(
        limited,
        `mutation { checkoutCustomerAttach(id: "${checkout.id}"${more}) { checkout { user { id } } errors { code } } }`,
      )
    expect(await attach(`, customerId: "${buyer.id}"`)).toBe('PermissionDenied')
    expect(await attach()).toEqual({ checkout: { user: { id: limited.id } }, errors: [] })
  })
})
