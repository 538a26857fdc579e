/**
 * A sample of each file of an import, made from what the shop has, so that importing it works: it shows the shop's own
 * first variants, and names the shop's channels, warehouses and types. What a sample adds is called so, and sells
 * nothing: it is not published, not active, or begins in a far year.
 */
import { NAME_COLUMNS, namesOf } from './sample-names.ts'
import type { Services } from '../context.ts'
import { statement } from '../db/statements/statement.ts'
import { noFormula } from '../domain/export/csv.ts'
import { variantRows } from '../domain/export/variant-rows.ts'
import { type Known, loadKnown } from './known.ts'

type Cell = string | number | null

export interface Sample {
  name: string
  text: string
}

/** So many of the shop's variants are shown. */
const MOST_VARIANTS = 3
/** A country whose rate of tax few shops have. */
const COUNTRY = 'IS'

const EXAMPLE: Readonly<Record<string, string>> = { sku: 'SAMPLE-5', product: 'sample-basil', name: '5 seeds' }

const SAMPLE_SHOP = statement('sample_shop', 'select name from shops order by id limit 1')

/** The rows under their columns, where the table is one of texts and numbers. */
function csv(columns: readonly string[], rows: readonly (readonly Cell[])[], hasDecimalCommas: boolean): string {
  const separator = hasDecimalCommas ? ';' : ','
  const written = (value: Cell): string => {
    if (value === null) return ''
    if (typeof value === 'number') return hasDecimalCommas ? String(value).replace('.', ',') : String(value)
    const text = noFormula(value)
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  // By the mark of byte order spreadsheets know that the letters are UTF-8.
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`
}

/** What is taken from the shop. */
interface From {
  known: Known
  shopName: string
  /** Columns and first rows of `variants.csv`. */
  variants: Cell[][]
}

const first = (known: ReadonlyMap<string, unknown>): string | null => known.keys().next().value ?? null

/** The tables of the samples, as columns and rows. */
function tables({ known, variants }: From): Record<string, [string[], Cell[][]]> {
  const channel = first(known.channels)
  const currency = (channel && known.channels.get(channel)?.currency) || 'EUR'
  const warehouse = first(known.warehouses)
  const choices = [...known.attributes].find(([, { inputType }]) => inputType === 'DROPDOWN')?.[0] ?? 'sample-colour'
  const inChannel = <C extends Cell>(column: string, value: C): [string[], C[]] =>
    channel ? [[`${column}:${channel}`], [value]] : [[], []]
  const [price, post] = inChannel('price', 4.9)
  const [amount, off] = inChannel('value', 10)
  const [columns, ...rows] = variants
  return {
    'warehouses.csv': [
      ['slug', 'name', 'streetAddress1', 'city', 'country', 'postalCode'],
      [['sample-store', 'Sample store', 'Dlouhá 1', 'Praha', 'CZ', '110 00']],
    ],
    'channels.csv': [
      ['slug', 'name', 'currency', 'country', 'isActive'],
      [['sample-channel', 'Sample channel', 'EUR', 'DE', 'no']],
    ],
    'taxes.csv': [['country', 'rate'], [[COUNTRY, 24]]],
    'tax-classes.csv': [['name', 'country', 'rate'], [['Sample class', COUNTRY, 11]]],
    'shipping-methods.csv': [
      ['zone', 'name', 'countries', 'channels', 'warehouses', ...price, 'minDays', 'maxDays'],
      [['Sample zone', 'Sample post', COUNTRY, channel, warehouse, ...post, 3, 7]],
    ],
    'attributes.csv': [
      ['slug', ...NAME_COLUMNS, 'inputType', 'type'],
      [['sample-colour', ...namesOf('colour'), 'DROPDOWN', 'PRODUCT_TYPE']],
    ],
    'attribute-values.csv': [['attribute', 'slug', ...NAME_COLUMNS], [[choices, 'sample-green', ...namesOf('green')]]],
    'product-types.csv': [
      ['slug', 'name', 'isShippingRequired', 'hasVariants'],
      [['sample-type', 'Sample type', 'yes', 'yes']],
    ],
    'page-types.csv': [['slug', 'name'], [['sample-page-type', 'Sample type']]],
    'categories.csv': [
      ['slug', ...NAME_COLUMNS, 'description'],
      [['sample-herbs', ...namesOf('herbs'), 'For the kitchen; in pots, too.']],
    ],
    'collections.csv': [
      ['slug', ...NAME_COLUMNS, 'description'],
      [['sample-balcony', ...namesOf('balcony'), 'Small plants.']],
    ],
    'products.csv': [
      ['slug', ...NAME_COLUMNS, 'type', 'category', 'description', 'isPublished'],
      [
        [
          'sample-basil',
          ...namesOf('basil'),
          first(known.productTypes) ?? 'sample-type',
          first(known.categories),
          'Sow it **indoors** from March on.',
          'no',
        ],
      ],
    ],
    'variants.csv': [columns as string[], rows],
    'promotions.csv': [
      ['name', 'appliesTo', 'channels', 'type', 'value', 'products', 'startDate'],
      [['Sample promotion', 'CATALOGUE', channel, 'PERCENTAGE', 10, String(rows[0]?.[1] ?? ''), '2099-01-01']],
    ],
    'vouchers.csv': [
      ['code', 'name', 'type', 'valueType', ...amount, 'isActive'],
      [['SAMPLE10', 'Sample voucher', 'ENTIRE_ORDER', 'PERCENTAGE', ...off, 'no']],
    ],
    'gift-cards.csv': [['code', 'currency', 'balance', 'isActive'], [['SAMPLE-GIFT-CARD', currency, 25, 'no']]],
    'menus.csv': [
      ['menu', 'key', 'menuName', ...NAME_COLUMNS, 'url'],
      [['sample-menu', 'home', 'Sample menu', ...namesOf('home'), '/']],
    ],
  }
}

/** The first variants of the shop as they are; in a shop without any, one of the sample's product. */
async function firstVariants(on: Parameters<typeof variantRows>[0]): Promise<Cell[][]> {
  const rows: Cell[][] = []
  for await (const row of variantRows(on, 'all')) {
    rows.push(row)
    if (rows.length > MOST_VARIANTS) break
  }
  const [columns] = rows as [string[]]
  const example = (column: string): Cell =>
    column.startsWith('price:') ? 3.5 : column.startsWith('stock:') ? 50 : (EXAMPLE[column] ?? null)
  return rows.length > 1 ? rows : [columns, columns.map(example)]
}

/** Samples of all files. `hasDecimalCommas` writes them as spreadsheets of such countries do: `;` parts their cells. */
export async function samplesOf(
  { database }: Pick<Services, 'database'>,
  { hasDecimalCommas }: { hasDecimalCommas: boolean },
): Promise<Sample[]> {
  const client = await database.pool.connect()
  try {
    const known = await loadKnown(client)
    const from = {
      known,
      shopName: (await SAMPLE_SHOP.first(client))?.name ?? 'Shop',
      variants: await firstVariants(client),
    }
    const sheets = Object.entries(tables(from)).map(([name, [columns, rows]]) => ({
      name,
      text: csv(columns, rows, hasDecimalCommas),
    }))
    const type = first(known.pageTypes) ?? 'sample-page-type'
    return [
      ...sheets,
      { name: 'shop.json', text: `${JSON.stringify({ name: from.shopName }, null, 2)}\n` },
      {
        name: 'pages/sample-page.md',
        text: `---\ntype: ${type}\ntitle: Sample page\nisPublished: no\n---\n\n## A heading\n\nA paragraph with **bold** words.\n`,
      },
    ]
  } finally {
    client.release()
  }
}
