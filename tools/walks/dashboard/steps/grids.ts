/** Steps in grids of variants: cells are edited and saved together, variants are made and deleted together. */
import type { Hand, Section } from '../hand.ts'

const ERRORS = 'errors { code field message }'
const PACKS = ['Walk small', 'Walk large']

interface Grid {
  product: string
  variants: string[]
}

/** Makes a product with two variants that are sold in one channel. */
async function makeProduct(hand: Hand, mark: string): Promise<Grid> {
  const types = await hand.ask<{
    edges: {
      node: { id: string; variantAttributes: { id: string; choices: { edges: { node: { id: string } }[] } }[] }
    }[]
  }>(
    '{ productTypes(first: 20) { edges { node { id variantAttributes { id choices(first: 3) { edges { node { id } } } } } } } }',
  )
  const type = types.edges.map(({ node }) => node).find(({ variantAttributes }) => variantAttributes.length > 0)!
  const channels = await hand.ask<{ id: string; slug: string }[]>('{ channels { id slug } }')
  const channelId = channels.find(({ slug }) => slug === 'us')!.id
  const { product } = await hand.ask<{ product: { id: string } }>(
    `mutation ($input: ProductCreateInput!) { productCreate(input: $input) { product { id } ${ERRORS} } }`,
    { input: { name: 'Walk grid', productType: type.id } },
  )
  await hand.ask(
    `mutation ($id: ID!, $input: ProductChannelListingUpdateInput!) { productChannelListingUpdate(id: $id, input: $input) { product { id } ${ERRORS} } }`,
    { id: product.id, input: { updateChannels: [{ channelId }] } },
  )
  const variants: string[] = []
  for (const [place, name] of PACKS.entries()) {
    const { productVariant } = await hand.ask<{ productVariant: { id: string } }>(
      `mutation ($input: ProductVariantCreateInput!) { productVariantCreate(input: $input) { productVariant { id } ${ERRORS} } }`,
      {
        input: {
          product: product.id,
          name,
          sku: `${mark}-${place}`,
          attributes: type.variantAttributes.map(({ id, choices }) => ({
            id,
            dropdown: { id: choices.edges[place]!.node.id },
          })),
        },
      },
    )
    await hand.ask(
      `mutation ($id: ID!, $input: [ProductVariantChannelListingAddInput!]!) { productVariantChannelListingUpdate(id: $id, input: $input) { variant { id } ${ERRORS} } }`,
      { id: productVariant.id, input: [{ channelId, price: 5 }] },
    )
    variants.push(productVariant.id)
  }
  return { product: product.id, variants }
}

const VARIANT =
  'query ($id: ID!) { productVariant(id: $id) { name sku channelListings { price { amount } } stocks { quantity } } }'

async function walkGrid(hand: Hand): Promise<void> {
  const { product, variants } = await makeProduct(hand, 'WALK-GRID')
  await hand.open(`products/${encodeURIComponent(product)}`)
  const warehouses = await hand.ask<{ edges: { node: { name: string } }[] }>(
    '{ warehouses(first: 1, sortBy: { field: NAME, direction: ASC }) { edges { node { name } } } }',
  )
  const warehouse = warehouses.edges[0]!.node.name
  await hand.write('Walk small', 'Price', '6.5')
  await hand.write('Walk small', warehouse, '12')
  await hand.write('Walk large', 'SKU', 'WALK-GRID-BIG')
  await hand.write('Walk large', 'Price', '8')
  await hand.saves('changed', 'productVariantBulkUpdate')
  await hand.finds(
    {
      name: 'Walk small',
      sku: 'WALK-GRID-0',
      channelListings: [{ price: { amount: 6.5 } }],
      stocks: [{ quantity: 12 }],
    },
    VARIANT,
    { id: variants[0]! },
  )
  await hand.finds(
    { name: 'Walk large', sku: 'WALK-GRID-BIG', channelListings: [{ price: { amount: 8 } }], stocks: [] },
    VARIANT,
    { id: variants[1]! },
  )
  await hand.tick('Walk large')
  await hand.press('bulk-delete-button')
  await hand.saves('deleted', 'productVariantBulkDelete')
  await hand.finds(null, 'query ($id: ID!) { productVariant(id: $id) { id } }', { id: variants[1]! })
  await hand.ask(`mutation ($id: ID!) { productDelete(id: $id) { product { id } ${ERRORS} } }`, { id: product })
}

/** Makes variants of chosen values. */
async function walkGenerator(hand: Hand): Promise<void> {
  const { product } = await makeProduct(hand, 'WALK-MADE')
  await hand.open(`products/${encodeURIComponent(product)}`)
  await hand.press('generate-variants-button')
  await hand.settled()
  await hand.dialog.getByRole('button', { name: 'All', exact: true }).click()
  await hand.dialog.getByRole('button', { name: /^Add \d+ variants$/ }).click()
  // It asks once more, as neither article numbers nor stock are given.
  await hand.press('submit', hand.dialog)
  await hand.closed()
  await hand.saves('made', 'productVariantBulkCreate')
  await hand.finds(
    { productVariants: { totalCount: 4 } },
    'query ($id: ID!) { product(id: $id) { productVariants(first: 9) { totalCount } } }',
    { id: product },
  )
  await hand.ask(`mutation ($id: ID!) { productDelete(id: $id) { product { id } ${ERRORS} } }`, { id: product })
}

export const GRIDS: readonly Section[] = [
  { name: 'grid of variants', path: 'products/', steps: walkGrid },
  { name: 'generated variants', path: 'products/', steps: walkGenerator },
]
