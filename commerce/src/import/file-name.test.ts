/** Which file of an import is meant by a name that a browser or a person has changed. */
import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

it('knows the names that browsers and people make', () => {
  for (const name of ['variants (1).csv', 'Variants-2.csv', 'variants_new copy (12).CSV', 'variants – копия.csv'])
    expect([name, fileName(name, '')]).toEqual([name, 'variants.csv'])
  expect(fileName('attribute-values (2).csv', '')).toBe('attribute-values.csv')
  expect(fileName('prices.csv', 'sku,price\n')).toBe('variants.csv')
  expect(fileName('prices.csv', 'name\n')).toBe('prices.csv')
  expect(fileName('photo.jpg', '')).toBe('photo.jpg')
})

it('reads a long name in no time', () => {
  const began = process.cpuUsage()
  for (const part of ['1', ' (1)', '- ', 'new', 'copy '])
    expect(fileName(`variants${part.repeat(60)}!.csv`, '')).toBe(`variants${part.repeat(60)}!.csv`)
  expect(process.cpuUsage(began).user).toBeLessThan(300_000)
})
