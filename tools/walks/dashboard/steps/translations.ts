/** Steps in the sections of translations, one for each kind of thing. */
import type { Section } from '../hand.ts'

/** By the name of the tab, the operation that translates. */
const TRANSLATED = {
  categories: 'categoryTranslate',
  collections: 'collectionTranslate',
  products: 'productTranslate',
  pages: 'pageTranslate',
  attributes: 'attributeTranslate',
  menuItems: 'menuItemTranslate',
  vouchers: 'voucherTranslate',
  shippingMethods: 'shippingPriceTranslate',
}

/** Opens the second row, the first thing there is, and translates its first field. */
export const TRANSLATIONS: readonly Section[] = Object.entries(TRANSLATED).map(([tab, mutation]) => ({
  name: `translations of ${tab}`,
  path: `translations/RU?tab=${tab}`,
  steps: async (hand) => {
    await hand.page.getByRole('row').nth(1).click()
    await hand.at(`translations/RU/${tab}`)
    await hand.pressMarked('edit-')
    await hand.fill('translation-field', 'Прогулка')
    await hand.does('changed', mutation, () => hand.press('button-bar-confirm'))
  },
}))
