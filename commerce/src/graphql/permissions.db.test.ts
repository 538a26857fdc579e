/** Who may do what, tried with every operation of the schema; the lines stand in `testing/who-may.ts`. */
import { readSdl } from '@semena/contract/sdl'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  getNamedType,
} from 'graphql'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../domain/staff/permissions.ts'
import { toGlobalId } from '../domain/global-id.ts'
import { PLENTY } from '../testing/buying.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'
import { type Existing, type Line, WHO_MAY } from '../testing/who-may.ts'

const schema = buildSchema(readSdl())
const shop = await openStaffShop()
afterAll(() => shop.close())

/** Values of scalars that are well formed and name nothing. */
const SCALARS: Readonly<Record<string, string>> = {
  ID: `"${toGlobalId('Nothing', 0)}"`,
  String: '"x"',
  Int: '1',
  PositiveInt: '1',
  Float: '1',
  Decimal: '1',
  PositiveDecimal: '1',
  Boolean: 'true',
  UUID: '"00000000-0000-4000-8000-000000000000"',
  DateTime: '"2026-01-01T00:00:00Z"',
  Date: '"2026-01-01"',
  Day: '1',
  Hour: '1',
  Minute: '1',
  JSONString: '"{}"',
  JSON: '{}',
  Metadata: '{}',
  WeightScalar: '1',
}

/** The smallest value of a type, in GraphQL's notation. */
function smallest(type: GraphQLInputType): string {
  if (isNonNullType(type)) return smallest(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) return `{ ${list(Object.values(type.getFields()).filter(isRequiredInputField))} }`
  const value = SCALARS[type.name]
  if (value === undefined) throw new Error(`permissions.db.test.ts knows no value of ${type.name}`)
  return value
}

const list = (values: readonly (GraphQLArgument | GraphQLInputField)[]): string =>
  values.map(({ name, type }) => `${name}: ${smallest(type)}`).join(', ')

type Kind = 'Query' | 'Mutation'

/** The operation with the smallest arguments, or with those of its line. */
function operation(kind: Kind, field: GraphQLField<unknown, unknown>, { args }: Line, existing: Existing): string {
  const pages = field.args.some((arg) => arg.name === 'first') ? ['first: 1'] : []
  const given = args
    ? args(existing)
    : [list(field.args.filter(isRequiredArgument)), ...pages].filter(Boolean).join(', ')
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
  const { order } = await shop.complete(await shop.basket(PLENTY, { channel: 'us' }))
  return { order: order.id }
}

/** What each of them is told: whether they are denied. */
async function tried(query: string, line: Line): Promise<[string, boolean, boolean][]> {
  const asked: [string, boolean, { token: string } | null][] = []
  const { who } = line
  const customer = await shop.person()
  if (who.kind === 'everybody') asked.push(['nobody', false, null], ['a customer', false, customer])
  if (who.kind === 'user') asked.push(['nobody', true, null], ['a customer', false, customer])
  if (who.kind === 'staff')
    asked.push(
      ['nobody', true, null],
      ['a customer', true, customer],
      ['staff', false, await member([])],
      who.apps === undefined
        ? ['an app', false, await program([])]
        : [`an app without ${who.apps}`, true, await program(PERMISSIONS.filter((p) => p !== who.apps))],
      ...(who.apps === undefined
        ? []
        : [[`an app with ${who.apps}`, false, await program([who.apps])] satisfies (typeof asked)[number]]),
    )
  if (who.kind === 'permission') {
    const others = PERMISSIONS.filter((p) => !who.anyOf.includes(p))
    asked.push(
      ['nobody', true, null],
      ['a customer', true, customer],
      ['staff with every other permission', true, await member(others)],
      ['an app with every other permission', true, await program(others)],
    )
    for (const permission of who.anyOf) {
      asked.push([`staff with ${permission}`, who.only === 'apps', await member([permission])])
      asked.push([`an app with ${permission}`, who.only === 'staff', await program([permission])])
      if (line.isOfChannel)
        asked.push(
          [`staff with ${permission} in this channel`, false, await member([permission], ['us'])],
          [`staff with ${permission} in another channel`, true, await member([permission], ['paid'])],
        )
    }
  }
  const told: [string, boolean, boolean][] = []
  for (const [name, denied, token] of asked) told.push([name, denied, await isDenied(query, token)])
  return told
}

const existing = exist()

describe.each(['Query', 'Mutation'] as const)('%s', (kind) => {
  const fields = schema.getType(kind) as ReturnType<typeof schema.getQueryType>
  const lines = WHO_MAY[kind]

  it('has a line for each of its operations', () => {
    expect(Object.keys(fields!.getFields()).filter((name) => !lines[name])).toEqual([])
  })

  it.each(Object.values(fields!.getFields()).filter((field) => lines[field.name]))('$name', async (field) => {
    const line = lines[field.name]!
    if (line.who.kind === 'elsewhere') {
      expect(existsSync(join(import.meta.dirname, line.who.test))).toBe(true)
      return
    }
    const told = await tried(operation(kind, field, line, await existing), line)
    expect(told.map(([name, , denied]) => `${name}: ${denied ? 'denied' : 'allowed'}`)).toEqual(
      told.map(([name, denied]) => `${name}: ${denied ? 'denied' : 'allowed'}`),
    )
  })
})
