/** Signing out: the tokens go first, then a new page comes, in which nothing of the customer is left. */
import { m } from '../../../paraglide/messages.js'
import { localPath } from '../../../platform/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { signOut } from '../../auth/index.ts'

export function SignOutButton() {
  const leave = (): void => {
    // Not after a navigation: whoever closes the tab while that is under way would stay signed in.
    signOut()
    window.location.assign(localPath('/'))
  }
  return (
    <Button look="line" onClick={leave}>
      {m.account_sign_out()}
    </Button>
  )
}
