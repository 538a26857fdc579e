/** Who may do what, tried with every operation of the schema; the lines stand in `testing/who-may.ts`. */
import { readSdl } from '@semena/contract/sdl'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  isLeafType,
  isRequiredArgument,
  getNamedType,
} from 'graphql'
import type { PermissionEnum } from '@semena/contract/enums'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../domain/staff/permissions.ts'
import { toGlobalId } from '../domain/global-id.ts'
import { PLENTY } from '../testing/buying.ts'
import { smallestValue } from '../testing/schema-walk.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'
import { type Existing, type Line, WHO_MAY } from '../testing/who-may.ts'

const schema = buildSchema(readSdl())
const shop = await openStaffShop()
afterAll(() => shop.close())

const list = (values: readonly (GraphQLArgument | GraphQLInputField)[]): string =>
  values.map(({ name, type }) => `${name}: ${smallestValue(type)}`).join(', ')

type Kind = 'Query' | 'Mutation'

/** The operation with these arguments, or the smallest ones. */
function operation(kind: Kind, field: GraphQLField<unknown, unknown>, args: string | undefined): string {
  const pages = field.args.some((arg) => arg.name === 'first') ? ['first: 1'] : []
  const given = args ?? [list(field.args.filter(isRequiredArgument)), ...pages].filter(Boolean).join(', ')
  const shown = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  return `${kind.toLowerCase()} { ${field.name}${given ? `(${given})` : ''}${shown} }`
}

const made = new Map<string, Promise<Someone>>()
const once = (name: string, make: () => Promise<Someone>): Promise<Someone> => {
  const known = made.get(name) ?? make()
  made.set(name, known)
  return known
}
type Permissions = readonly (typeof PERMISSIONS)[number][]
const member = (permissions: Permissions, channels?: string[]) =>
  once(`member ${permissions.join()} ${channels?.join() ?? ''}`, () =>
    shop.person({ permissions: [...permissions], ...(channels ? { channels } : {}) }),
  )
/** The page of an app with these permissions, at which somebody who may do everything looks. */
const page = (permissions: Permissions) =>
  once(`page ${permissions.join()}`, async () => {
    const visitor = await once('owner', () => shop.person({ superuser: true }))
    return shop.page(visitor, [...permissions])
  })
/** The page of an app that may do everything, at which somebody with these permissions looks. */
const visited = (permissions: Permissions) =>
  once(`visited ${permissions.join()}`, async () => shop.page(await member(permissions), [...PERMISSIONS]))
const program = (permissions: Permissions) => once(`app ${permissions.join()}`, () => shop.program([...permissions]))

/** Whether the operation was refused for want of a permission. */
async function isDenied(query: string, who: { token: string } | null): Promise<boolean> {
  const answer = (await shop.ask(query, {}, who?.token)) as {
    data?: object
    errors?: { message: string; path?: unknown[]; extensions: { exception: { code: string } } }[]
  }
  if (answer.data === undefined) throw new Error(`${query}: ${answer.errors?.[0]?.message}`)
  return (answer.errors ?? []).some((e) => e.extensions.exception.code === 'PermissionDenied' && e.path?.length === 1)
}

