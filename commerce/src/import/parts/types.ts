/** product-types.csv and page-types.csv: which attributes products, variants and pages have. */
import { SELECTING } from '../../domain/catalog/type-attributes.ts'
import { productTypeAttributes, productTypes as productTypeTable } from '../../db/tables/catalog.ts'
import { pageTypeAttributes, pageTypes as pageTypeTable } from '../../db/tables/content.ts'
import type { TypeThing } from '../known.ts'
import { idsOf, noWrite, type Part, type Reading, thingOf } from '../part.ts'
import type { Row } from '../row.ts'
import { slugOf } from '../slug.ts'
import { readTaxClass, taxClassIdOf } from '../tax-class.ts'

const newType = (): TypeThing => ({ own: new Set(), ofVariants: new Set() })

function attributesIn(r: Reading, row: Row, column: string, type: 'PRODUCT_TYPE' | 'PAGE_TYPE'): string[] | undefined {
  const slugs = row.refs(column, r.known.attributes, 'attribute')
  for (const slug of slugs ?? []) {
    const found = r.known.attributes.get(slug)
    if (found && found.type !== type) row.wrong('ATTRIBUTE_OF', column, { value: slug, kind: found.type })
  }
  return slugs
}

/** Whether products of a type are sent; what is not sent is digital. */
const shippingOf = (isShippingRequired: boolean | undefined) => ({
  isShippingRequired,
  isDigital: isShippingRequired === undefined ? undefined : !isShippingRequired,
})

export const productTypes: Part = async (r) => {
  const sheet = await r.sheet('product-types.csv', {
    key: ['slug'],
    plain: ['name', 'isShippingRequired', 'hasVariants', 'taxClass', 'productAttributes', 'variantAttributes'],
  })
  if (!sheet) return noWrite
  const rows = sheet.rows.map((row) => {
    const slug = slugOf(row)
    const { thing, isNew } = thingOf(r.known.productTypes, slug, newType)
    const own = attributesIn(r, row, 'productAttributes', 'PRODUCT_TYPE')
    const ofVariants = attributesIn(r, row, 'variantAttributes', 'PRODUCT_TYPE')
    if (own) thing.own = new Set(own)
    if (ofVariants) thing.ofVariants = new Set(ofVariants)
    return {
      thing,
      taxClass: readTaxClass(r, row),
      lists: [
        { ofVariant: false, attributes: own },
        { ofVariant: true, attributes: ofVariants },
      ],
      values: {
        slug,
        name: row.needed('name', isNew),
        ...shippingOf(row.yesNo('isShippingRequired', true)),
        hasVariants: row.yesNo('hasVariants', true),
      },
    }
  })
  return async (w) => {
    await w.saveKnown(
      productTypeTable,
      rows.map(({ thing, taxClass, values }) => ({
        thing,
        values: { ...values, taxClassId: taxClassIdOf(w, taxClass) },
      })),
    )
    const lists = rows.flatMap(({ thing, lists: own }) =>
      own.flatMap(({ ofVariant, attributes }) =>
        attributes ? [{ of: { productTypeId: thing.id!, ofVariant }, attributes }] : [],
      ),
    )
    await w.saveSet(
      productTypeAttributes,
      lists.flatMap(({ of, attributes }) =>
        idsOf(w.known.attributes, attributes).map((attributeId, sort) => ({
          ...of,
          attributeId,
          sort,
          variantSelection: of.ofVariant && SELECTING.has(w.known.attributes.get(attributes[sort]!)!.inputType),
        })),
      ),
      { key: ['productTypeId', 'attributeId', 'ofVariant'], within: lists.map((l) => l.of) },
    )
  }
}

export const pageTypes: Part = async (r) => {
  const sheet = await r.sheet('page-types.csv', { key: ['slug'], plain: ['name', 'attributes'] })
  if (!sheet) return noWrite
  const rows = sheet.rows.map((row) => {
    const slug = slugOf(row)
    const { thing, isNew } = thingOf(r.known.pageTypes, slug, newType)
    const attributes = attributesIn(r, row, 'attributes', 'PAGE_TYPE')
    if (attributes) thing.own = new Set(attributes)
    return { thing, attributes, values: { slug, name: row.needed('name', isNew) } }
  })
  return async (w) => {
    await w.saveKnown(pageTypeTable, rows)
    const lists = rows.filter((row) => row.attributes)
    await w.saveSet(
      pageTypeAttributes,
      lists.flatMap(({ thing, attributes }) =>
        idsOf(w.known.attributes, attributes!).map((attributeId, sort) => ({
          pageTypeId: thing.id!,
          attributeId,
          sort,
        })),
      ),
      { key: ['pageTypeId', 'attributeId'], within: lists.map(({ thing }) => ({ pageTypeId: thing.id! })) },
    )
  }
}
