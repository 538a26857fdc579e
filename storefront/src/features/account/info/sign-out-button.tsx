/** Signing out: nothing of the customer stays in the page, or in any other tab. */
import { useNavigate } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { signOut } from '../../auth/index.ts'

export function SignOutButton() {
  const navigate = useNavigate()
  const leave = async (): Promise<void> => {
    // Away first: the account's door would lead to the sign-in page.
    await navigate({ to: '/' })
    signOut()
  }
  return (
    <Button look="line" onClick={() => void leave()}>
      {m.account_sign_out()}
    </Button>
  )
}