async function exist(): Promise<Existing> {
  const staff = await member(['MANAGE_ORDERS', 'HANDLE_PAYMENTS'])
  const { order } = await shop.complete(await shop.basket(PLENTY, { channel: 'us' }))
  const [channel] = await shop.sql("select id from channels where slug = 'us'")
  const [warehouse] = await shop.sql("select id from warehouses where slug = 'a'")
  const channelId = toGlobalId('Channel', channel.id)
  const usd = (amount: number) => `{ amount: ${amount}, currency: "USD" }`
  const by = async (text: string) => {
    const payload = await shop.by(staff, text)
    if (typeof payload === 'string' || payload.errors?.length) throw new Error(`${text}: ${JSON.stringify(payload)}`)
    return payload
  }
  const { lines } = await by(`{ order(id: "${order.id}") { lines { id } } }`)
  const { transaction } = await by(
    `mutation { transactionCreate(id: "${order.id}", transaction: { amountCharged: ${usd(17)}, availableActions: [REFUND] })
      { transaction { id } errors { code } } }`,
  )
  const { fulfillments } = await by(
    `mutation { orderFulfill(order: "${order.id}", input: { lines: [{ orderLineId: "${lines[0].id}",
      stocks: [{ quantity: 1, warehouse: "${toGlobalId('Warehouse', warehouse.id)}" }] }] }) { fulfillments { id } errors { code } } }`,
  )
  const { event } = await by(
    `mutation { orderNoteAdd(order: "${order.id}", input: { message: "x" }) { event { id } errors { code } } }`,
  )
  const { invoice } = await by(
    `mutation { invoiceCreate(orderId: "${order.id}", input: { number: "1", url: "https://example.com/1" })
      { invoice { id } errors { code } } }`,
  )
  const { grantedRefund } = await by(
    `mutation { orderGrantRefundCreate(id: "${order.id}", input: { amount: 1, transactionId: "${transaction.id}" })
      { grantedRefund { id } errors { code } } }`,
  )
  const { order: draft } = await by(
    `mutation { draftOrderCreate(input: { channelId: "${channelId}", lines: [{ variantId: "${PLENTY}", quantity: 1 }] })
      { order { id lines { id } } errors { code } } }`,
  )
  const { order: cheaper } = await by(
    `mutation { orderDiscountAdd(orderId: "${draft.id}", input: { valueType: FIXED, value: 1 })
      { order { discounts { id } } errors { code } } }`,
  )
  return {
    channel: channelId,
    order: order.id,
    fulfillment: fulfillments[0].id,
    transaction: transaction.id,
    note: event.id,
    invoice: invoice.id,
    grantedRefund: grantedRefund.id,
    draft: draft.id,
    checkout: await shop.basket(PLENTY, { channel: 'us' }),
    line: draft.lines[0].id,
    discount: cheaper.discounts[0].id,
  }
}

/** Staff with these permissions, and the pages of apps that may do no more for whoever looks at them. */
const staffWith = async (name: string, isDenied: boolean, permissions: Permissions): Promise<Asked[]> => [
  [`staff with ${name}`, isDenied, await member(permissions)],
  [`the owner at the page of an app with ${name}`, isDenied, await page(permissions)],
  [`staff with ${name} at the page of an app`, isDenied, await visited(permissions)],
]

/** What each of them is told: whether they are denied. */
async function tried(query: string, line: Line): Promise<Told[]> {
  const asked: Asked[] = []
  const { who } = line
  const customer = await shop.person()
  if (who.kind === 'everybody')
    asked.push(
      ['nobody', false, null],
      ['a customer', false, customer],
      ['staff', false, await member([])],
      ['an app', false, await program([])],
    )
  if (who.kind === 'user')
    asked.push(
      ['nobody', true, null],
      ['a customer', false, customer],
      ['staff', false, await shop.person({ permissions: [] })],
      ['the page of an app', who.apps !== 'any', await page(PERMISSIONS.filter((p) => p !== who.apps))],
      who.apps === 'any'
        ? ['an app', false, await program([])]
        : [`an app without ${who.apps}`, true, await program(PERMISSIONS.filter((p) => p !== who.apps))],
      ...(who.apps === undefined || who.apps === 'any'
        ? []
        : [
            [`an app with ${who.apps}`, false, await program([who.apps])] satisfies Asked,
            [`the page of an app with ${who.apps}`, false, await page([who.apps])] satisfies Asked,
          ]),
    )
  if (who.kind === 'staff')
    asked.push(
      ['nobody', true, null],
      ['a customer', true, customer],
      ...(await staffWith('no permission', false, [])),
      who.apps === undefined
        ? ['an app', false, await program([])]
        : [`an app without ${who.apps}`, true, await program(PERMISSIONS.filter((p) => p !== who.apps))],
      ...(who.apps === undefined
        ? []
        : [[`an app with ${who.apps}`, false, await program([who.apps])] satisfies Asked]),
    )
  if (who.kind === 'app')
    asked.push(
      ['nobody', true, null],
      ['a customer', true, customer],
      ...(await staffWith('every permission', true, PERMISSIONS)),
      ['an app', false, await program([])],
    )
  if (who.kind === 'permission or app')
    asked.push(
      ['nobody', true, null],
      ['a customer', true, customer],
      ...(await staffWith(
        'every other permission',
        true,
        PERMISSIONS.filter((p) => p !== who.permission),
      )),
      ...(await staffWith(who.permission, false, [who.permission])),
      ['an app', false, await program([])],
    )
  if (who.kind === 'permission') {
    const others = PERMISSIONS.filter((p) => !who.anyOf.includes(p))
    asked.push(
      ['nobody', true, null],
      ['a customer', true, customer],
      ...(await staffWith('every other permission', true, others)),
      ['an app with every other permission', true, await program(others)],
    )
    for (const permission of who.anyOf) {
      asked.push(...(await staffWith(permission, who.only === 'apps', [permission])))
      asked.push([`an app with ${permission}`, who.only === 'staff', await program([permission])])
    }
  }
  return tell(query, asked)
}

