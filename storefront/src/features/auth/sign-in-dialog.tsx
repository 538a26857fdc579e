/** Signing in over a page: what was typed there stays, and its checkout becomes the customer's. */
import { type ReactNode, useCallback } from 'react'
import { createPortal } from 'react-dom'
import { m } from '../../paraglide/messages.js'
import { request } from '../../platform/graphql.ts'
import { userStore } from '../../platform/user-store.ts'
import { Dialog } from '@semena/ui/dialog'
import { basketStore } from '../basket/index.ts'
import type { SignInProps } from '../checkout/index.ts'
import { AttachCheckoutDocument } from './auth.generated.ts'
import { SignInForm } from './sign-in-form.tsx'

export default function SignInDialog({
  email,
  checkoutId,
  onSignedIn,
  onClose,
}: SignInProps & { onClose: () => void }) {
  const arrive = useCallback(() => {
    const own = userStore.get().me?.email
    if (own) onSignedIn(own)
    // A basket is attached by signing in; a quick order is none.
    const isBasket = Object.values(basketStore.all()).some((basket) => basket.checkoutId === checkoutId)
    onClose()
    if (!isBasket) void request(AttachCheckoutDocument, { id: checkoutId }, 'private').catch(() => null)
  }, [checkoutId, onClose, onSignedIn])
  // A form cannot stand in a form, so the dialog stands beside the page, and its events end here.
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog open onClose={onClose} label={m.auth_login_title()} closeLabel={m.auth_close()}>
        <SignInForm email={email} frame={Frame} lead={m.auth_beside_lead()} next={undefined} onSignedIn={arrive} />
      </Dialog>
    </div>,
    document.body,
  )
}

function Frame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="auth-parts">
      <h2 className="text-heading">{title}</h2>
      {lead && <p className="text-soft">{lead}</p>}
      {children}
    </div>
  )
}
