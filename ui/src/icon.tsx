/** Icons: 24 px grid, 1.5 px line, `currentColor`, from one sprite file that the browser keeps. */
import sprite from './icons.svg?url'

export const ICONS = [
  'search',
  'heart',
  'bag',
  'user',
  'menu',
  'x',
  'filter',
  'right',
  'left',
  'plus',
  'minus',
  'check',
  'parcel',
  'clock',
  'copy',
  'lock',
  'card',
  'coin',
  'sun',
  'moon',
  'auto',
  'seed',
  'cold',
  'warn',
  'trash',
  'down',
  'mail',
  'phone',
  'globe',
  'scales',
] as const
export type IconName = (typeof ICONS)[number]

/** An icon, hidden from screen readers because its control has a label. */
export function Icon({ name, small, className = '' }: { name: IconName; small?: boolean; className?: string }) {
  return (
    <svg className={`icon ${small ? 'icon--small' : ''} ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
