/** Every logged table has a noun and permissions. */
import { readSdl } from '@semena/contract/sdl'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { LOGGED_TABLES } from '../../db/triggers/change-log.ts'
import { KNOWN_BY } from '../../db/queries/change/changed-things.ts'
import { WHO_MAY } from '../../testing/who-may.ts'
import { BY_OPERATION, LOGGED_NOUNS, RIGHTS } from './nouns.ts'

test('every logged table has a noun of its own, and permissions', () => {
  expect(Object.keys(LOGGED_NOUNS).toSorted()).toEqual([...LOGGED_TABLES.keys()].toSorted())
  const nouns = Object.values(LOGGED_NOUNS)
  expect(new Set(nouns.map(({ noun }) => noun)).size).toBe(nouns.length)
  expect(nouns.filter(({ anyOf }) => anyOf.length === 0)).toEqual([])
  expect([...RIGHTS].filter((table) => !LOGGED_TABLES.has(table))).toEqual([])
})

test('of every logged table it is said by what its rows are known, in columns that it has', () => {
  expect(Object.keys(KNOWN_BY).toSorted()).toEqual([...LOGGED_TABLES.keys()].toSorted())
  for (const [table, { name = [], sku, of = [] }] of Object.entries(KNOWN_BY)) {
    const { columns } = LOGGED_TABLES.get(table)!
    expect([table, [...name, ...(sku ? [sku] : [])].filter((column) => !columns.has(column))]).toEqual([table, []])
    expect([table, of.filter((column) => !columns.get(column)?.leadsTo)]).toEqual([table, []])
  }
})

test('an operation that is named needs the permissions that it needs', () => {
  const fields = buildSchema(readSdl()).getMutationType()!.getFields()
  for (const [name, permissions] of Object.entries(BY_OPERATION)) {
    expect(fields).toHaveProperty(name)
    const { who } = WHO_MAY.Mutation[name]!
    expect([name, who]).toEqual([name, { kind: 'permission', anyOf: [...permissions] }])
  }
})
