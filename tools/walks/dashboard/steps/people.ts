/** Steps in the sections of people: customers, staff, permission groups; and gift cards, which are for people. */
import type { Section } from '../hand.ts'

export const PEOPLE: readonly Section[] = [
  {
    name: 'customers',
    path: 'customers/',
    things: { list: 'customers', path: 'customers' },
    steps: async (hand) => {
      await hand.press('create-customer')
      await hand.fill('customer-first-name', 'Vera')
      await hand.fill('customer-last-name', 'Walker')
      await hand.fill('customer-email', 'vera.walker@example.com')
      await hand.fill('customer-note', 'Asks for beans')
      await hand.saves('made', 'customerCreate')
      await hand.at('customers')
      await hand.fill('customer-note', 'Asks for peas')
      await hand.saves('changed', 'customerUpdate')
      await hand.menu('deactivate-user')
      await hand.does('changed', 'customerUpdate', () => hand.press('submit', hand.dialog))
      await hand.closed()
      await hand.meanwhile(async () => {
        await hand.press('manage-addresses')
        await hand.page.getByRole('button', { name: 'Add address' }).click()
        await hand.address(hand.dialog)
        await hand.does('made', 'addressCreate', () => hand.press('submit', hand.dialog))
      })
      await hand.deletes('customerDelete', 'delete-user')
    },
  },
  {
    name: 'staff',
    path: 'staff/',
    things: { list: 'staffUsers', path: 'staff' },
    steps: async (hand) => {
      await hand.press('invite-staff-member')
      await hand.named('firstName', hand.dialog).fill('Pavel')
      await hand.named('lastName', hand.dialog).fill('Packer')
      await hand.named('email', hand.dialog).fill('packer@example.com')
      await hand.choose(hand.dialog.getByLabel('Permission groups'))
      await hand.does('made', 'staffCreate', () => hand.press('submit', hand.dialog))
      await hand.at('staff')
      await hand.fill('staffFirstName', 'Petr')
      await hand.saves('changed', 'staffUpdate')
      await hand.deletes('staffDelete', 'delete-staff-member')
    },
  },
  {
    name: 'permission groups',
    path: 'permission-groups/',
    things: { list: 'permissionGroups', path: 'permission-groups' },
    steps: async (hand) => {
      await hand.press('create-permission-group')
      await hand.fill('permission-group-name-input', 'Packers')
      await hand.saves('made', 'permissionGroupCreate')
      await hand.at('permission-groups')
      await hand.fill('permission-group-name-input', 'Shippers')
      await hand.saves('changed', 'permissionGroupUpdate')
      await hand.press('assign-members')
      await hand.dialog.getByRole('checkbox').first().click()
      await hand.press('submit', hand.dialog)
      await hand.closed()
      await hand.saves('changed', 'permissionGroupUpdate')
      await hand.deletes('permissionGroupDelete')
    },
  },
  {
    name: 'gift cards',
    path: 'gift-cards/',
    things: { list: 'giftCards', path: 'gift-cards' },
    steps: async (hand) => {
      await hand.press('issue-card-button')
      await hand.named('balanceAmount', hand.dialog).fill('25')
      await hand.fill('note-field', 'For a birthday', hand.dialog)
      await hand.does('made', 'giftCardCreate', () => hand.press('submit', hand.dialog))
      const code = await hand.dialog.getByTestId('gift-card-created-code').innerText()
      await hand.press('gift-card-success-done', hand.dialog)
      await hand.row(code.slice(-4))
      await hand.at('gift-cards')
      await hand.meanwhile(async () => {
        await hand.press('set-balance-button')
        await hand.named('balanceAmount', hand.dialog).fill('30')
        await hand.does('changed', 'giftCardUpdate', () => hand.press('submit', hand.dialog))
      })
      // The dialog asks that cards be activated before they are used.
      await hand.does('changed', 'giftCardActivate', () => hand.press('enable-button'))
      await hand.does('changed', 'giftCardDeactivate', () => hand.press('enable-button'))
      await hand.menu('delete-gift-card')
      await hand.dialog.getByTestId('delete-assigned-items-consent').click()
      await hand.does('deleted', 'giftCardDelete', () => hand.press('submit', hand.dialog))
    },
  },
  {
    name: 'gift card settings',
    path: 'gift-cards/settings',
    steps: async (hand) => {
      await hand.press('expiry-period-active')
      await hand.saves('changed', 'giftCardSettingsUpdate')
    },
  },
]
