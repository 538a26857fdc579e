import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './i18n.ts'
import { UNITS, amountText, joinNames, packName, readAmount } from './units.ts'
import { spoken } from '../testing/language.ts'

const { speak } = spoken()

const texts = (unit: (typeof UNITS)[number], ...counts: number[]): string[] =>
  counts.map((count) => amountText({ count, unit }).replace(/\u00a0/g, ' '))

describe('an amount', () => {
  it('is declined in English', () => {
    expect(texts('seeds', 1, 3, 0.5)).toEqual(['1 seed', '3 seeds', '0.5 seeds'])
    expect(texts('box', 1, 2)).toEqual(['1 box', '2 boxes'])
  })
  it('is declined in Russian, teens and fractions too', () => {
    speak('ru')
    expect(texts('seeds', 1, 2, 5, 11, 12, 21, 22, 111, 1.5)).toEqual([
      '1 семя',
      '2 семени',
      '5 семян',
      '11 семян',
      '12 семян',
      '21 семя',
      '22 семени',
      '111 семян',
      '1,5 семени',
    ])
    expect(texts('pack', 1, 3, 10, 2.5)).toEqual(['1 упаковка', '3 упаковки', '10 упаковок', '2,5 упаковки'])
  })
  it('is declined in Czech, fractions too', () => {
    speak('cs')
    expect(texts('seeds', 1, 2, 5, 1.5)).toEqual(['1 semínko', '2 semínka', '5 semínek', '1,5 semínka'])
    expect(texts('bottle', 1, 4, 5)).toEqual(['1 láhev', '4 láhve', '5 lahví'])
  })
  it('has a text for every unit and every count', () => {
    for (const language of LANGUAGES) {
      speak(language)
      for (const unit of UNITS)
        for (const text of texts(unit, 0, 1, 2, 5, 21, 1.5)) expect(text).toMatch(/^[\d.,]+ \p{L}+\.?$/u)
    }
  })
})

describe('the name of a pack size', () => {
  it('is the shop’s own in the visitor’s language', () => {
    expect(packName({ name: '5 seeds', translation: { name: 'Пять семян' } })).toBe('Пять семян')
  })
  it('is understood and translated where the shop has only one language', () => {
    speak('ru')
    expect(packName({ name: '5 seeds', translation: null })).toBe('5\u00a0семян')
    expect(packName({ name: '3 seeds', translation: { name: '' } })).toBe('3\u00a0семени')
    expect(packName({ name: '0.5 kg' })).toBe('0,5\u00a0кг')
  })
  it('that is a bare number counts seeds only where the shop says that there are so many', () => {
    expect(packName({ name: '5' }, 5)).toBe('5\u00a0seeds')
    expect(packName({ name: '42' }, 5)).toBe('42')
  })
  it('stays as it is where it says something else', () => {
    for (const name of ['Large', 'NTL-FEM-5', '5 wonders', '0 seeds', '42', '1.5', ''])
      expect(packName({ name, translation: null })).toBe(name)
  })
  it('knows one and many alike', () => {
    expect(readAmount('1 Seed')).toEqual({ count: 1, unit: 'seeds' })
    expect(readAmount('2 boxes')).toEqual({ count: 2, unit: 'box' })
    expect(readAmount('10 pcs.')).toEqual({ count: 10, unit: 'pcs' })
    expect(readAmount('1 pc')).toEqual({ count: 1, unit: 'pcs' })
    expect(readAmount('250ml')).toEqual({ count: 250, unit: 'ml' })
  })
  it('shows a variant without a name by its SKU, and never by the id that Saleor puts there', () => {
    const id = 'UHJvZHVjdFZhcmlhbnQ6NDIx'
    expect(packName({ name: id, sku: 'TIN-100', translation: null })).toBe('TIN-100')
    expect(packName({ name: id, sku: null, translation: { name: id } })).toBe('')
    expect(packName({ name: '', sku: 'TIN-100' })).toBe('TIN-100')
    expect(joinNames('Seed tin', '')).toBe('Seed tin')
    expect(joinNames('Northern Lights', '3 seeds')).toBe('Northern Lights, 3 seeds')
  })
})
