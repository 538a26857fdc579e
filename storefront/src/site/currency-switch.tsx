/**
 * The choice of the currency to read prices in (docs/rules.md#reading-prices). Absent where the shop has no display
 * rates.
 */
import { m } from '../paraglide/messages.js'
import { useChannel } from '../platform/channel.ts'
import { formatDate } from '../platform/dates.ts'
import { currentLanguage } from '../platform/i18n.ts'
import { currencySymbol } from '@semena/contract/currencies'
import { useDisplayCurrency } from '../platform/display-currency.ts'
import { userStore } from '../platform/user-store.ts'
import { useEarlyClick } from '@semena/ui/early-clicks'

export function CurrencySwitch({ id: note }: { id: string }) {
  const { currency, rates } = useChannel()
  const chosen = useDisplayCurrency()?.currency ?? currency
  if (!rates) return null
  return (
    <div className="currency-switch">
      <ul className="switch-list" aria-label={m.site_currency()}>
        {[currency, ...Object.keys(rates.rates)].map((code) => (
          <li key={code}>
            <CurrencyButton code={code} chosen={code === chosen} note={note} />
          </li>
        ))}
      </ul>
      <p id={note} className="currency-switch-note" role="tooltip">
        {m.site_currency_note({
          currency: currencySymbol(currency),
          date: formatDate(rates.date, currentLanguage()),
        })}
      </p>
    </div>
  )
}

function CurrencyButton({ code, chosen, note }: { code: string; chosen: boolean; note: string }) {
  const ref = useEarlyClick()
  return (
    <button
      ref={ref}
      type="button"
      data-early=""
      aria-label={`${code} ${currencySymbol(code)}`}
      aria-pressed={chosen}
      aria-describedby={note}
      onClick={() => userStore.change({ currency: code })}
    >
      {currencySymbol(code)}
    </button>
  )
}
