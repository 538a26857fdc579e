/** Steps in the sections of settings: shipping, warehouses, channels, taxes, the site, reasons of refunds. */
import type { Section } from '../hand.ts'

export const SETTINGS: readonly Section[] = [
  {
    name: 'shipping',
    path: 'shipping/',
    steps: async (hand) => {
      await hand.press('add-shipping-zone')
      await hand.named('name').fill('Walk islands')
      await hand.fill('shipping-zone-description', 'By boat')
      await hand.saves('made', 'shippingZoneCreate')
      await hand.at('shipping')
      await hand.fill('shipping-zone-description', 'By boat and plane')
      await hand.saves('changed', 'shippingZoneUpdate')
      await hand.deletes('shippingZoneDelete')
    },
  },
  {
    name: 'warehouses',
    path: 'warehouses/',
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
