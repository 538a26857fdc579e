/** Until when a gift card is good and what it is marked with: the fields that a new card and an old one share. */
import { TextField } from '@semena/ui/text-field'
import { m } from '../../paraglide/messages.js'

export interface Terms {
  /** A day such as `2026-12-31`; empty for a card without an end. */
  expiryDate: string
  /** Tags, separated by commas. */
  tags: string
}

export function CardTerms({
  value: { expiryDate, tags },
  fault,
  put,
}: {
  value: Terms
  /** What was refused of the end. */
  fault: string | undefined
  put: (part: Partial<Terms>) => void
}) {
  return (
    <>
      <TextField
        id="card-expiry"
        type="date"
        label={m.offers_ends()}
        hint={expiryDate ? undefined : m.offers_no_end()}
        value={expiryDate}
        error={fault}
        onChange={(next) => put({ expiryDate: next })}
      />
      <TextField
        id="card-tags"
        label={m.offers_tags()}
        hint={m.offers_tags_hint()}
        value={tags}
        onChange={(next) => put({ tags: next })}
      />
    </>
  )
}
