/** In which channels a product is, since when it is published and for sale, and whether lists show it. */
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { fieldMoment, ofField } from '../../platform/zone.ts'
import { type Channel, freshListing, type Listing } from './form.ts'

export function Channels({
  channels,
  listings,
  onChange,
}: {
  channels: readonly Channel[]
  listings: Record<string, Listing | null>
  onChange: (channel: string, listing: Listing | null) => void
}) {
  return (
    <div className="channels">
      {channels.map(({ id, name, currencyCode }) => {
        const listing = listings[id] ?? null
        const set = (part: Partial<Listing>): void => onChange(id, { ...listing!, ...part })
        return (
          <fieldset key={id} className="channels-one">
            <legend className="visually-hidden">{name}</legend>
            <Tick isOn={listing !== null} onChange={(isOn) => onChange(id, isOn ? freshListing() : null)}>
              <strong>{name}</strong> <span className="channels-currency">{currencyCode}</span>
            </Tick>
            {listing && (
              <>
                <Tick isOn={listing.isPublished} onChange={(isPublished) => set({ isPublished })}>
                  {m.products_published()}
                </Tick>
                {listing.isPublished && (
                  <Day
                    label={m.products_published_from()}
                    moment={listing.publishedAt}
                    onChange={(publishedAt) => set({ publishedAt })}
                  />
                )}
                <Tick isOn={listing.isListed} onChange={(isListed) => set({ isListed })}>
                  {m.products_listed()}
                </Tick>
                <Tick isOn={listing.isForSale} onChange={(isForSale) => set({ isForSale })}>
                  {m.products_for_sale()}
                </Tick>
                {listing.isForSale && (
                  <Day
                    label={m.products_for_sale_from()}
                    moment={listing.forSaleAt}
                    onChange={(forSaleAt) => set({ forSaleAt })}
                  />
                )}
              </>
            )}
          </fieldset>
        )
      })}
    </div>
  )
}

function Tick({ isOn, onChange, children }: { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }) {
  return (
    <label className="channels-tick">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}

/** A moment in the reader's own time zone; empty for at once. */
function Day({ label, moment, onChange }: { label: string; moment: string; onChange: (moment: string) => void }) {
  return (
    <label className="channels-day">
      {label}
      <input
        type="datetime-local"
        className="field-input"
        value={fieldMoment(moment)}
        onChange={(event) => onChange(ofField(event.target.value) ?? '')}
      />
    </label>
  )
}
