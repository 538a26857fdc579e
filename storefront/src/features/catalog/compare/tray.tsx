/** The hint at the foot of the window: how many varieties are chosen, with a link to their comparison. */
import { Link, useLocation } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '@semena/ui/icon'
import { searchOf } from './search.ts'
import { keepCompared, useCompared } from './store.ts'

/** Pages without the hint: the comparison itself, and everything from the basket to the payment. */
const ELSEWHERE = /^\/(?:compare|basket|checkout|payment)(?:\/|$)/

export function CompareTray() {
  const chosen = useCompared()
  const { pathname } = useLocation()
  if (chosen.length === 0 || ELSEWHERE.test(pathname)) return null
  return (
    <nav className="compare-tray" aria-label={m.compare_title()}>
      <Link to="/compare" search={searchOf(chosen)} className="compare-tray-link">
        <Icon name="scales" />
        {m.compare_chosen({ count: chosen.length })}
      </Link>
      <button type="button" className="button-square" aria-label={m.compare_clear()} onClick={() => keepCompared([])}>
        <Icon name="x" small />
      </button>
    </nav>
  )
}
