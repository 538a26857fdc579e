/** By what people know the things of the change log: an order by its number, stock by its variant and its warehouse. */
import { hasPermission, type UserViewer } from '../../context.ts'
import { LOGGED_TABLES, MASKED } from '../../db/triggers/change-log.ts'
import { changedThings, KNOWN_BY, type ThingPlace } from '../../db/queries/change/changed-things.ts'
import type { ChangedRow } from '../../db/queries/change/changes.ts'
import type { Queryable } from '../../db/statements/statement.ts'
import { toGlobalId } from '../global-id.ts'
import { LOGGED_NOUNS } from './nouns.ts'

type Values = Readonly<Record<string, unknown>>

/** A thing with its name. */
export interface NamedThing {
  noun: string
  /** A global id, where the thing has one of its own. */
  id: string | null
  name: string
  sku: string | null
}

export interface NamedRow {
  /** The thing itself where it has a name, and those to which it belongs. */
  about: NamedThing[]
  /** The currency of its amounts; null where it has none. */
  currency: string | null
}

export interface Named {
  /** One for each of the rows, in their order. */
  rows: NamedRow[]
  /** Names by global id of what the fields of the rows lead to. */
  names: Record<string, string>
}

/** Things belong to others, and these again, no deeper than this. */
const DEEPEST = 4

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
const textOf = ({ table, id }: ThingPlace): string => `${table} ${id}`

/** The things to which columns of a row lead. */
const leadsTo = (table: string, values: Values, columns: Iterable<string>): ThingPlace[] =>
  [...columns].flatMap((column) => {
    const to = LOGGED_TABLES.get(table)?.columns.get(column)?.leadsTo
    const id = values[column]
    return to && KNOWN_BY[to] && isId(id) && id !== MASKED ? [{ table: to, id }] : []
  })

/** Names rows as they are called now. People are named to those who may see them. */
export async function nameRows(on: Queryable, viewer: UserViewer, rows: readonly ChangedRow[]): Promise<Named> {
  const known = new Map<string, Values>()
  const own = rows.map(({ tableName: table, key, before, after }) => {
    const place: ThingPlace | null = isId(key.id) ? { table, id: key.id } : null
    const values: Values = { ...before, ...after, ...key }
    return { table, place, values, before, after }
  })
  const pointed = own.flatMap(({ table, before, after }) =>
    [before, after].flatMap((values) => (values ? leadsTo(table, values, Object.keys(values)) : [])),
  )
  let asked = [
    ...own.flatMap(({ table, place, values }) => [
      ...(place ? [place] : []),
      ...leadsTo(table, values, KNOWN_BY[table]?.of ?? []),
    ]),
    ...pointed,
  ]
  for (let depth = 0; asked.length > 0 && depth < DEEPEST; depth++) {
    const fresh = [...new Map(asked.map((one) => [textOf(one), one])).values()].filter((one) => !known.has(textOf(one)))
    for (const one of fresh) known.set(textOf(one), {})
    const found = await changedThings(on, fresh)
    for (const { values, ...place } of found) known.set(textOf(place), values)
    asked = found.flatMap(({ table, values }) => leadsTo(table, values, KNOWN_BY[table]?.of ?? []))
  }
  const mayName = (table: string): boolean =>
    table !== 'users' || hasPermission({ viewer }, ...(LOGGED_NOUNS['users']?.anyOf ?? []))

  const nameOf = (table: string, values: Values): string => {
    const { name = [], of = [], isNamedAfter } = KNOWN_BY[table] ?? {}
    if (!mayName(table)) return ''
    const after = isNamedAfter ? leadsTo(table, values, of.slice(0, 1)) : []
    return [
      ...after.map((one) => nameOf(one.table, known.get(textOf(one)) ?? {})),
      ...name.map((column) => values[column]),
    ]
      .filter((part) => isId(part) && part !== '' && part !== MASKED)
      .join(' ')
  }
  const globalId = ({ table, id }: ThingPlace): string => toGlobalId(LOGGED_NOUNS[table]?.noun ?? table, id)
  const about = (table: string, place: ThingPlace | null, values: Values, depth = 0): NamedThing[] => {
    const { sku, of = [], isNamedAfter } = KNOWN_BY[table] ?? {}
    const name = nameOf(table, values)
    const code = sku ? values[sku] : null
    const itself: NamedThing[] = name
      ? [
          {
            noun: LOGGED_NOUNS[table]?.noun ?? table,
            id: place && globalId(place),
            name,
            sku: typeof code === 'string' && code ? code : null,
          },
        ]
      : []
    if (depth >= DEEPEST || (isNamedAfter && name)) return itself
    const others = leadsTo(table, values, of).flatMap((one) =>
      about(one.table, one, known.get(textOf(one)) ?? {}, depth + 1),
    )
    // Two of them may belong to the same thing, as a parcel and a line do to their order.
    return [...new Map([...itself, ...others].map((one) => [`${one.noun} ${one.id ?? one.name}`, one])).values()]
  }
  const currencyOf = (table: string, values: Values, depth = 0): string | null => {
    if (typeof values['currency'] === 'string') return values['currency']
    if (depth >= DEEPEST) return null
    for (const one of leadsTo(table, values, KNOWN_BY[table]?.of ?? [])) {
      const currency = currencyOf(one.table, known.get(textOf(one)) ?? {}, depth + 1)
      if (currency) return currency
    }
    return null
  }
  return {
    rows: own.map(({ table, place, values }) => {
      const now = { ...values, ...(place ? known.get(textOf(place)) : {}) }
      return { about: about(table, place, now), currency: currencyOf(table, now) }
    }),
    names: Object.fromEntries(
      pointed.flatMap((one) => {
        const name = nameOf(one.table, known.get(textOf(one)) ?? {})
        return name ? [[globalId(one), name]] : []
      }),
    ),
  }
}
