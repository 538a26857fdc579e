/** Signs out: clears the tokens, then loads a new page, so that nothing of the customer is left in memory. */
import { m } from '../../../paraglide/messages.js'
import { localPath } from '../../../platform/i18n.ts'
import { Button } from '@semena/ui/button'
import { signOut } from '../../auth/index.ts'

export function SignOutButton() {
  const leave = (): void => {
    // This comes before the navigation: otherwise somebody who closes the tab meanwhile would stay signed in.
    signOut()
    window.location.assign(localPath('/'))
  }
  return (
    <Button look="line" onClick={leave}>
      {m.account_sign_out()}
    </Button>
  )
}
