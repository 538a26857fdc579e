/** Changes an address of an order. */
import { CheckField } from '@semena/ui/check-field'
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
import { queryClient, readAnew } from '../../platform/query-client.ts'
import { DeskDraftUpdateDocument, DeskOrderUpdateDocument } from './edit.generated.ts'
import { type Order, orderQuery } from './order-query.ts'

type Which = 'shippingAddress' | 'billingAddress'
/** `both`: the address is the buyer's as well. */
type Form = PostalAddress & { both: boolean }

const formOf = (order: Order, which: Which): Form => ({
  ...postalAddressOf(order[which], order.channel.defaultCountry.code),
  both: which === 'shippingAddress' && !order.shippingAddress && !order.billingAddress,
})

export function AddressAsk({ order, which, onClose }: { order: Order; which: Which; onClose: () => void }) {
  const edited = useEdited<Form>({
    noun: `order.${which}`,
    id: order.id,
    server: formOf(order, which),
    fields: ADDRESS_PARTS,
    read: async (id) => {
      const found = await readAnew(orderQuery(id))
      return found ? formOf(found, which) : null
    },
    save: async (_, to) => {
      const address = addressInput(to)
      const input = to.both ? { shippingAddress: address, billingAddress: address } : { [which]: address }
      try {
        return await (order.status === 'DRAFT'
          ? mutate(DeskDraftUpdateDocument, { id: order.id, input })
          : mutate(DeskOrderUpdateDocument, { id: order.id, input }))
      } finally {
        await queryClient.invalidateQueries({ queryKey: ['orders'] })
      }
    },
    after: onClose,
  })
  const { value, put, at } = edited
  const { labelOf, wordsOf } = addressWords
  return (
    <EditedAsk
      edited={edited}
      title={which === 'shippingAddress' ? m.orders_ship_to() : m.orders_bill_to()}
      yes={m.parts_save()}
      onClose={onClose}
      labelOf={(path) => (path[0] === 'both' ? m.orders_both_addresses() : labelOf(path))}
      wordsOf={wordsOf}
    >
      <PostalAddressFields value={value} at={at} onChange={put} />
      {which === 'shippingAddress' && (
        <CheckField checked={value.both} onChange={(both) => put({ both })}>
          {m.orders_both_addresses()}
        </CheckField>
      )}
    </EditedAsk>
  )
}
