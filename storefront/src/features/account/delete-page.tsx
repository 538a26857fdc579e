/** The page that the mail about deleting the account leads to: it asks once more, then deletes the account. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { pageTitle } from '../../platform/seo.ts'
import { useShop } from '../../platform/shop.ts'
import { Title } from '../../platform/title.tsx'
import { useMe } from '../../platform/user-store.ts'
import { EmptyState } from '@semena/ui/blank'
import { Button, buttonClass } from '@semena/ui/button'
import { ErrorLine } from '@semena/ui/error-line'
import { NoScript } from '@semena/ui/no-script'
import { SignedIn, signOut } from '../auth/index.ts'
import { AccountSkeleton } from './account-skeleton.tsx'
import { deleteAccount } from './info/api.ts'
import { otherFaults, useSubmission } from '../forms/index.ts'

export function DeleteAccountPage({ token }: { token: string | undefined }) {
  const [gone, setGone] = useState(false)
  return (
    <div className="wrap account-frame">
      <Title>{pageTitle(useShop(), m.account_delete_title())}</Title>
      <h1 className="page-title">{m.account_delete_title()}</h1>
      <NoScript>{m.account_noscript()}</NoScript>
      {gone ? (
        <EmptyState title={m.account_deleted_title()} text={m.account_deleted_text()} role="status">
          <Link to="/" className={buttonClass({ look: 'line' })}>
            {m.account_home()}
          </Link>
        </EmptyState>
      ) : (
        <SignedIn skeleton={<AccountSkeleton rows={2} />}>
          {() => <Question token={token ?? ''} onGone={() => setGone(true)} />}
        </SignedIn>
      )}
    </div>
  )
}

function Question({ token, onGone }: { token: string; onGone: () => void }) {
  const me = useMe()
  const { busy, faults, send } = useSubmission()
  const fault = otherFaults(faults, [])
  const remove = async (): Promise<void> => {
    if (!(await send(() => deleteAccount(token)))) return
    onGone()
    signOut()
  }
  return (
    <EmptyState title={m.account_delete_sure()} text={m.account_delete_last({ email: me?.email ?? '' })}>
      <div role="alert" className="message-place account-fault">
        {fault && <ErrorLine id="account-delete-fault">{fault}</ErrorLine>}
      </div>
      <Button look="leaf" busy={busy} onClick={() => void remove()}>
        {m.account_delete_now()}
      </Button>
      <Link to="/account/info" className={buttonClass({ look: 'line' })}>
        {m.account_delete_keep()}
      </Link>
    </EmptyState>
  )
}
