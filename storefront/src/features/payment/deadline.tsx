/** The time left as a clock and a bar. Screen readers are told only a few milestones of it. */
import { formatTime } from '../../platform/times.ts'
import { useLanguage } from '../../platform/i18n.ts'
import { m } from '../../paraglide/messages.js'
import { URGENT, barWidth, clockText, durationText, milestone } from './countdown.ts'

/** `left` is in milliseconds; `until` is the deadline by this device's clock, in milliseconds since 1970. */
export function Deadline({ left, until }: { left: number; until: number }) {
  const language = useLanguage()
  const minutes = milestone(left)
  return (
    <div>
      <div className="deadline-head">
        <span className="field-label">{m.payment_left()}</span>
        <span className="field-hint">{m.payment_until({ time: formatTime(until, language) })}</span>
      </div>
      <p
        className={left < URGENT ? 'deadline-clock deadline-clock--urgent' : 'deadline-clock'}
        role="timer"
        aria-live="off"
      >
        <time dateTime={durationText(left)}>{clockText(left)}</time>
      </p>
      <div className="deadline-bar">
        <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={barWidth(left)} height="10" />
        </svg>
      </div>
      <output className="visually-hidden">
        {minutes !== null && left > 0 && m.payment_minutes_left({ count: minutes })}
      </output>
    </div>
  )
}
