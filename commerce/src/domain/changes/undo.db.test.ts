/** The change log: what staff change is logged with its author, and taken back exactly. */
import { afterAll, describe, expect, it } from 'vitest'
import { listChanges, rowsOfChange } from '../../db/queries/changes.ts'
import { openStaffShop } from '../../testing/staff.ts'
import { undoChange } from './undo.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const { services, by, sql } = shop
const { pool } = services.database
const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS', 'MANAGE_SETTINGS'] })
const undo = (id: number) => undoChange(services, id, { origin: 'COMMAND' })
const newest = async () => (await listChanges(pool, { before: null, table: null, key: null, limit: 1 }))[0]!

const rename = (value: string) =>
  by(
    keeper,
    `mutation($i: ID!, $v: String!) { updateMetadata(id: $i, input: [{ key: "k", value: $v }]) { errors { code } item { metadata { key value } } } }`,
    { i: productId, v: value },
  )
const [{ id: productKey }] = await sql('select id from products order by id limit 1')
const productId = Buffer.from(`Product:${productKey}`).toString('base64')
const stored = async () => (await sql('select metadata from products where id = $1', [productKey]))[0].metadata

describe('the change log', () => {
  it('keeps who changed what, and what it was before', async () => {
    await rename('one')
    const change = await newest()
    expect(change).toMatchObject({ origin: 'STAFF', operation: 'updateMetadata', tables: ['products'], rowCount: 1 })
    expect(change.userEmail).toContain('@')
    expect(await rowsOfChange(pool, change.id)).toEqual([
      { tableName: 'products', key: { id: productKey }, before: { metadata: {} }, after: { metadata: { k: 'one' } } },
    ])
  })

  it('is undone once, as a change of its own, which can be undone again', async () => {
    const first = await newest()
    expect(await undo(first.id)).toMatchObject({ ok: true })
    expect(await stored()).toEqual({})
    const second = await newest()
    expect(second).toMatchObject({ origin: 'COMMAND', operation: 'undo', undoes: first.id })
    expect(await undo(first.id)).toMatchObject({ ok: false, errors: [{ code: 'ALREADY_UNDONE' }] })
    expect(await undo(second.id)).toMatchObject({ ok: true })
    expect(await stored()).toEqual({ k: 'one' })
  })

  it('refuses what was changed since, and changes nothing then', async () => {
    await rename('two')
    const earlier = await newest()
    await rename('three')
    expect(await undo(earlier.id)).toMatchObject({ ok: false, errors: [{ code: 'CHANGED_SINCE' }] })
    expect(await stored()).toEqual({ k: 'three' })
    expect(await undo(987_654)).toMatchObject({ ok: false, errors: [{ code: 'NOT_FOUND' }] })
  })

  it('logs nothing of what shoppers do, and no text of customers', async () => {
    const before = await newest()
    await by(
      null,
      `mutation { accountRegister(input: { email: "secret-name@example.com", password: "Vq7!long-enough", channel: "us" }) { errors { code } } }`,
    )
    expect((await newest()).id).toBe(before.id)
    const people = await shop.person({ permissions: ['MANAGE_USERS'] })
    await by(
      people,
      `mutation { customerCreate(input: { email: "masked@example.com", firstName: "Secretia" }) { errors { code } } }`,
    )
    expect(await newest()).toMatchObject({ operation: 'customerCreate', tables: ['users'] })
    expect(JSON.stringify(await rowsOfChange(pool, (await newest()).id))).not.toMatch(/masked@|Secretia/)
  })
})
