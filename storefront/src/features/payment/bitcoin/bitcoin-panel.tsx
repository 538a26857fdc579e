/** Paying with Bitcoin on our own page: how much to send, to which address, and what has come. */
import { Fragment } from 'react'
import { m } from '../../../paraglide/messages.js'
import { formatTime } from '../../../platform/times.ts'
import { useLanguage } from '../../../platform/i18n.ts'
import { formatPrice } from '../../../platform/money.ts'
import type { Money } from '../../../platform/money.ts'
import { Icon } from '@semena/ui/icon'
import { Note } from '@semena/ui/note'
import { CopyField } from '../copy-field.tsx'
import { type BitcoinDetails, satoshi } from './details.ts'
import { QrCode } from '../qr-code.tsx'
import { StepList } from '../step-list.tsx'

/** Names of sources of exchange rates, which are the same in every language. */
const SOURCES: Readonly<Record<string, string>> = {
  mempool: 'mempool.space',
  coinbase: 'Coinbase',
  coingecko: 'CoinGecko',
  kraken: 'Kraken',
}

/** Whether something has been sent already, so that only the rest is asked for. */
const isRest = ({ seen }: BitcoinDetails): boolean => satoshi(seen) > 0n

/** An address in groups of four characters, for comparing it with what a wallet shows. */
function Address({ address }: { address: string }) {
  return (
    <>
      {(address.match(/.{1,4}/g) ?? []).map((group, i) => (
        // The groups of an address never change their order, so the index can be the key.
        <Fragment key={i}>
          <span>{group}</span>
          <wbr />
        </Fragment>
      ))}
    </>
  )
}

/** The amount to send and the address. `asked` is the part of the order's total that the quote was made for. */
export function BitcoinDue({ details, asked }: { details: BitcoinDetails; asked: Money }) {
  const { address, due } = details
  if (!address) return null
  return (
    <>
      <TestNetwork network={details.network} />
      <CopyField
        label={isRest(details) ? m.payment_bitcoin_send_rest() : m.payment_bitcoin_send()}
        value={due}
        action={m.payment_copy_amount()}
        hint={<Rate details={details} asked={asked} />}
      >
        <code>
          <b>{due}</b>
        </code>{' '}
        BTC
      </CopyField>
      <CopyField label={m.payment_bitcoin_address()} value={address} action={m.payment_copy_address()} long>
        <code className="copy-field-groups">
          <Address address={address} />
        </code>
      </CopyField>
      <ul className="bitcoin-panel-rules">
        <li>
          <Icon name="warn" small />
          {isRest(details) ? m.payment_bitcoin_exact_rest() : m.payment_bitcoin_exact()}
        </li>
        <li>
          <Icon name="warn" small />
          {m.payment_bitcoin_network()}
        </li>
        <li>
          <Icon name="globe" small />
          {m.payment_bitcoin_private()}
        </li>
      </ul>
    </>
  )
}

/** Amount and address as a QR code to scan, and as a link to a wallet on this device. */
export function BitcoinScan({ details }: { details: BitcoinDetails }) {
  const { address, uri, due } = details
  if (!address || !uri) return null
  return (
    <>
      <div>
        <QrCode
          text={uri}
          label={m.payment_bitcoin_qr({ amount: due, address })}
          failed={m.payment_bitcoin_qr_failed()}
        />
      </div>
      <div className="pay-panel-wallet">
        <a href={uri} className="button button--big button--wide bitcoin-panel-wallet">
          {m.payment_bitcoin_open()}
        </a>
        <p className="field-hint">{m.payment_bitcoin_open_hint()}</p>
      </div>
    </>
  )
}

/** The exchange rate of the quote, and what the missing amount is worth by it. */
function Rate({ details, asked }: { details: BitcoinDetails; asked: Money }) {
  const language = useLanguage()
  const { rate, due } = details
  if (!rate) return null
  const facts = {
    price: formatPrice({ amount: rate.price, currency: rate.currency }),
    source: SOURCES[rate.source] ?? rate.source,
    time: rate.at === null ? '' : formatTime(rate.at, language),
  }
  const worth = { amount: Number(due) * rate.price, currency: rate.currency }
  return (
    <p className="field-hint">
      {isRest(details)
        ? m.payment_bitcoin_rate_rest({ ...facts, amount: formatPrice(worth) })
        : m.payment_bitcoin_rate({ ...facts, amount: formatPrice(asked) })}
    </p>
  )
}

function TestNetwork({ network }: { network: string }) {
  if (network === 'bitcoin') return null
  return (
    <Note tone="clay" icon="warn">
      <p>{m.payment_bitcoin_test({ network })}</p>
    </Note>
  )
}

/** The coins that have come so far. `asks` says that the rest can still be sent at this rate. */
export function BitcoinCoins({ details, asks }: { details: BitcoinDetails; asks: boolean }) {
  const { coins, seen, due, confirmations } = details
  if (coins.length === 0) return null
  return (
    <div className="bitcoin-panel-part">
      <h2 className="field-label">{m.payment_bitcoin_coins()}</h2>
      <ul className="bitcoin-panel-coins">
        {coins.map((coin) => (
          <li key={coin.reference}>
            <p className="bitcoin-panel-coin">
              <b className="text-strong">{coin.amount} BTC</b>
              <span className="text-small text-soft">
                {coin.confirmations < confirmations.required
                  ? m.payment_bitcoin_confirmations({ got: coin.confirmations, required: confirmations.required })
                  : m.payment_bitcoin_confirmed()}
              </span>
            </p>
            <code className="bitcoin-panel-transaction">{coin.reference}</code>
          </li>
        ))}
      </ul>
      {asks && satoshi(due) > 0n && (
        <dl className="sums">
          {coins.length > 1 && (
            <>
              <dt>{m.payment_bitcoin_seen_sum()}</dt>
              <dd>{seen} BTC</dd>
            </>
          )}
          <dt>{m.payment_bitcoin_due_sum()}</dt>
          <dd className="text-clay">{due} BTC</dd>
        </dl>
      )}
    </div>
  )
}

/** The steps from the order to the parcel, with the one that the payment has reached. */
export function BitcoinSteps({ details, placed }: { details: BitcoinDetails; placed: boolean }) {
  const { confirmations, due, seen } = details
  const rest = isRest(details)
  const sent = rest && satoshi(due) === 0n
  const now = !sent ? 1 : satoshi(seen) > satoshi(details.confirmed) ? 3 : 4
  const steps = [
    ...(placed ? [m.payment_step_placed()] : []),
    sent ? m.payment_bitcoin_step_sent() : rest ? m.payment_bitcoin_step_rest() : m.payment_bitcoin_step_send(),
    m.payment_bitcoin_step_seen(),
    sent
      ? m.payment_bitcoin_confirmations({ got: confirmations.got, required: confirmations.required })
      : m.payment_bitcoin_step_confirm(),
    m.payment_step_done(),
  ]
  const at = placed ? now : now - 1
  return <StepList steps={steps} at={at} />
}
