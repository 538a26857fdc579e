/** Importing vouchers again. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UNCOUNTED } from '../../testing/buying.ts'
import { openStaffShop, type StaffShop } from '../../testing/staff.ts'
import { importFolder } from '../import-folder.ts'

let shop: StaffShop
const folder = mkdtempSync(join(tmpdir(), 'vouchers-'))
beforeAll(async () => {
  shop = await openStaffShop()
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

const bringIn = async (rows: string): Promise<void> => {
  const header = 'code,name,type,valueType,isActive,singleUse,value:us\n'
  writeFileSync(join(folder, 'vouchers.csv'), header + rows)
  await importFolder(shop.services, folder)
  shop.forget()
}
const stateOf = (code: string) => shop.sql('select used, is_active from voucher_codes where code = $1', [code])

test.each([
  ['ONCE-YES', 'yes'],
  ['ONCE-EMPTY', ''],
])('the code %s of single use that was used stays closed when its file says “%s” again', async (code, isActive) => {
  const row = `${code},Once,ENTIRE_ORDER,PERCENTAGE,${isActive},yes,50\n`
  await bringIn(row)
  expect((await shop.complete(await shop.basket(UNCOUNTED, { promoCode: code }))).errors).toEqual([])
  await bringIn(row)
  expect(await stateOf(code)).toEqual([{ used: 1, is_active: false }])
  await expect(shop.basket(UNCOUNTED, { promoCode: code })).rejects.toThrow('INVALID')
})

test('a file closes and opens codes of single use that nobody has used, and others whoever has used them', async () => {
  const rows = (isActive: string) =>
    `FRESH,Once,ENTIRE_ORDER,PERCENTAGE,${isActive},yes,50\nMANY,Many,ENTIRE_ORDER,PERCENTAGE,${isActive},no,50\n`
  await bringIn(rows('yes'))
  await shop.complete(await shop.basket(UNCOUNTED, { promoCode: 'MANY' }))
  await bringIn(rows('no'))
  expect([await stateOf('FRESH'), await stateOf('MANY')]).toMatchObject([
    [{ is_active: false }],
    [{ is_active: false }],
  ])
  await bringIn(rows('yes'))
  expect([await stateOf('FRESH'), await stateOf('MANY')]).toMatchObject([
    [{ used: 0, is_active: true }],
    [{ used: 1, is_active: true }],
  ])
})
