/** Makes one gift card for somebody, or many at once with codes to print. */
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { Dialog } from '@semena/ui/dialog'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { giveFile, csvOf } from '../../parts/files.ts'
import { Fields } from '../../parts/forms.tsx'
import type { Fault } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import { countText, readAmount } from '../../platform/money.ts'
import { useChannels } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { cardsChanged } from './card-queries.ts'
import { DeskCreateCardDocument, DeskCreateCardsDocument } from './cards.generated.ts'

export function NewCards({ onClose }: { onClose: () => void }) {
  const channels = useChannels()
  const [codes, setCodes] = useState<string[] | null>(null)
  const unsaved = useUnsaved('card.new', {
    count: '1',
    amount: '',
    channelId: channels[0]?.id ?? '',
    email: '',
    expiryDate: '',
    tags: '',
    note: '',
    isActive: true,
  })
  const { value, set } = unsaved
  const put = (part: Partial<typeof value>): void => set((before) => ({ ...before, ...part }))
  const channel = channels.find(({ id }) => id === value.channelId) ?? channels[0]
  const count = /^\d{1,4}$/.test(value.count) ? Number(value.count) : 0
  const make = useAct(
    async (): Promise<readonly Fault[]> => {
      const amount = channel && readAmount(value.amount, channel.currencyCode)
      if (!channel || amount === null || amount === undefined)
        return [{ field: 'balance', code: 'INVALID', message: null }]
      if (count < 1) return [{ field: 'count', code: 'INVALID', message: null }]
      const shared = {
        balance: { amount, currency: channel.currencyCode },
        expiryDate: value.expiryDate || null,
        isActive: value.isActive,
      }
      const tags = value.tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean)
      if (count > 1) {
        const { payload, faults } = await mutate(DeskCreateCardsDocument, { input: { ...shared, tags, count } })
        if (faults.length) return faults
        setCodes(payload.giftCards.map(({ code }) => code))
      } else {
        const { payload, faults } = await mutate(DeskCreateCardDocument, {
          input: {
            ...shared,
            addTags: tags,
            note: value.note.trim() || null,
            ...(value.email.trim() ? { userEmail: value.email.trim(), channel: channel.slug } : {}),
          },
        })
        if (faults.length || !payload.giftCard) return faults
        setCodes([payload.giftCard.code])
      }
      unsaved.drop()
      await cardsChanged()
      return []
    },
    { fields: ['balance', 'count', 'email', 'userEmail', 'expiryDate'] },
  )
  return (
    <Dialog open onClose={onClose} label={m.offers_new_card()} closeLabel={m.parts_close()}>
      {codes ? (
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
      ) : (
        <form
          className="ask"
          onSubmit={(event) => {
            event.preventDefault()
            void make.run()
          }}
        >
          <h2 className="ask-title">{m.offers_new_card()}</h2>
          <Fields>
            <TextField
              id="card-amount"
              label={m.offers_amount()}
              inputMode="decimal"
              required
              value={value.amount}
              error={make.at('balance')}
              onChange={(amount) => put({ amount })}
            />
            <SelectField
              id="card-channel"
              label={m.offers_valid_in()}
              required
              placeholder={m.offers_valid_in()}
              value={channel?.id ?? ''}
              options={channels.map(({ id, name, currencyCode }) => ({ value: id, label: `${name}, ${currencyCode}` }))}
              onChange={(channelId) => put({ channelId })}
            />
            <TextField
              id="card-count"
              label={m.offers_how_many()}
              inputMode="numeric"
              required
              value={value.count}
              error={make.at('count')}
              onChange={(text) => put({ count: text })}
            />
            <TextField
              id="card-expiry"
              type="date"
              label={m.offers_ends()}
              hint={value.expiryDate ? undefined : m.offers_no_end()}
              value={value.expiryDate}
              error={make.at('expiryDate')}
              onChange={(expiryDate) => put({ expiryDate })}
            />
            <TextField
              id="card-tags"
              label={m.offers_tags()}
              hint={m.offers_tags_hint()}
              value={value.tags}
              onChange={(tags) => put({ tags })}
            />
            {count <= 1 && (
              <>
                <TextField
                  id="card-email"
                  type="email"
                  label={m.offers_send_to()}
                  hint={m.offers_send_to_hint()}
                  value={value.email}
                  error={make.at('email') ?? make.at('userEmail')}
                  onChange={(email) => put({ email })}
                />
                <TextField
                  id="card-note"
                  label={m.offers_note()}
                  value={value.note}
                  onChange={(note) => put({ note })}
                />
              </>
            )}
          </Fields>
          <CheckField checked={value.isActive} onChange={(isActive) => put({ isActive })}>
            {m.offers_usable_now()}
          </CheckField>
          <div className="ask-actions">
            <Button look="line" onClick={onClose}>
              {m.parts_cancel()}
            </Button>
            <Button look="leaf" type="submit" busy={make.busy}>
              {m.offers_make()}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
