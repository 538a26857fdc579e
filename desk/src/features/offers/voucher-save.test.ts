import { expect, it } from 'vitest'
import { namingTaken } from './voucher-save.ts'

const taken = (...voucherCodes: string[]) => ({ code: 'ALREADY_EXISTS', field: 'codes', message: null, voucherCodes })

it('names the codes that exist already, of many the first ten', () => {
  const [few] = namingTaken([taken('FAIR-1', 'FAIR-2')])
  expect(few).toMatchObject({ code: '', field: 'codes' })
  expect(few!.message).toContain('FAIR-1, FAIR-2')
  const [many] = namingTaken([taken(...Array.from({ length: 12 }, (_, place) => `C${place}`))])
  expect(many!.message).toContain('C9')
  expect(many!.message).not.toContain('C10')
  expect(many!.message).toContain('2')
})

it('leaves other refusals as they are', () => {
  const other = { code: 'INVALID', field: 'codes', message: null, voucherCodes: null }
  expect(namingTaken([other, taken()])).toEqual([other, taken()])
})
