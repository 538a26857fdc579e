/** Steps in what belongs to a thing: values, items of menus, addresses, pictures, rates, notes, invoices. */
import type { Hand, Section } from '../hand.ts'
import { PAID_BY } from './orders.ts'

/** A picture of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Opens the menu of the first address. */
const openMenu = (hand: Hand): Promise<void> =>
  hand.press('show-more-button', hand.page.getByTestId('address-card').first())

export const PARTS: readonly Section[] = [
  {
    name: 'values of attributes',
    path: 'attributes/',
    steps: async (hand) => {
      await hand.press('create-attribute-button')
      await hand.fill('attribute-default-label-input', 'Walk light')
      await hand.saves('made', 'attributeCreate')
      await hand.at('attributes')
      await hand.press('assign-value-button')
      await hand.fill('value-name', 'Shade', hand.dialog)
      await hand.answers('made', 'attributeValueCreate')
      await hand.page.getByTestId('attributes-rows').first().click()
      await hand.fill('value-name', 'Half shade', hand.dialog)
      await hand.answers('changed', 'attributeValueUpdate')
      await hand.page.getByTestId('attributes-rows').first().hover()
      await hand.press('delete-attribute-value-button')
      await hand.answers('deleted', 'attributeValueDelete')
      await hand.deletes('attributeDelete', 'delete-attribute')
    },
  },
  {
    name: 'attributes of product types',
    path: 'product-types/',
    steps: async (hand) => {
      await hand.press('add-product-type')
      await hand.named('name', hand.dialog).fill('Walk mosses')
      await hand.does('made', 'productTypeCreate', () => hand.press('submit', hand.dialog))
      await hand.at('product-types')
      await hand.press('assign-products-attributes')
      await hand.dialog.getByRole('checkbox').first().click()
      await hand.does('changed', 'productAttributeAssign', () => hand.press('assign-and-save-button', hand.dialog))
      await hand.closed()
      await hand.page.getByTestId('delete-icon').first().hover()
      await hand.press('delete-icon')
      await hand.does('deleted', 'productAttributeUnassign', () => hand.press('submit', hand.dialog))
      await hand.closed()
      await hand.deletes('productTypeDelete', 'delete-product-type', 'confirm-delete')
    },
  },
  {
    name: 'products of collections',
    path: 'collections/',
    steps: async (hand) => {
      await hand.press('create-collection')
      await hand.named('name', hand.dialog).fill('Walk shelf')
      await hand.does('made', 'collectionCreate', () => hand.press('submit', hand.dialog))
      await hand.at('collections')
      await hand.press('add-product')
      // The first one takes all.
      await hand.dialog.getByRole('checkbox').nth(1).click()
      await hand.does('made', 'collectionAddProducts', () =>
        hand.dialog.getByRole('button', { name: 'Assign and save' }).click(),
      )
      await hand.closed()
      await hand.page.getByTestId('assign-product-table-row').first().hover()
      await hand.does('deleted', 'collectionRemoveProducts', () => hand.press('delete-icon'))
      await hand.deletes('collectionDelete', 'delete-collection')
    },
  },
  {
    name: 'pictures of products',
    path: 'products/',
    steps: async (hand) => {
      await hand.openFirst({ list: 'products', path: 'products' })
      const before = await hand.page.getByTestId('product-image').count()
      await hand.does('made', 'productMediaCreate', () =>
        hand.page
          .getByTestId('product-media-file-input')
          .setInputFiles({ name: 'walk.png', mimeType: 'image/png', buffer: PICTURE }),
      )
      const picture = hand.page.getByTestId('product-image').nth(before)
      await picture.hover()
      await picture.getByTestId('product-media-select').click()
      await hand.press('product-media-delete-selected')
      await hand.answers('deleted', 'productMediaBulkDelete')
    },
  },
  {
    name: 'items of structures',
    path: 'structures/',
    steps: async (hand) => {
      await hand.press('add-menu')
      await hand.named('name', hand.dialog).fill('Walk side')
      await hand.does('made', 'menuCreate', () => hand.press('submit', hand.dialog))
      await hand.at('structures')
      await hand.press('create-new-menu-item')
      await hand.named('name', hand.dialog).fill('Seeds')
      await hand.choose(hand.field('menu-item-link-type-input', hand.dialog), 'Categories')
      await hand.choose(hand.field('menu-item-link-value-input', hand.dialog))
      await hand.answers('made', 'menuItemCreate')
      await hand.press('edit-menu-item-button')
      await hand.named('name', hand.dialog).fill('All seeds')
      await hand.answers('changed', 'menuItemUpdate')
      await hand.press('remove-menu-item-button')
      await hand.saves('deleted', 'menuItemBulkDelete')
      await hand.deletes('menuDelete')
    },
  },
  {
    name: 'addresses of customers',
    path: 'customers/',
    steps: async (hand) => {
      await hand.openFirst({ list: 'customers', path: 'customers' })
      await hand.press('manage-addresses')
      await hand.page.getByRole('button', { name: 'Add address' }).click()
      await hand.address(hand.dialog)
      await hand.answers('made', 'addressCreate')
      await openMenu(hand)
      await hand.does('changed', 'addressSetDefault', () => hand.press('set-default-shipping-address'))
      await openMenu(hand)
      await hand.press('edit-address')
      await hand.named('city', hand.dialog).fill('Nampa')
      await hand.answers('changed', 'addressUpdate')
      await openMenu(hand)
      await hand.press('delete-address')
      await hand.answers('deleted', 'addressDelete')
    },
  },
  {
    name: 'notes of gift cards',
    path: 'gift-cards/',
    steps: async (hand) => {
      await hand.openFirst({ list: 'giftCards', path: 'gift-cards' })
      await hand.named('message').fill('Asked for by phone')
      await hand.does('made', 'giftCardAddNote', () => hand.page.getByRole('button', { name: 'Send' }).click())
      await hand.press('assign-customer')
      await hand.choose(hand.field('assign-customer-field', hand.dialog))
      await hand.answers('changed', 'giftCardAssignUser')
      await hand.menu('resend-code')
      await hand.choose(hand.named('channelSlug', hand.dialog), 'Worldwide')
      await hand.answers('changed', 'giftCardResend')
    },
  },
  {
    name: 'prices of rates',
    path: 'shipping/',
    steps: async (hand) => {
      await hand.openFirst({ list: 'shippingZones', path: 'shipping' })
      await hand.page.getByTestId('price-based-rates').getByTitle('Edit').first().click()
      await hand.at('shipping/[\\w=%-]+')
      await hand.fields('price-input').then(([price]) => price!.fill('11'))
      await hand.saves('changed', 'shippingMethodChannelListingUpdate')
      await hand.press('add-postal-code-range')
      await hand.fill('zip-code-starts-with-input', '99500', hand.dialog)
      await hand.press('submit', hand.dialog)
      await hand.closed()
      await hand.saves('changed', 'shippingPriceUpdate')
    },
  },
  {
    name: 'states of channels',
    path: 'channels/',
    steps: async (hand) => {
      await hand.openFirst({ list: 'channels', path: 'channels' })
      await hand.press('channel-status-button')
      await hand.answers('changed', 'channelDeactivate')
      await hand.press('channel-status-button')
      await hand.answers('changed', 'channelActivate')
    },
  },
  {
    name: 'invoices',
    path: 'orders/',
    steps: async (hand) => {
      await hand.row(PAID_BY)
      await hand.at('orders')
      await hand.does('made', 'invoiceRequest', () => hand.page.getByRole('button', { name: 'Generate' }).click())
      await hand.page.getByRole('button', { name: 'Send', exact: true }).first().click()
      await hand.does('changed', 'invoiceSendNotification', () =>
        hand.dialog.getByRole('button', { name: 'Send' }).click(),
      )
      await hand.closed()
    },
  },
  {
    name: 'states of extensions',
    path: 'extensions/installed',
    steps: async (hand) => {
      await hand.openFirst({ list: 'apps', path: 'extensions/custom' })
      await hand.press('app-activate-button')
      await hand.answers('changed', 'appDeactivate')
      await hand.press('app-activate-button')
      await hand.answers('changed', 'appActivate')
    },
  },
  {
    name: 'metadata',
    path: 'customers/',
    steps: async (hand) => {
      await hand.openFirst({ list: 'customers', path: 'customers' })
      await hand.press('show-customer-metadata')
      const editor = hand.dialog.getByTestId('metadata-editor').first()
      await hand.press('expand', editor)
      await hand.press('add-field', editor)
      await hand.fill('metadata-key-input', 'walk', editor)
      await hand.fill('metadata-value-input', 'past', editor)
      await hand.does('made', 'updateMetadata', () => hand.press('save', hand.dialog))
    },
  },
]
