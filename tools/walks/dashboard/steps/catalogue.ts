/** Steps in the sections of the catalogue: categories, collections, attributes, product types, products. */
import type { Hand, Section } from '../hand.ts'

/** Lists the product that is shown in a channel, gives it a variant with prices and stock, changes and deletes that. */
async function walkVariant(hand: Hand): Promise<void> {
  await hand.press('channels-availability-manage-button')
  await hand.dialog.getByRole('checkbox').first().click()
  await hand.press('submit', hand.dialog)
  await hand.closed()
  await hand.saves('changed', 'productChannelListingUpdate')
  await hand.below('variant/add')
  await hand.fill('variant-name-input', 'Walk pack')
  await hand.fill('sku', 'WALK-PACK')
  await hand.choose(hand.field('attribute-value'))
  for (const price of await hand.fields('price-field')) await price.fill('4')
  await hand.saves('made', 'productVariantCreate')
  await hand.at('products/variant')
  await hand.press('assign-warehouse-button')
  await hand.dialog.getByRole('checkbox').first().click()
  await hand.dialog.getByRole('button', { name: 'Confirm' }).click()
  await hand.closed()
  await hand.fill('stock-input', '7')
  await hand.fill('variant-name-input', 'Walk sack')
  await hand.saves('changed', 'productVariantStocksCreate')
  await hand.fields('price-field').then(([price]) => price!.fill('5'))
  await hand.saves('changed', 'productVariantChannelListingUpdate')
  await hand.deletes('productVariantDelete', undefined, 'delete-variant-button')
}

export const CATALOGUE: readonly Section[] = [
  {
    name: 'categories',
    path: 'categories/',
    things: { list: 'categories', path: 'categories' },
    steps: async (hand) => {
      await hand.press('create-category')
      await hand.named('name', hand.dialog).fill('Walk herbs')
      await hand.does('made', 'categoryCreate', () => hand.press('submit', hand.dialog))
      await hand.at('categories')
      await hand.named('name').fill('Walk kitchen herbs')
      await hand.saves('changed', 'categoryUpdate')
      await hand.deletes('categoryDelete', 'delete-category')
    },
  },
  {
    name: 'collections',
    path: 'collections/',
    things: { list: 'collections', path: 'collections' },
    steps: async (hand) => {
      await hand.press('create-collection')
      await hand.named('name', hand.dialog).fill('Walk balcony')
      await hand.does('made', 'collectionCreate', () => hand.press('submit', hand.dialog))
      await hand.at('collections')
      await hand.named('name').fill('Walk terrace')
      await hand.saves('changed', 'collectionUpdate')
      await hand.deletes('collectionDelete', 'delete-collection')
    },
  },
  {
    name: 'attributes',
    path: 'attributes/',
    things: { list: 'attributes', path: 'attributes' },
    steps: async (hand) => {
      await hand.press('create-attribute-button')
      await hand.fill('attribute-default-label-input', 'Walk soil')
      await hand.press('assign-value-button')
      await hand.fill('value-name', 'Sand', hand.dialog)
      await hand.press('submit', hand.dialog)
      await hand.closed()
      await hand.saves('made', 'attributeCreate')
      await hand.at('attributes')
      await hand.fill('attribute-default-label-input', 'Walk ground')
      await hand.saves('changed', 'attributeUpdate')
      await hand.deletes('attributeDelete', 'delete-attribute')
    },
  },
  {
    name: 'product types',
    path: 'product-types/',
    things: { list: 'productTypes', path: 'product-types' },
    steps: async (hand) => {
      await hand.press('add-product-type')
      await hand.named('name', hand.dialog).fill('Walk bulbs')
      await hand.does('made', 'productTypeCreate', () => hand.press('submit', hand.dialog))
      await hand.at('product-types')
      await hand.named('name').fill('Walk tubers')
      await hand.saves('changed', 'productTypeUpdate')
      await hand.deletes('productTypeDelete', 'delete-product-type', 'confirm-delete')
    },
  },
  {
    name: 'products',
    path: 'products/',
    things: { list: 'products', path: 'products' },
    steps: async (hand) => {
      await hand.press('add-product')
      await hand.fill('product-name-input', 'Walk radish', hand.dialog)
      await hand.choose(hand.field('dialog-product-type', hand.dialog))
      await hand.does('made', 'productCreate', () => hand.press('submit', hand.dialog))
      await hand.at('products')
      await hand.named('name').fill('Walk radish, red')
      await hand.choose(hand.field('category'))
      await hand.saves('changed', 'productUpdate')
      await hand.meanwhile(() => walkVariant(hand))
      await hand.deletes('productDelete', 'delete-product')
    },
  },
]
