/** Where a customer lives: addresses as they are written, with what can be done with each. */
import { asTyped } from '@semena/contract/typed-address'
import { Button } from '@semena/ui/button'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { countryName } from '../../parts/countries.ts'
import { Tag } from '../../parts/figures.tsx'
import { Ask } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Section } from '../../parts/page.tsx'
import { mutate } from '../../platform/graphql.ts'
import { AddressDialog } from './address-form.tsx'
import { DeskChooseAddressDocument, DeskRemoveAddressDocument } from './customer.generated.ts'
import { type Customer, type CustomerAddress, customersChanged, type Seen } from './queries.ts'

export function Addresses({ customer, seen }: { customer: Customer; seen: Seen }) {
  const [open, setOpen] = useState<CustomerAddress | 'new' | null>(null)
  const [leaving, setLeaving] = useState<CustomerAddress | null>(null)
  const makeDefault = useAct(
    async (addressId: string, type: 'BILLING' | 'SHIPPING') => {
      const { faults } = await mutate(DeskChooseAddressDocument, { addressId, userId: customer.id, type })
      await customersChanged()
      return faults
    },
    { done: m.parts_saved() },
  )
  const remove = useAct(async (id: string) => {
    const { faults } = await mutate(DeskRemoveAddressDocument, { id })
    await customersChanged()
    setLeaving(null)
    return faults
  })
  return (
    <Section
      title={m.customers_addresses()}
      actions={
        <Button look="link" onClick={() => setOpen('new')}>
          {m.customers_add_address()}
        </Button>
      }
    >
      {customer.addresses.length === 0 && <p className="customer-quiet">{m.customers_no_addresses()}</p>}
      <ul className="customer-addresses">
        {customer.addresses.map((address) => (
          <li key={address.id}>
            <address>
              {linesOf(address).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span className="customer-tags">
                {address.isDefaultShippingAddress && <Tag tone="leaf">{m.customers_default_shipping()}</Tag>}
                {address.isDefaultBillingAddress && <Tag tone="leaf">{m.customers_default_billing()}</Tag>}
              </span>
            </address>
            <Menu
              label={m.customers_address_more({ street: address.streetAddress1 })}
              items={[
                { label: m.parts_edit(), onPress: () => setOpen(address) },
                ...(address.isDefaultShippingAddress
                  ? []
                  : [
                      {
                        label: m.customers_make_shipping(),
                        onPress: () => void makeDefault.run(address.id, 'SHIPPING'),
                      },
                    ]),
                ...(address.isDefaultBillingAddress
                  ? []
                  : [
                      { label: m.customers_make_billing(), onPress: () => void makeDefault.run(address.id, 'BILLING') },
                    ]),
                { label: m.parts_delete(), danger: true, onPress: () => setLeaving(address) },
              ]}
            >
              <Icon name="more" />
            </Menu>
          </li>
        ))}
      </ul>
      {open && (
        <AddressDialog
          customer={customer}
          seen={seen}
          address={open === 'new' ? null : (customer.addresses.find(({ id }) => id === open.id) ?? open)}
          onClose={() => setOpen(null)}
        />
      )}
      <Ask
        open={leaving !== null}
        title={m.customers_delete_address()}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setLeaving(null)}
        onYes={() => void (leaving && remove.run(leaving.id))}
      >
        <p>{leaving && linesOf(leaving).join(', ')}</p>
      </Ask>
    </Section>
  )
}

const linesOf = (stored: CustomerAddress): string[] => {
  const address = asTyped(stored, stored.metafields)
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    address.companyName,
    address.streetAddress1,
    address.streetAddress2,
    address.cityArea,
    [address.postalCode, address.city, address.countryArea].filter(Boolean).join(' '),
    countryName(address.country.code),
    address.phone ?? '',
  ].filter(Boolean)
}
