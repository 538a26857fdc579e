/** The address book: each address as a card, with what it is the default for. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { EmptyState } from '@semena/ui/blank'
import { Button } from '@semena/ui/button'
import { Dialog } from '@semena/ui/dialog'
import { Icon } from '@semena/ui/icon'
import { type BookAddress, addressBookQuery } from '../../address/index.ts'
import { AccountFailed } from '../account-failed.tsx'
import { AccountSkeleton } from '../account-skeleton.tsx'
import { useAccount } from '../me.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { RemovedCard } from './removed-card.tsx'

/** An address that is being changed, a new one, or neither. */
type Editing = BookAddress | 'new' | null

export function AddressesPage() {
  const query = addressBookQuery(useAccount().id)
  const { data: book, isError, refetch } = useQuery(query)
  const client = useQueryClient()
  const [editing, setEditing] = useState<Editing>(null)
  /** Addresses that were removed while this page is open; each can be put back. */
  const [removed, setRemoved] = useState<readonly BookAddress[]>([])
  const reload = (): Promise<void> => client.invalidateQueries({ queryKey: query.queryKey })

  if (!book) return isError ? <AccountFailed onRetry={() => void refetch()} /> : <AccountSkeleton rows={3} />
  const add = (
    <Button look="leaf" onClick={() => setEditing('new')}>
      <Icon name="plus" small />
      {m.account_address_add()}
    </Button>
  )
  return (
    <>
      <h2 className="visually-hidden">{m.account_tab_addresses()}</h2>
      {book.length === 0 && removed.length === 0 ? (
        <EmptyState title={m.account_addresses_empty_title()} text={m.account_addresses_empty_text()}>
          {add}
        </EmptyState>
      ) : (
        <>
          <ul className="address-book">
            {book.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                onEdit={() => setEditing(address)}
                onChanged={reload}
                onRemoved={() => setRemoved((now) => [...now, address])}
              />
            ))}
            {removed.map((address) => (
              <RemovedCard
                key={address.id}
                address={address}
                onChanged={reload}
                onBack={() => setRemoved((now) => now.filter(({ id }) => id !== address.id))}
              />
            ))}
          </ul>
          <p className="address-book-add">{add}</p>
        </>
      )}
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        label={editing === 'new' ? m.account_address_new() : m.account_address_edit()}
        closeLabel={m.account_close()}
      >
        <AddressForm
          address={editing === 'new' ? null : editing}
          first={book.length === 0}
          onDone={() => {
            setEditing(null)
            void reload()
          }}
          onCancel={() => setEditing(null)}
        />
      </Dialog>
    </>
  )
}
