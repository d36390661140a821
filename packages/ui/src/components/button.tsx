import './button.css'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from './icon'

const variantClasses = {
  primary: 'kit-button kit-button-primary ',
  plain: 'kit-button kit-button-plain ',
  danger: 'kit-button kit-button-danger ',
  quiet: 'kit-button kit-button-quiet ',
  bare: 'kit-button kit-button-text ',
  link: 'kit-link ',
  action: 'kit-action ',
  pinned: 'kit-action kit-action-pinned ',
  own: '',
} as const

/**
 * Look of a button: `primary` once per screen, `danger` for what cannot be undone, `quiet` without a border, `bare` in
 * the colours of its toolbar, `link` within a text, `action` in a table row, `pinned` if it is always visible there, `own` styled by `className`.
 */
export type ButtonVariant = keyof typeof variantClasses

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant
  readonly icon?: IconName
  /** Whether an operation is pending: the button stays focusable, ignores clicks and shows a spinner. */
  readonly busy?: boolean
  /** Classes for the layout; the look is up to `variant`. */
  readonly className?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** Button with a label; `primary` marks the main action of a screen. */
export function Button({ variant = 'plain', icon, busy = false, className = '', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      className={variantClasses[variant] + className}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Icon name="spinner" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
