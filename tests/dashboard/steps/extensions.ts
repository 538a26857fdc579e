/** Steps in the sections of extensions. */
import type { Section } from '../hand.ts'

export const EXTENSIONS: readonly Section[] = [
  {
    name: 'custom extensions',
    path: 'extensions/custom/add',
    steps: async (hand) => {
      await hand.named('appName').fill('Walk ledger')
      await hand.saves('made', 'appCreate')
      await hand.press('close-token-button')
      await hand.at('extensions/custom')
      await hand.press('create-token')
      await hand.named('name', hand.dialog).fill('For the ledger')
      await hand.does('made', 'appTokenCreate', () => hand.press('submit', hand.dialog))
      await hand.press('done', hand.dialog)
      await hand.closed()
      await hand.named('name').fill('Walk books')
      await hand.saves('changed', 'appUpdate')
      await hand.meanwhile(async () => {
        await hand.press('create-webhook')
        await hand.named('name').fill('Orders')
        await hand.named('targetUrl').fill('https://example.com/hook')
        await hand.page.getByTestId('webhook-objects-items').filter({ hasText: 'Order' }).first().click()
        await hand.press('events-checkbox')
        await hand.saves('made', 'webhookCreate')
      })
      await hand.pressMarked('delete-webhook-')
      await hand.does('deleted', 'webhookDelete', () => hand.press('submit', hand.dialog))
      await hand.closed()
      await hand.pressMarked('delete-token-')
      await hand.does('deleted', 'appTokenDelete', () => hand.press('submit', hand.dialog))
      await hand.closed()
      await hand.press('app-delete-button')
      await hand.does('deleted', 'appDelete', () => hand.press('submit', hand.dialog))
    },
  },
]
