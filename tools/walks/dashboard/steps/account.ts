/** Steps in one's own account: name, picture and password. */
import type { Section } from '../hand.ts'
import { PICTURE } from './parts.ts'

export const ACCOUNT: readonly Section[] = [
  {
    name: 'own account',
    path: 'staff/',
    steps: async (hand) => {
      const { id, email } = await hand.ask<{ id: string; email: string }>('{ me { id email } }')
      await hand.open(`staff/${encodeURIComponent(id)}`)
      await hand.fill('staffFirstName', 'Olga')
      await hand.fill('staffLastName', 'Owner')
      await hand.saves('changed', 'accountUpdate')
      await hand.finds({ firstName: 'Olga', lastName: 'Owner' }, '{ me { firstName lastName } }')
      await hand.does('made', 'userAvatarUpdate', () =>
        hand.page.locator('#fileUpload').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE }),
      )
      await hand.page.getByTestId('staff-member-information').getByText('Delete').hover()
      await hand.page.getByTestId('staff-member-information').getByText('Delete').click()
      await hand.answers('deleted', 'userAvatarDelete')
      await hand.finds({ avatar: null }, '{ me { avatar { url } } }')
      await hand.press('resetPasswordBtn')
      await hand.fill('email', email, hand.dialog)
      await hand.answers('changed', 'requestPasswordReset')
    },
  },
]
