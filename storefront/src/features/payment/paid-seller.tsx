/** The seller, at the head of a printed receipt; nothing where the service does not tell the company's address. */
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { AddressText } from '../address/index.ts'
import { fetchSeller } from './paid.ts'

export function PaidSeller() {
  const { data: seller } = useQuery({ queryKey: ['payment-seller'], queryFn: fetchSeller })
  return (
    <div className="print-only paid-seller">
      <p className="text-display text-heading">{m.payment_receipt()}</p>
      {seller?.companyAddress && (
        <>
          <p className="field-label">{m.payment_seller()}</p>
          {!seller.companyAddress.companyName && <p>{seller.name}</p>}
          <AddressText address={seller.companyAddress} />
        </>
      )}
    </div>
  )
}
