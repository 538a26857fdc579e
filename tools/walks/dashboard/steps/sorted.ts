/** Steps in the orders of things: something is dragged to another place in its list. */
import type { Locator } from '@playwright/test'
import type { Hand, Section } from '../hand.ts'
import { PICTURE } from './parts.ts'

const ERRORS = 'errors { code field message }'

/** Makes one thing and answers its id: `noun` is the field of the payload that has it. */
async function make(hand: Hand, mutation: string, noun: string, type: string, input: object): Promise<string> {
  const made = await hand.ask<Record<string, { id: string }>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${noun} { id } ${ERRORS} } }`,
    { input },
  )
  return made[noun]!.id
}

const firstType = async (hand: Hand): Promise<string> =>
  (await hand.ask<{ edges: { node: { id: string } }[] }>('{ productTypes(first: 1) { edges { node { id } } } }'))
    .edges[0]!.node.id

const show = (hand: Hand, path: string, id: string): Promise<void> => hand.open(`${path}/${encodeURIComponent(id)}`)

/** The handle in a row of a table. */
const handle = (row: Locator): Locator => row.getByTestId('button-drag-handle')

async function walkCollection(hand: Hand): Promise<void> {
  const collection = await make(hand, 'collectionCreate', 'collection', 'CollectionCreateInput', { name: 'Walk order' })
  const { edges } = await hand.ask<{ edges: { node: { id: string; name: string } }[] }>(
    '{ products(first: 3) { edges { node { id name } } } }',
  )
  await hand.ask(
    `mutation ($id: ID!, $products: [ID!]!) { collectionAddProducts(collectionId: $id, products: $products) { collection { id } ${ERRORS} } }`,
    { id: collection, products: edges.map(({ node }) => node.id) },
  )
  const query =
    'query ($id: ID!) { collection(id: $id) { products(first: 3, sortBy: { field: COLLECTION, direction: ASC }) { edges { node { name } } } } }'
  const before = await hand.ask<{ products: { edges: { node: { name: string } }[] } }>(query, { id: collection })
  const names = before.products.edges.map(({ node }) => node.name)
  await show(hand, 'collections', collection)
  const row = (name: string): Locator => hand.page.getByTestId('assign-product-table-row').filter({ hasText: name })
  await hand.does('changed', 'collectionReorderProducts', () =>
    hand.drag(handle(row(names[2]!)), handle(row(names[0]!))),
  )
  await hand.finds({ products: { edges: [names[2], names[0], names[1]].map((name) => ({ node: { name } })) } }, query, {
    id: collection,
  })
  await hand.deletes('collectionDelete', 'delete-collection')
}

async function walkValues(hand: Hand): Promise<void> {
  const names = ['Walk clay', 'Walk loam', 'Walk sand']
  const attribute = await make(hand, 'attributeCreate', 'attribute', 'AttributeCreateInput', {
    name: 'Walk earth',
    type: 'PRODUCT_TYPE',
    inputType: 'DROPDOWN',
    values: names.map((name) => ({ name })),
  })
  await show(hand, 'attributes', attribute)
  const row = (name: string): Locator => hand.page.getByTestId('attributes-rows').filter({ hasText: name })
  await hand.does('changed', 'attributeReorderValues', () =>
    hand.drag(handle(row('Walk sand')), handle(row('Walk clay'))),
  )
  await hand.finds(
    { choices: { edges: ['Walk sand', 'Walk clay', 'Walk loam'].map((name) => ({ node: { name } })) } },
    'query ($id: ID!) { attribute(id: $id) { choices(first: 9) { edges { node { name } } } } }',
    { id: attribute },
  )
  await row('Walk sand').getByRole('checkbox').click()
  await row('Walk clay').getByRole('checkbox').click()
  await hand.page
    .getByTestId('bulk-delete-button')
    .getByRole('button')
    .or(hand.page.locator('button[data-test-id="bulk-delete-button"]'))
    .first()
    .click()
  await hand.answers('deleted', 'attributeValueBulkDelete')
  await hand.finds(
    { choices: { edges: [{ node: { name: 'Walk loam' } }] } },
    'query ($id: ID!) { attribute(id: $id) { choices(first: 9) { edges { node { name } } } } }',
    { id: attribute },
  )
  await hand.deletes('attributeDelete', 'delete-attribute')
}

/** Makes a type with three attributes and drags the last of them to the first. */
async function walkAttributes(hand: Hand, kind: 'product' | 'page'): Promise<void> {
  const names = ['Walk shape', 'Walk smell', 'Walk sound'].map((name) => `${name} of a ${kind}`)
  const ids: string[] = []
  for (const name of names)
    ids.push(
      await make(hand, 'attributeCreate', 'attribute', 'AttributeCreateInput', {
        name,
        type: kind === 'product' ? 'PRODUCT_TYPE' : 'PAGE_TYPE',
        inputType: 'DROPDOWN',
      }),
    )
  const type =
    kind === 'product'
      ? await make(hand, 'productTypeCreate', 'productType', 'ProductTypeInput', {
          name: 'Walk ordered goods',
          productAttributes: ids,
        })
      : await make(hand, 'pageTypeCreate', 'pageType', 'PageTypeCreateInput', {
          name: 'Walk ordered pages',
          addAttributes: ids,
        })
  await show(hand, kind === 'product' ? 'product-types' : 'model-types', type)
  const row = (name: string): Locator => hand.page.getByRole('row').filter({ hasText: name })
  await hand.does('changed', `${kind}TypeReorderAttributes`, () =>
    hand.drag(handle(row(names[2]!)), handle(row(names[0]!))),
  )
  const list = kind === 'product' ? 'productAttributes' : 'attributes'
  await hand.finds(
    { [list]: [names[2], names[0], names[1]].map((name) => ({ name })) },
    `query ($id: ID!) { ${kind}Type(id: $id) { ${list} { name } } }`,
    { id: type },
  )
  await hand.ask(`mutation ($id: ID!) { ${kind}TypeDelete(id: $id) { ${kind}Type { id } ${ERRORS} } }`, { id: type })
  for (const id of ids)
    await hand.ask(`mutation ($id: ID!) { attributeDelete(id: $id) { attribute { id } ${ERRORS} } }`, { id })
}

/** Puts two pictures up and drags the second before the first, and gives the first to a variant. */
async function walkPictures(hand: Hand): Promise<void> {
  const product = await make(hand, 'productCreate', 'product', 'ProductCreateInput', {
    name: 'Walk pictures',
    productType: await firstType(hand),
  })
  await show(hand, 'products', product)
  for (const name of ['one.png', 'two.png'])
    await hand.does('made', 'productMediaCreate', () =>
      hand.page.getByTestId('product-media-file-input').setInputFiles({ name, mimeType: 'image/png', buffer: PICTURE }),
    )
  const query = 'query ($id: ID!) { product(id: $id) { media { id } } }'
  const { media } = await hand.ask<{ media: { id: string }[] }>(query, { id: product })
  const pictures = hand.page.getByTestId('product-image')
  await hand.does('changed', 'productMediaReorder', () => hand.drag(pictures.nth(1), pictures.nth(0)))
  await hand.finds({ media: media.toReversed() }, query, { id: product })
  await hand.deletes('productDelete', 'delete-product')
}

/** Drags the last variant to the first place, and makes it the one that is shown first. */
async function walkVariants(hand: Hand): Promise<void> {
  const product = await make(hand, 'productCreate', 'product', 'ProductCreateInput', {
    name: 'Walk packs',
    productType: await firstType(hand),
  })
  const query =
    'query ($id: ID!) { product(id: $id) { defaultVariant { name } productVariants(first: 9) { edges { node { name } } } } }'
  const attributes = await hand.ask<{
    productType: { variantAttributes: { id: string; choices: { edges: { node: { id: string } }[] } }[] }
  }>(
    'query ($id: ID!) { product(id: $id) { productType { variantAttributes { id choices(first: 3) { edges { node { id } } } } } } }',
    { id: product },
  )
  const ids: string[] = []
  const names = ['Walk pack one', 'Walk pack two', 'Walk pack three']
  for (const [place, name] of names.entries())
    ids.push(
      await make(hand, 'productVariantCreate', 'productVariant', 'ProductVariantCreateInput', {
        product,
        name,
        attributes: attributes.productType.variantAttributes.map(({ id, choices }) => ({
          id,
          dropdown: { id: choices.edges[place]!.node.id },
        })),
      }),
    )
  await hand.open(`products/variant/${encodeURIComponent(ids[2]!)}`)
  await hand.does('changed', 'productVariantSetDefault', () => hand.press('setDefault'))
  const grip = (id: string): Locator =>
    hand.page.getByTestId('variants-list').locator(`[data-variant-id="${id}"] [role="button"]`).first()
  await hand.does('changed', 'productVariantReorder', () => hand.drag(grip(ids[2]!), grip(ids[0]!)))
  await hand.finds(
    {
      defaultVariant: { name: names[2] },
      productVariants: { edges: [names[2], names[0], names[1]].map((name) => ({ node: { name } })) },
    },
    query,
    { id: product },
  )
  await hand.ask(`mutation ($id: ID!) { productDelete(id: $id) { product { id } ${ERRORS} } }`, { id: product })
}

/** Drags the second warehouse of the channel before the first: from there the channel's orders are sent. */
async function walkWarehouses(hand: Hand): Promise<void> {
  const channels = await hand.ask<{ id: string; slug: string }[]>('{ channels { id slug } }')
  const id = channels.find(({ slug }) => slug === 'us')!.id
  const warehouse = await make(hand, 'createWarehouse', 'warehouse', 'WarehouseCreateInput', {
    name: 'Walk loft',
    address: { streetAddress1: '1 Main St', city: 'Boise', country: 'US', countryArea: 'ID', postalCode: '83702' },
  })
  await hand.ask(
    `mutation ($id: ID!, $input: ChannelUpdateInput!) { channelUpdate(id: $id, input: $input) { channel { id } ${ERRORS} } }`,
    { id, input: { addWarehouses: [warehouse] } },
  )
  const query = 'query ($id: ID!) { channel(id: $id) { warehouses { name } } }'
  const before = await hand.ask<{ warehouses: { name: string }[] }>(query, { id })
  await show(hand, 'channels', id)
  // Only the handle takes keys; it has no mark of its own here.
  const grip = (place: number): Locator =>
    hand.page.getByTestId('channel-inventory-warehouse-row').nth(place).locator('[tabindex="0"]').first()
  await hand.drag(grip(before.warehouses.length - 1), grip(0))
  await hand.saves('changed', 'channelReorderWarehouses')
  await hand.finds({ warehouses: [before.warehouses.at(-1), ...before.warehouses.slice(0, -1)] }, query, { id })
  await hand.ask(`mutation ($id: ID!) { deleteWarehouse(id: $id) { warehouse { id } ${ERRORS} } }`, { id: warehouse })
}

/** Drags the last item of a menu to the first place. */
async function walkMenu(hand: Hand): Promise<void> {
  const menu = await make(hand, 'menuCreate', 'menu', 'MenuCreateInput', {
    name: 'Walk sorted',
    items: ['Walk A', 'Walk B', 'Walk C'].map((name) => ({ name, url: 'https://example.com/' })),
  })
  await show(hand, 'structures', menu)
  const grip = (name: string): Locator =>
    hand.page
      .getByTestId('menu-item')
      .filter({ hasText: name })
      .locator('[aria-roledescription="sortable"], [role="button"]')
      .first()
  await hand.drag(grip('Walk C'), grip('Walk A'))
  await hand.saves('changed', 'menuItemMove')
  await hand.finds(
    { items: ['Walk C', 'Walk A', 'Walk B'].map((name) => ({ name })) },
    'query ($id: ID!) { menu(id: $id) { items { name } } }',
    { id: menu },
  )
  await hand.deletes('menuDelete')
}

export const SORTED: readonly Section[] = [
  { name: 'order of products', path: 'collections/', steps: walkCollection },
  { name: 'order of values', path: 'attributes/', steps: walkValues },
  { name: 'order of attributes of products', path: 'product-types/', steps: (hand) => walkAttributes(hand, 'product') },
  { name: 'order of attributes of models', path: 'model-types/', steps: (hand) => walkAttributes(hand, 'page') },
  { name: 'order of pictures', path: 'products/', steps: walkPictures },
  { name: 'order of variants', path: 'products/', steps: walkVariants },
  { name: 'order of warehouses', path: 'channels/', steps: walkWarehouses },
  { name: 'order of items', path: 'structures/', steps: walkMenu },
]
