/** Makes one gift card for somebody, or many at once with codes to print. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { Dialog } from '@semena/ui/dialog'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { EditedAsk } from '../../parts/edited.tsx'
import { giveFile, csvOf } from '../../parts/files.ts'
import { Fields } from '../../parts/forms.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import type { Fault } from '../../platform/faults.ts'
import { countText, readAmount } from '../../platform/money.ts'
import { useChannels } from '../../platform/rights.ts'
import { usePerson } from '../../platform/session.ts'
import { CardTerms } from './card-terms.tsx'
import { cardsChanged } from './card-queries.ts'
import { makeCards, type Unheard } from './make-cards.ts'

export function NewCards({ onClose }: { onClose: () => void }) {
  const channels = useChannels()
  const me = usePerson()
  const [codes, setCodes] = useState<string[] | null>(null)
  const edited = useEdited<Draft>({
    noun: 'card',
    id: null,
    server: { ...EMPTY, channelId: channels[0]?.id ?? '' },
    fields: ['balance', 'count', 'email', 'userEmail', 'expiryDate'],
    check: (draft) => [
      ...(amountOf(draft) === null ? [wrong('balance')] : []),
      ...(countOf(draft) < 1 ? [wrong('count')] : []),
    ],
    save: async (_, draft) => {
      const channel = channelOf(draft)!
      const made = await makeCards(
        {
          count: countOf(draft),
          balance: { amount: amountOf(draft)!, currency: channel.currencyCode },
          expiryDate: draft.expiryDate || null,
          isActive: draft.isActive,
          tags: draft.tags
            .split(',')
            .map((tag) => tag.trim())
            .filter(Boolean),
          note: draft.note.trim() || null,
          sendTo: draft.email.trim() ? { userEmail: draft.email.trim(), channel: channel.slug } : {},
        },
        me?.email ?? '',
        draft.unheard,
        (unheard) => edited.put({ unheard }),
      )
      if (made.faults.length === 0) setCodes(made.codes)
      return made
    },
    after: () => cardsChanged(),
    done: (draft) => m.offers_cards_made({ count: countText(countOf(draft)) }),
  })
  const { value, put, at } = edited
  const channelOf = ({ channelId }: Draft) => channels.find(({ id }) => id === channelId) ?? channels[0]
  const amountOf = (draft: Draft): number | null => {
    const channel = channelOf(draft)
    return channel ? (readAmount(draft.amount, channel.currencyCode) ?? null) : null
  }
  if (codes)
    return (
      <Dialog open onClose={onClose} label={m.offers_new_card()} closeLabel={m.parts_close()}>
        <div className="ask">
          <h2 className="ask-title">{m.offers_cards_made({ count: countText(codes.length) })}</h2>
          <p>{m.offers_cards_made_text()}</p>
          <ul className="offer-chips offer-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div className="ask-actions">
            <Button
              look="line"
              onClick={() => giveFile('gift-cards.csv', csvOf([['code'], ...codes.map((code) => [code])]))}
            >
              {m.offers_export()}
            </Button>
            <Button look="leaf" onClick={onClose}>
              {m.parts_close()}
            </Button>
          </div>
        </div>
      </Dialog>
    )
  return (
    <EditedAsk edited={edited} title={m.offers_new_card()} yes={m.offers_make()} onClose={onClose}>
      <Fields>
        <TextField
          id="card-amount"
          label={`${m.offers_amount()}, ${channelOf(value)?.currencyCode ?? '–'}`}
          inputMode="decimal"
          required
          value={value.amount}
          error={at('balance')}
          onChange={(amount) => put({ amount })}
        />
        <SelectField
          id="card-channel"
          label={m.offers_valid_in()}
          required
          placeholder={m.offers_valid_in()}
          value={channelOf(value)?.id ?? ''}
          options={channels.map(({ id, name, currencyCode }) => ({ value: id, label: `${name}, ${currencyCode}` }))}
          onChange={(channelId) => put({ channelId })}
        />
        <TextField
          id="card-count"
          label={m.offers_how_many()}
          inputMode="numeric"
          required
          value={value.count}
          error={at('count')}
          onChange={(text) => put({ count: text })}
        />
        <CardTerms value={value} fault={at('expiryDate')} put={put} />
        {countOf(value) <= 1 && (
          <>
            <TextField
              id="card-email"
              type="email"
              label={m.offers_send_to()}
              hint={m.offers_send_to_hint()}
              value={value.email}
              error={at('email') ?? at('userEmail')}
              onChange={(email) => put({ email })}
            />
            <TextField id="card-note" label={m.offers_note()} value={value.note} onChange={(note) => put({ note })} />
          </>
        )}
      </Fields>
      <CheckField checked={value.isActive} onChange={(isActive) => put({ isActive })}>
        {m.offers_usable_now()}
      </CheckField>
    </EditedAsk>
  )
}

interface Draft {
  count: string
  amount: string
  channelId: string
  email: string
  expiryDate: string
  tags: string
  note: string
  isActive: boolean
  unheard: Unheard | null
}
const EMPTY = { count: '1', amount: '', email: '', expiryDate: '', tags: '', note: '', isActive: true, unheard: null }

const countOf = ({ count }: Draft): number => (/^\d{1,4}$/.test(count) ? Number(count) : 0)
const wrong = (field: string): Fault => ({ field, code: 'INVALID', message: null })