type Asked = [who: string, isDenied: boolean, { token: string } | null]

/** What staff of another channel are told, and those of this one, with each of the permissions. */
async function triedInChannel(query: string, { who }: Line): Promise<Told[]> {
  const asked: Asked[] = []
  for (const permission of who.kind === 'permission' ? who.anyOf : [])
    asked.push(
      [`staff with ${permission} in this channel`, false, await member([permission], ['us'])],
      [`staff with ${permission} in another channel`, true, await member([permission], ['paid'])],
    )
  return tell(query, asked)
}

type Told = [who: string, isDenied: boolean, wasDenied: boolean]

async function tell(query: string, asked: readonly Asked[]): Promise<Told[]> {
  const told: Told[] = []
  // Those who may come last, because what they do is done.
  for (const [name, denied, token] of asked.toSorted((a, b) => Number(b[1]) - Number(a[1])))
    told.push([name, denied, await isDenied(query, token)])
  return told
}

/** With these permissions staff see and change what belongs to channels. */
const OF_ORDERS: ReadonlySet<PermissionEnum> = new Set([
  'MANAGE_ORDERS',
  'MANAGE_ORDERS_IMPORT',
  'MANAGE_CHECKOUTS',
  'HANDLE_CHECKOUTS',
  'HANDLE_PAYMENTS',
])

const isTried = (line: Line | undefined): boolean => line !== undefined && line.who.kind !== 'elsewhere'

describe.each(['Query', 'Mutation'] as const)('%s', (kind) => {
  const fields = schema.getType(kind) as ReturnType<typeof schema.getQueryType>
  const lines = WHO_MAY[kind]

  it('has a line for each of its operations', () => {
    expect(Object.keys(fields!.getFields()).filter((name) => !lines[name])).toEqual([])
  })

  it('says of each operation on orders and payments what of a channel it is about', () => {
    const isOfOrders = ({ who }: Line) => who.kind === 'permission' && who.anyOf.some((p) => OF_ORDERS.has(p))
    const unsaid = Object.keys(fields!.getFields()).filter((name) => isOfOrders(lines[name]!) && !lines[name]!.channel)
    expect(unsaid).toEqual([])
  })

  it('names test files that exist for the others', () => {
    const named = Object.values(lines).flatMap(({ who }) => (who.kind === 'elsewhere' ? [who.test] : []))
    expect(named.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([])
  })

  it.each(Object.values(fields!.getFields()).filter((field) => isTried(lines[field.name])))('$name', async (field) => {
    const line = lines[field.name]!
    const ofChannel = typeof line.channel === 'function' ? operation(kind, field, line.channel(await exist())) : null
    const told = await tried(
      line.args ? operation(kind, field, line.args()) : (ofChannel ?? operation(kind, field, undefined)),
      line,
    )
    if (typeof line.channel === 'function')
      told.push(...(await triedInChannel(operation(kind, field, line.channel(await exist())), line)))
    expect(told.map(([name, , denied]) => `${name}: ${denied ? 'denied' : 'allowed'}`)).toEqual(
      told.map(([name, denied]) => `${name}: ${denied ? 'denied' : 'allowed'}`),
    )
  })
})

it.each(['orders', 'draftOrders', 'homepageEvents', 'checkouts'])(
  '%s shows staff of another channel nothing of this one',
  async (name) => {
    await exist()
    await shop.basket(PLENTY, { channel: 'us' })
    const count = async (channel: string) => {
      const viewer = await member(['MANAGE_ORDERS', 'MANAGE_CHECKOUTS'], [channel])
      return (await shop.by(viewer, `{ ${name}(first: 1) { edges { node { id } } } }`)).edges.length
    }
    expect([await count('us'), await count('paid')]).toEqual([1, 0])
  },
)
