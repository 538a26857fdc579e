/** Steps in the sections of settings: shipping, warehouses, channels, taxes, the site, reasons of refunds. */
import type { Hand, Section } from '../hand.ts'

/** Makes a rate in the zone that is shown, changes what it is called, and deletes it. */
async function walkRate(hand: Hand): Promise<void> {
  await hand.press('add-price-rate')
  await hand.fill('shipping-rate-name-input', 'Walk ferry')
  await hand.saves('made', 'shippingPriceCreate')
  await hand.at('shipping/[\\w=%-]+')
  await hand.fill('shipping-rate-name-input', 'Walk fast ferry')
  await hand.saves('changed', 'shippingPriceUpdate')
  await hand.deletes('shippingPriceDelete', 'delete-shipping-method')
}

export const SETTINGS: readonly Section[] = [
  {
    name: 'shipping',
    path: 'shipping/',
    things: { list: 'shippingZones', path: 'shipping' },
    steps: async (hand) => {
      await hand.press('add-shipping-zone')
      await hand.named('name').fill('Walk islands')
      await hand.fill('shipping-zone-description', 'By boat')
      await hand.saves('made', 'shippingZoneCreate')
      await hand.at('shipping')
      await hand.fill('shipping-zone-description', 'By boat and plane')
      await hand.saves('changed', 'shippingZoneUpdate')
      await hand.meanwhile(() => walkRate(hand))
      await hand.deletes('shippingZoneDelete')
    },
  },
  {
    name: 'warehouses',
    path: 'warehouses/',
    things: { list: 'warehouses', path: 'warehouses' },
    steps: async (hand) => {
      await hand.press('create-warehouse')
      await hand.fill('warehouse-name-input', 'Walk barn')
      await hand.fill('company-email-input', 'barn@example.com')
      await hand.address()
      await hand.saves('made', 'createWarehouse')
      await hand.at('warehouses')
      await hand.fill('warehouse-name-input', 'Walk cellar')
      await hand.saves('changed', 'updateWarehouse')
      await hand.deletes('deleteWarehouse')
    },
  },
  {
    name: 'channels',
    path: 'channels/',
    things: { list: 'channels', path: 'channels' },
    steps: async (hand) => {
      await hand.press('add-channel')
      await hand.named('name', hand.dialog).fill('Walk market')
      await hand.choose(hand.field('channel-currency-select-input', hand.dialog))
      await hand.choose(hand.field('country-select-input', hand.dialog), 'Czech')
      await hand.does('made', 'channelCreate', () => hand.press('submit', hand.dialog))
      await hand.at('channels')
      await hand.named('name').fill('Walk fair')
      await hand.saves('changed', 'channelUpdate')
      await hand.deletes('channelDelete', 'delete-channel')
    },
  },
  {
    name: 'taxes of channels',
    path: 'taxes/channels',
    steps: async (hand) => {
      await hand.named('displayGrossPrices').click()
      await hand.saves('changed', 'taxConfigurationUpdate')
    },
  },
  {
    name: 'taxes of countries',
    path: 'taxes/countries',
    steps: async (hand) => {
      await hand.press('add-country-button')
      await hand.dialog.getByRole('radio').first().click()
      await hand.press('add-button', hand.dialog)
      await hand.field('tax-input').fill('12')
      await hand.saves('made', 'taxCountryConfigurationUpdate')
      const country = new URL(hand.page.url()).pathname.split('/').at(-1)!
      const row = hand.page.locator(`[data-test-id="countries-list-rows"][href$="/${country}"]`)
      await row.hover()
      await hand.does('deleted', 'taxCountryConfigurationDelete', () => row.getByRole('button').click())
    },
  },
  {
    name: 'tax classes',
    path: 'taxes/tax-classes',
    steps: async (hand) => {
      await hand.press('create-class-button')
      await hand.fill('class-name-input', 'Walk reduced')
      await hand.saves('made', 'taxClassCreate')
      await hand.fill('class-name-input', 'Walk lowered')
      await hand.saves('changed', 'taxClassUpdate')
      const row = hand.page.getByTestId('class-list-rows').filter({ hasText: 'Walk lowered' })
      await row.hover()
      await hand.does('deleted', 'taxClassDelete', () => row.getByTestId('class-delete-button').click())
    },
  },
  {
    name: 'site settings',
    path: 'site-settings',
    steps: async (hand) => {
      await hand.fill('store-description-input', 'Seeds that were walked past')
      await hand.saves('changed', 'shopSettingsUpdate')
    },
  },
  {
    name: 'reasons of refunds',
    path: 'refunds-settings',
    steps: async (hand) => {
      await hand.choose(hand.field('refund-reason-settings-model-type-select'), 'Question and answer')
      await hand.saves('changed', 'refundSettingsUpdate')
    },
  },
]
