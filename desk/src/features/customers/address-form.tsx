/** The form of a customer's address. */
import { m } from '../../paraglide/messages.js'
import { EditedAsk } from '../../parts/edited.tsx'
import {
  ADDRESS_PARTS,
  addressInput,
  addressWords,
  type PostalAddress,
  PostalAddressFields,
  postalAddressOf,
} from '../../parts/postal-address.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate } from '../../platform/graphql.ts'
import { readAnew } from '../../platform/query-client.ts'
import { useChannels } from '../../platform/rights.ts'
import { DeskAddAddressDocument, DeskChangeAddressDocument } from './customer.generated.ts'
import { type Customer, type CustomerAddress, customerQuery, customersChanged, type Seen } from './queries.ts'

export function AddressDialog({
  customer,
  seen,
  address,
  onClose,
}: {
  customer: Customer
  seen: Seen
  /** Null for a new one. */
  address: CustomerAddress | null
  onClose: () => void
}) {
  const [channel] = useChannels()
  const { firstName, lastName } = customer
  const edited = useEdited<PostalAddress>({
    noun: `customer.${customer.id}.address`,
    id: address?.id ?? null,
    server: {
      ...postalAddressOf(address, channel?.defaultCountry.code),
      ...(address ? {} : { firstName, lastName }),
    },
    fields: ADDRESS_PARTS,
    read: async (id) => {
      const found = await readAnew(customerQuery(customer.id, seen))
      const there = found?.addresses.find((one) => one.id === id)
      return there ? postalAddressOf(there, undefined) : null
    },
    save: async (_, to) => {
      const input = addressInput(to)
      if (address) return mutate(DeskChangeAddressDocument, { id: address.id, input })
      const { payload, faults } = await mutate(DeskAddAddressDocument, { userId: customer.id, input })
      return { faults, id: payload.address?.id }
    },
    after: async () => {
      await customersChanged()
      onClose()
    },
  })
  return (
    <EditedAsk
      edited={edited}
      title={address ? m.customers_change_address() : m.customers_add_address()}
      yes={m.parts_save()}
      onClose={onClose}
      {...addressWords}
    >
      <PostalAddressFields value={edited.value} at={edited.at} onChange={edited.put} />
    </EditedAsk>
  )
}
