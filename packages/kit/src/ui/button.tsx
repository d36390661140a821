import './styles'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from './icon'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** `primary` once per screen; `danger` for what cannot be taken back; `quiet` without a frame. */
  readonly kind?: 'primary' | 'plain' | 'danger' | 'quiet'
  readonly icon?: IconName
  /** Under way: stays focusable, does nothing. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ kind = 'plain', icon, busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`kit-button kit-button-${kind}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Icon name="spinner" /> : icon && <Icon name={icon} />}
      {children === undefined ? null : <span className="kit-button-label">{children}</span>}
    </button>
  )
}
