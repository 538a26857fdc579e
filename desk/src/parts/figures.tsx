/** How amounts, moments and states are shown everywhere. */
import type { ReactNode } from 'react'
import { type Money, moneyText } from '../platform/money.ts'
import { momentText, wholeMoment } from '../platform/moments.ts'

/** An amount with its currency; right-aligned where it stands in a column. */
export const Amount = ({ money }: { money: Money | null | undefined }) => (
  <span className="figure-amount">{money ? moneyText(money) : '–'}</span>
)

export const Moment = ({ at }: { at: string | null | undefined }) =>
  at ? (
    <time dateTime={at} title={wholeMoment(at)} className="figure-moment">
      {momentText(at)}
    </time>
  ) : (
    <span>–</span>
  )

/** `quiet`: nothing to do. `leaf`: as it should be. `clay`: needs somebody. `err`: went wrong. */
export type Tone = 'quiet' | 'leaf' | 'clay' | 'err'

export const Tag = ({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`tag tag--${tone}`}>{children}</span>
)

/** A part of a whole as a bar, such as what is left in stock. `share` is 0 to 1. */
export const Bar = ({ share, tone = 'leaf', label }: { share: number; tone?: Tone; label: string }) => (
  <span className={`figure-bar figure-bar--${tone}`} role="img" aria-label={label} title={label}>
    <span style={{ inlineSize: `${Math.max(0, Math.min(1, share)) * 100}%` }} />
  </span>
)
