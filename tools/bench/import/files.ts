/**
 * Writes the import folder of a large shop: so many products with two variants each, prices in three currencies, stocks
 * in two warehouses, attributes, collections, and texts in three languages. Pictures are left out. What is written
 * follows from the running number, so each run measures the same files.
 */
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { COLOURS, PLANTS } from '../words.ts'

const KINDS = 20
const TYPES = 10
const ROOTS = 10
const LEAVES = 90
const COLLECTIONS = 20
/** Characters that are given to the file at once. */
const AT_ONCE = 100_000

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
const csv = (header: string, rows: readonly string[]): string => `${[header, ...rows].join('\n')}\n`

/** The files that do not grow with the shop. */
const SMALL: Readonly<Record<string, string>> = {
  'warehouses.csv': csv('slug,name', ['north,North', 'south,South']),
  'channels.csv': csv('slug,name,currency,country,warehouses', [
    'us,United States,USD,US,north|south',
    'eu,Europe,EUR,DE,north|south',
    'cz,Czechia,CZK,CZ,north|south',
  ]),
  'attributes.csv': csv('slug,name,name:ru,name:cs,inputType,unit,type', [
    'kind,Kind,Вид,Druh,DROPDOWN,,PRODUCT_TYPE',
    'height,Height,Высота,Výška,NUMERIC,CM,PRODUCT_TYPE',
    'organic,Organic,Органическое,Bio,BOOLEAN,,PRODUCT_TYPE',
    'pack,Pack,Упаковка,Balení,DROPDOWN,,PRODUCT_TYPE',
  ]),
  'attribute-values.csv': csv('attribute,slug,name,name:ru,name:cs', [
    ...range(KINDS).map((i) => `kind,kind-${i},Kind ${i},Вид ${i},Druh ${i}`),
    'pack,five,5 seeds,5 семян,5 semen',
    'pack,ten,10 seeds,10 семян,10 semen',
  ]),
  'product-types.csv': csv(
    'slug,name,productAttributes,variantAttributes',
    range(TYPES).map((i) => `type-${i},Type ${i},kind|height|organic,pack`),
  ),
  'categories.csv': csv('slug,name,name:ru,name:cs,parent', [
    ...range(ROOTS).map((i) => `root-${i},Root ${i},Раздел ${i},Oddíl ${i},`),
    ...range(LEAVES).map((i) => `leaf-${i},Leaf ${i},Лист ${i},List ${i},root-${1 + (i % ROOTS)}`),
  ]),
  'collections.csv': csv(
    'slug,name,name:ru,name:cs,channels',
    range(COLLECTIONS).map((i) => `collection-${i},Collection ${i},Коллекция ${i},Kolekce ${i},us|eu|cz`),
  ),
  'promotions.csv': csv('name,appliesTo,channels,type,value,categories', [
    'Spring,CATALOGUE,us|eu|cz,PERCENTAGE,10,leaf-1|leaf-2|leaf-3|leaf-4|leaf-5',
  ]),
}

function product(n: number): string {
  const [colour, plant] = [COLOURS[(n * 7) % COLOURS.length]!, PLANTS[(n * 13) % PLANTS.length]!]
  const name = `${colour} ${plant} ${n}`
  const text = (first: string, second: string): string =>
    `"${first}\n\n## ${plant}\n\n- ${second}\n- **${n % 300}** cm"`
  return [
    `p-${n}`,
    name,
    `Семена ${n} ${plant}`,
    `Semena ${n} ${plant}`,
    `type-${1 + (n % TYPES)}`,
    n % 25 ? `leaf-${1 + (n % LEAVES)}` : '',
    `collection-${1 + (n % COLLECTIONS)}`,
    text(`${name} grows in sun, and half shade suits it too.`, 'Sow in spring, under glass.'),
    text(`${name} растёт на солнце и в полутени.`, 'Сеять весной, под стеклом.'),
    text(`${name} roste na slunci i v polostínu.`, 'Vysévat na jaře, pod sklem.'),
    `Buy ${name}`,
    n % 10 ? 'yes' : 'no',
    `kind-${1 + (n % KINDS)}`,
    String(20 + (n % 280)),
    n % 5 ? 'yes' : 'no',
    (0.01 + (n % 40) / 100).toFixed(2),
    `Batch ${n % 977}`,
  ].join()
}

function* variantsOf(n: number): Generator<string> {
  for (const [place, pack] of ['five', 'ten'].entries()) {
    const price = (100 + ((n * 37) % 9900)) * (place + 1)
    const stock = n % 12 ? 5 + ((n + place) % 95) : 0
    yield [
      `SKU-${n}-${place + 1}`,
      `p-${n}`,
      `${(place + 1) * 5} seeds`,
      pack,
      (price / 100).toFixed(2),
      n % 4 === 1 ? '' : (price / 110).toFixed(2),
      n % 4 === 2 ? '' : String(Math.round(price / 4)),
      stock,
      stock * 2,
    ].join()
  }
}

/** The rows of each product, one product after the other. */
function* each(products: number, rowsOf: (n: number) => Iterable<string>): Generator<string> {
  for (let n = 1; n <= products; n++) yield* rowsOf(n)
}

/** Writes the folder of a shop with so many products. */
export async function writeShop(folder: string, products: number): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(SMALL)) writeFileSync(join(folder, file), text)
  await writeRows(
    join(folder, 'products.csv'),
    'slug,name,name:ru,name:cs,type,category,collections,description,description:ru,description:cs,seoTitle,isPublished,attr:kind,attr:height,attr:organic,weight,meta:batch',
    each(products, (n) => [product(n)]),
  )
  await writeRows(
    join(folder, 'variants.csv'),
    'sku,product,name,attr:pack,price:us,price:eu,price:cz,stock:north,stock:south',
    each(products, variantsOf),
  )
}

function writeRows(file: string, header: string, rows: Iterable<string>): Promise<void> {
  const chunks = function* (): Generator<string> {
    yield `${header}\n`
    let some = ''
    for (const row of rows) {
      some += `${row}\n`
      if (some.length < AT_ONCE) continue
      yield some
      some = ''
    }
    yield some
  }
  return pipeline(Readable.from(chunks()), createWriteStream(file))
}
