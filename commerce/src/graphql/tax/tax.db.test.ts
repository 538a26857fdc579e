/** Taxes as staff set them up, and the prices that follow. */
import { afterAll, describe, expect, it } from 'vitest'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({
  permissions: ['MANAGE_TAXES', 'MANAGE_PRODUCTS', 'MANAGE_SHIPPING', 'MANAGE_CHANNELS'],
})

const RATES =
  'taxCountryConfiguration { taxClassCountryRates { rate taxClass { name } } } errors { field code taxClassIds }'
const setRates = (country: string, rates: object[]) =>
  shop.by(
    keeper,
    `mutation($c: CountryCode!, $r: [TaxClassRateInput!]!) { taxCountryConfigurationUpdate(countryCode: $c, updateTaxClassRates: $r) { ${RATES} } }`,
    { c: country, r: rates },
  )
const configure = async (input: object) => {
  const list = await shop.by(keeper, '{ taxConfigurations(first: 100) { edges { node { id channel { slug } } } } }')
  const { node } = list.edges.find((e: { node: { channel: { slug: string } } }) => e.node.channel.slug === 'us')
  return shop.by(
    keeper,
    'mutation($id: ID!, $i: TaxConfigurationUpdateInput!) { taxConfigurationUpdate(id: $id, input: $i) { taxConfiguration { countries { country { code } chargeTaxes } } errors { field code countryCodes } } }',
    { id: node.id, i: input },
  )
}
/** Net and gross of a product in the channel, for a country. */
const price = async (country: string) => {
  const found = await shop.by(
    keeper,
    'query($c: CountryCode) { product(slug: "p", channel: "us") { pricing(address: { country: $c }) { displayGrossPrices priceRange { start { net { amount } gross { amount } } } } } }',
    { c: country },
  )
  const { displayGrossPrices, priceRange } = found.pricing
  return { displayGrossPrices, isTaxed: priceRange.start.net.amount !== priceRange.start.gross.amount }
}

describe('tax rates', () => {
  it('of a country are its own and those of classes', async () => {
    const { taxClass } = await shop.by(
      keeper,
      'mutation { taxClassCreate(input: { name: "Books", createCountryRates: [{ countryCode: PL, rate: 5 }] }) { taxClass { id name countries { country { code } rate } } errors { code } } }',
    )
    expect(taxClass.countries).toEqual([{ country: { code: 'PL' }, rate: 5 }])
    const set = await setRates('PL', [{ rate: 23 }, { taxClassId: taxClass.id, rate: 8 }])
    expect(set.taxCountryConfiguration.taxClassCountryRates).toEqual([
      { rate: 23, taxClass: null },
      { rate: 8, taxClass: { name: 'Books' } },
    ])
    const gone = await setRates('PL', [{ taxClassId: taxClass.id, rate: null }])
    expect(gone.taxCountryConfiguration.taxClassCountryRates).toEqual([{ rate: 23, taxClass: null }])
  })

  it('are refused twice without a class, and below 0', async () => {
    expect((await setRates('CZ', [{ rate: 1 }, { rate: 2 }])).errors).toMatchObject([
      { code: 'ONLY_ONE_DEFAULT_COUNTRY_RATE_ALLOWED' },
    ])
    expect((await setRates('CZ', [{ rate: -1 }])).errors).toMatchObject([
      { code: 'CANNOT_CREATE_NEGATIVE_RATE', taxClassIds: [] },
    ])
  })

  it.each([-100, 1000, 1e15])('are percentages: %s is refused, and changes nothing', async (rate) => {
    const count = () => shop.count('select count(*)::int as n from tax_classes')
    const before = await count()
    const made = await shop.by(
      keeper,
      'mutation($rate: Float!) { taxClassCreate(input: { name: "Odd", createCountryRates: [{ countryCode: PL, rate: $rate }] }) { errors { code field } } }',
      { rate },
    )
    expect(made.errors).toEqual([{ code: 'INVALID', field: 'createCountryRates' }])
    expect(await count()).toBe(before)
    const [{ code }] = (await setRates('CZ', [{ rate }])).errors
    expect(code).toBe(rate < 0 ? 'CANNOT_CREATE_NEGATIVE_RATE' : 'INVALID')
  })

  it('may be below zero in a class, as in Saleor, and never in a country', async () => {
    const made = await shop.by(
      keeper,
      'mutation { taxClassCreate(input: { name: "Below", createCountryRates: [{ countryCode: PL, rate: -1 }] }) { taxClass { countries { rate } } errors { code field } } }',
    )
    expect(made).toMatchObject({ errors: [], taxClass: { countries: [{ rate: -1 }] } })
    expect((await setRates('CZ', [{ rate: -1 }])).errors).toMatchObject([{ code: 'CANNOT_CREATE_NEGATIVE_RATE' }])
  })
})

describe('a tax configuration', () => {
  it('can differ in a country, in what is charged and in what is shown', async () => {
    await setRates('FR', [{ rate: 20 }])
    await configure({ chargeTaxes: true, displayGrossPrices: true })
    expect(await price('FR')).toEqual({ displayGrossPrices: true, isTaxed: true })
    const except = { countryCode: 'FR', chargeTaxes: false, displayGrossPrices: false }
    expect(await configure({ updateCountriesConfiguration: [except] })).toMatchObject({
      errors: [],
      taxConfiguration: { countries: [{ country: { code: 'FR' }, chargeTaxes: false }] },
    })
    expect(await price('FR')).toEqual({ displayGrossPrices: false, isTaxed: false })
    const both = await configure({ updateCountriesConfiguration: [except], removeCountriesConfiguration: ['FR'] })
    expect(both.errors).toEqual([{ field: null, code: 'DUPLICATED_INPUT_ITEM', countryCodes: ['FR'] }])
    await configure({ removeCountriesConfiguration: ['FR'] })
    expect(await price('FR')).toEqual({ displayGrossPrices: true, isTaxed: true })
  })
})
