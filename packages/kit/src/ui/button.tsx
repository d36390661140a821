import './button.css'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from './icon'

const variantClasses = {
  primary: 'kit-button kit-button-primary ',
  plain: 'kit-button kit-button-plain ',
  danger: 'kit-button kit-button-danger ',
  quiet: 'kit-button kit-button-quiet ',
  bare: 'kit-button kit-button-bare ',
  link: 'kit-link ',
  action: 'kit-action ',
  risk: 'kit-action kit-action-danger ',
  own: '',
} as const

/**
 * `primary` once per screen; `danger` for what cannot be taken back; `quiet` without a frame; `bare` in the colours of
 * the bar that it stands in; `link` in a text; `action` and `risk` in a row; `own` as its class says.
 */
export type ButtonVariant = keyof typeof variantClasses

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant
  readonly icon?: IconName
  /** Under way: stays focusable, does nothing. */
  readonly busy?: boolean
  /** Where it stands; how it looks is its kind's. */
  readonly className?: string
  readonly ref?: Ref<HTMLButtonElement>
}

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
