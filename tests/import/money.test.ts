/** What an import folder can say of taxes, shipping and promotions, and which mistakes in it are refused. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportError } from '@semena/commerce/owner'
import { freshDatabase } from '@semena/commerce/testing/vitest'
import { importingInto } from './importing.ts'

const database = await freshDatabase()
const importing = importingInto(database)

afterAll(async () => {
  importing.cleanUp()
  await database.close()
})

const one = async (sql: string): Promise<Record<string, unknown>> =>
  (await database.pool.query<Record<string, unknown>>(sql)).rows[0]!

const SHOP = {
  'warehouses.csv': 'slug,name\nw,W\n',
  'channels.csv':
    'slug,name,currency,country,warehouses,pricesEnteredWithTax,chargeTaxes,displayGrossPrices\nus,US,USD,US,w,no,no,no\neu,EU,EUR,DE,w,,,\n',
  'taxes.csv': 'country,rate\nDE,19\n',
  'tax-classes.csv': 'name,country,rate\nReduced,DE,7\nReduced,AT,10\nPost,DE,0\n',
  'product-types.csv': 'slug,name,taxClass\nseeds,Seeds,Reduced\n',
  'categories.csv': 'slug,name\nall,All\n',
  'products.csv': 'slug,name,type,category,taxClass\na,A,seeds,all,\nb,B,seeds,all,Post\n',
  'variants.csv': 'sku,product,price:us,price:eu,stock:w\nA-1,a,10,9,5\nB-1,b,1,1,5\n',
  'shipping-methods.csv':
    'zone,name,countries,channels,warehouses,price:us,price:eu,taxClass,minWeight,maxWeight,excludedProducts,includePostalCodes,excludePostalCodes\nZ,Local,DE,us|eu,w,5,4,Post,0.5,20,a|b,10115|10200..10299|99000..,\nZ,Other,,,,5,4,,,,,,1\n',
  'promotions.csv':
    'name,appliesTo,channels,type,value,gifts,minSubtotal:us,minSubtotal:eu,products\nTen off,ORDER,us|eu,PERCENTAGE,10,,100,90.50,\nGift,ORDER,us,,,B-1,50,,\nSale,,us,FIXED,1,,,,a\n',
  'vouchers.csv': 'code,name,type,valueType,isActive,value:us\nV,V,ENTIRE_ORDER,FIXED,no,1\n',
}

beforeAll(() => importing.files(SHOP))

it('writes classes, rates, limits and rewards', async () => {
  expect(
    await one(
      `select array_agg(c.name || ' ' || r.country || ' ' || r.rate::float8 order by c.name, r.country) as rates from tax_classes c join tax_class_rates r on r.tax_class_id = c.id`,
    ),
  ).toEqual({ rates: ['Post DE 0', 'Reduced AT 10', 'Reduced DE 7'] })
  expect(
    await one(
      `select (select c.name from product_types t join tax_classes c on c.id = t.tax_class_id) as of_type,
        (select c.name from products p join tax_classes c on c.id = p.tax_class_id where p.slug = 'b') as of_b, (select tax_class_id from products where slug = 'a') as of_a`,
    ),
  ).toEqual({ of_type: 'Reduced', of_b: 'Post', of_a: null })
  expect(
    await one(
      `select prices_entered_with_tax as entered, charge_taxes as charged, display_gross_prices as gross from channels where slug = 'us'`,
    ),
  ).toEqual({ entered: false, charged: false, gross: false })
  expect(
    await one(`select prices_entered_with_tax as entered, charge_taxes as charged from channels where slug = 'eu'`),
  ).toEqual({ entered: null, charged: true })
  expect(
    await one(
      `select c.name as tax, m.min_weight as least, m.max_weight as most, cardinality(m.excluded_product_ids) as excluded,
        (select jsonb_agg(jsonb_build_array(r.start, r."end", r.inclusion_type) order by r.id) from shipping_postal_code_rules r where r.method_id = m.id) as codes
        from shipping_methods m join tax_classes c on c.id = m.tax_class_id where m.name = 'Local'`,
    ),
  ).toEqual({
    tax: 'Post',
    least: 0.5,
    most: 20,
    excluded: 2,
    codes: [
      ['10115', '10115', 'INCLUDE'],
      ['10200', '10299', 'INCLUDE'],
      ['99000', null, 'INCLUDE'],
    ],
  })
  expect(
    await one(
      `select jsonb_object_agg(c.slug, r.order_predicate -> 'discountedObjectPredicate' -> 'baseSubtotalPrice' -> 'range' -> 'gte') as minima
        from promotions p join promotion_rules r on r.promotion_id = p.id join channels c on c.id = any(r.channels) where p.name = 'Ten off'`,
    ),
  ).toEqual({ minima: { us: '100', eu: '90.5' } })
  expect(
    await one(
      `select p.type, v.sku from promotions p join promotion_rules r on r.promotion_id = p.id join variants v on v.id = any(r.gift_variant_ids) where p.name = 'Gift'`,
    ),
  ).toEqual({ type: 'ORDER', sku: 'B-1' })
  expect(await one(`select type from promotions where name = 'Sale'`)).toEqual({ type: 'CATALOGUE' })
  expect(await one(`select is_active as active from voucher_codes where code = 'V'`)).toEqual({ active: false })
})

it('leaves prices of the catalogue to catalogue promotions', async () => {
  expect(
    await one(
      `select l.price::int as price, l.discounted_price::int as sale from variant_listings l join variants v on v.id = l.variant_id join channels c on c.id = l.channel_id where v.sku = 'B-1' and c.slug = 'us'`,
    ),
  ).toEqual({ price: 100, sale: 100 })
})

it('read a second time changes nothing; a cell changes what it names', async () => {
  const before = await importing.rows()
  expect(await importing.files(SHOP)).toMatchObject({ added: 0, changed: 0 })
  expect(await importing.rows()).toEqual(before)
  await importing.files({
    'tax-classes.csv': 'name,country,rate\nReduced,AT,\n',
    'promotions.csv': 'name,minSubtotal:eu\nTen off,\n',
    'shipping-methods.csv': 'zone,name,includePostalCodes,taxClass\nZ,Local,,\n',
  })
  expect(
    await one(
      `select (select count(*) from tax_class_rates) as rates, (select count(*) from promotion_rules r where r.promotion_id = (select id from promotions where name = 'Ten off') and r.order_predicate #>> '{discountedObjectPredicate,baseSubtotalPrice,range,gte}' <> '0') as minima,
        (select count(*) from shipping_postal_code_rules) as codes, (select tax_class_id from shipping_methods where name = 'Local') as tax`,
    ),
  ).toEqual({ rates: 2, minima: 1, codes: 1, tax: null })
})

it('takes nothing off by a promotion that does not say how much', async () => {
  await database.pool.query(`insert into promotions (name) values ('Bare')`)
  await importing.files({ 'promotions.csv': 'name,channels,products\nBare,us,a\n' })
  expect(
    await one(
      `select l.price::int as price, l.discounted_price::int as sale from variant_listings l join variants v on v.id = l.variant_id join channels c on c.id = l.channel_id where v.sku = 'A-1' and c.slug = 'us'`,
    ),
  ).toEqual({ price: 1000, sale: 900 })
})

it('says what is wrong and where', async () => {
  const bad = importing.files({
    'tax-classes.csv': 'name,country,rate\nReduced,Q1,101\n',
    'shipping-methods.csv':
      'zone,name,minWeight,maxWeight,excludedProducts,includePostalCodes,excludePostalCodes,taxClass,price:us,minOrder:us,maxOrder:us\nZ,Local,2,1,nothing,1..2..3|1,2,None,5,10,10\n',
    'gift-cards.csv': 'code,currency,balance\nV,USD,1\n',
    'promotions.csv':
      'name,appliesTo,type,gifts,products,minSubtotal:us,channels,value\nTen off,,PERCENTAGE,,,5,,10\nNew,ORDER,,A-1|X,a,,,\nBoth,,FIXED,,a,,us|eu,5\n',
  })
  const error = await bad.catch((e: unknown) => e)
  expect((error as ImportError).message.split('\n')).toEqual([
    "tax-classes.csv:2: country: Q1 is not a country's code",
    'tax-classes.csv:2: rate must be at most 100, not 101',
    'shipping-methods.csv:2: minWeight is not less than maxWeight',
    'shipping-methods.csv:2: taxClass: there is no tax class "None"',
    'shipping-methods.csv:2: excludedProducts: there is no product "nothing"',
    'shipping-methods.csv:2: includePostalCodes: "1..2..3" is no postal code and no range such as 10115..10119',
    'shipping-methods.csv:2: postal codes are either included or excluded, not both',
    'shipping-methods.csv:2: maxOrder:us is not more than minOrder:us',
    'promotions.csv:2: minSubtotal:us is not for a promotion that applies to the catalogue',
    'promotions.csv:3: gifts: there is no variant "X"',
    'promotions.csv:3: products is not for a promotion that applies to orders',
    'promotions.csv:4: value is an amount, so the channels must have one currency, not USD and EUR',
    'gift-cards.csv:2: V is the code of a voucher',
  ])
})
