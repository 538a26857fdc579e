/** The forms by which somebody decides about a payment. What is typed is kept on the device until it is sent. */
import { TextField } from '@semena/ui/text-field'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { amountText, moneyText, readAmount } from '../../platform/money.ts'
import { ownApi } from '../../platform/own-api.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { type Action, giveReviewBack, type Review, useAskAnew } from './queue.ts'
import { reasonWords } from './words.ts'

interface Typed {
  amount: string
  note: string
  /** What went back, where the review is still on the list. */
  given: number | null
  /** What was asked for without an answer, and what the payment held then. */
  unheard: { amount: number; held: number } | null
}

const resolve = (review: string, note: string) => ownApi('POST', '/api/payments/reviews/resolve/', { review, note })

/** Gives money back, and takes the review off the list with it. */
export function GiveBack({ review, onClose }: { review: Review; onClose: () => void }) {
  const { currency, amount: held } = review.payment!.charged
  const most = Math.min(held, Math.abs(review.amount?.amount ?? held) || held)
  const askAnew = useAskAnew()
  const form = useUnsaved<Typed>(`payments.back.${review.id}`, {
    amount: amountText(most, currency),
    note: '',
    given: null,
    unheard: null,
  })
  const { given, unheard } = form.value
  const [wrong, setWrong] = useState<string>()
  const act = useAct(async (amount: number) => {
    const { note } = form.value
    const reason = note || reasonWords(review).title
    // Money that went back is not sent again, even where taking the review off the list failed after it.
    if (given === null) {
      const faults = await giveReviewBack(review, { amount, reason }, unheard?.held ?? null, (held) =>
        form.set((before) => ({ ...before, unheard: { amount, held } })),
      )
      if (faults.length) return faults
      form.set((before) => ({ ...before, given: amount }))
    }
    const said = m.payments_was_given_back({ amount: moneyText({ amount, currency }) })
    await resolve(review.id, note ? `${said} ${note}` : said)
    tell('success', said)
    form.drop()
    onClose()
    return void askAnew()
  })
  const send = (): void => {
    // What may have gone back already is asked for as it was.
    const begun = given ?? unheard?.amount ?? null
    const amount = begun ?? readAmount(form.value.amount, currency)
    const isGood = amount !== null && amount > 0 && (begun !== null || amount <= held)
    setWrong(isGood ? undefined : m.payments_at_most({ amount: moneyText({ amount: held, currency }) }))
    if (isGood) void act.run(amount)
  }
  return (
    <Ask open title={m.payments_give_back()} yes={m.payments_give_back()} busy={act.busy} onYes={send} onNo={onClose}>
      <p>{m.payments_give_back_text({ amount: moneyText({ amount: held, currency }) })}</p>
      <TextField
        id="payments-amount"
        label={m.payments_amount({ currency })}
        inputMode="decimal"
        disabled={given !== null || unheard !== null}
        value={unheard ? amountText(unheard.amount, currency) : form.value.amount}
        error={wrong}
        onChange={(amount) => form.set((before) => ({ ...before, amount }))}
      />
      <TextField
        id="payments-note"
        label={m.payments_note()}
        value={form.value.note}
        onChange={(note) => form.set((before) => ({ ...before, note }))}
      />
    </Ask>
  )
}

/** Leaves everything as it is and takes the review off the list. */
export function Resolve({ review, onClose }: { review: Review; onClose: () => void }) {
  const askAnew = useAskAnew()
  const form = useUnsaved(`payments.accept.${review.id}`, { note: '' })
  const act = useAct(
    async () => {
      await resolve(review.id, form.value.note || m.payments_accepted())
      form.saved(form.value)
      onClose()
      return void askAnew()
    },
    { done: m.payments_resolved() },
  )
  return (
    <Ask
      open
      title={m.payments_accept()}
      yes={m.payments_accept()}
      busy={act.busy}
      onYes={() => void act.run()}
      onNo={onClose}
    >
      <p>{m.payments_accept_text()}</p>
      <TextField
        id="payments-note"
        label={m.payments_note()}
        value={form.value.note}
        onChange={(note) => form.set({ note })}
      />
    </Ask>
  )
}

/** Says how an action went that a person did. */
export function Record({ action, isDone, onClose }: { action: Action; isDone: boolean; onClose: () => void }) {
  const askAnew = useAskAnew()
  const form = useUnsaved(`payments.record.${action.id}`, { reference: '', note: '' })
  const [isTried, setTried] = useState(false)
  const { reference, note } = form.value
  const act = useAct(
    async () => {
      const sent = isDone ? { done: true, reference, note } : { done: false, note }
      await ownApi('POST', '/api/payments/actions/record/', { action: action.id, ...sent })
      form.saved(form.value)
      onClose()
      return void askAnew()
    },
    { done: isDone ? m.payments_recorded() : m.payments_recorded_failed() },
  )
  const missing = isTried && !(isDone ? reference : note).trim() ? m.fault_required() : undefined
  return (
    <Ask
      open
      title={isDone ? m.payments_sent() : m.payments_failed()}
      yes={m.parts_save()}
      busy={act.busy}
      onNo={onClose}
      onYes={() => {
        setTried(true)
        if ((isDone ? reference : note).trim()) void act.run()
      }}
    >
      <p>{isDone ? m.payments_sent_text() : m.payments_failed_text()}</p>
      {isDone && (
        <TextField
          id="payments-reference"
          label={m.payments_reference()}
          value={reference}
          error={missing}
          required
          onChange={(text) => form.set((before) => ({ ...before, reference: text }))}
        />
      )}
      <TextField
        id="payments-note"
        label={m.payments_note()}
        value={note}
        error={isDone ? undefined : missing}
        required={!isDone}
        onChange={(text) => form.set((before) => ({ ...before, note: text }))}
      />
    </Ask>
  )
}
