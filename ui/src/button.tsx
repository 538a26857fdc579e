/** Buttons, and links that look like them: one `leaf` on a view, `line` beside it, squares of 44 px with an icon. */
import type { ButtonHTMLAttributes } from 'react'
import { useEarlyClick } from './early-clicks.ts'

export type ButtonLook = 'leaf' | 'line' | 'link' | 'square' | 'square-leaf' | 'square-line'

interface Looks {
  look: ButtonLook
  big?: boolean
  wide?: boolean
  /** For what looks like a button that cannot be pressed. */
  disabled?: boolean
  className?: string
}

const LOOKS: Record<ButtonLook, string> = {
  leaf: 'button',
  line: 'button button--line',
  link: 'button-link',
  square: 'button-square',
  'square-leaf': 'button-square button-square--leaf',
  'square-line': 'button-square button-square--line',
}

export const buttonClass = ({ look, big, wide, disabled, className }: Looks): string =>
  [LOOKS[look], big && 'button--big', wide && 'button--wide', disabled && 'button--off', className]
    .filter(Boolean)
    .join(' ')

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look: ButtonLook
  big?: boolean
  wide?: boolean
  /** Something is under way: the width stays, a line travels, another press does nothing. */
  busy?: boolean
}

export function Button({
  look,
  big = false,
  wide = false,
  busy = false,
  className = '',
  type = 'button',
  onClick,
  ...rest
}: Props) {
  const ref = useEarlyClick()
  return (
    <button
      ref={ref}
      type={type}
      data-early={type === 'button' ? '' : undefined}
      className={buttonClass({ look, big, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  )
}
