import { type AriaAttributes, type ComponentType, useCallback, useRef } from 'react'
import { PartBoundary } from './part-boundary'
import { createLoader, type Loader, useLoader } from './loadable'
import { TextInput } from './text-input'

/** What every control tells the page about itself. */
export interface ControlProps extends AriaAttributes {
  readonly id?: string | undefined
  readonly disabled?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
  /** What takes the focus. */
  readonly ref?: ((element: HTMLElement | null) => void) | undefined
}

interface LoadingControlProps<Props> {
  readonly loader: Loader<ComponentType<Props>>
  readonly getText: (props: Props) => string
  readonly props: Props & ControlProps
}

function LoadingControl<Props>({ loader, getText, props }: LoadingControlProps<Props>) {
  const Control = useLoader(loader)
  const hasFocus = useRef(false)
  const { id, ref, 'aria-label': label, 'aria-describedby': describedBy } = props
  const take = useCallback(
    (element: HTMLElement | null) => {
      ref?.(element)
      if (!element || !hasFocus.current) return
      hasFocus.current = false
      element.focus()
    },
    [ref],
  )
  if (Control) return <Control {...props} ref={take} />
  return (
    <TextInput
      id={id}
      ref={ref}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy="true"
      readOnly
      value={getText(props)}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    />
  )
}

/**
 * A control whose code comes when it is first shown. Until then a box of its size has its label, its text and the
 * focus, which it hands on; where the code does not come, the rest of the form stays.
 */
export function createLazyControl<Props>(load: () => Promise<ComponentType<Props>>, textOf: (props: Props) => string) {
  const loader = createLoader(load)
  return function LazyControl(props: Props & ControlProps) {
    return (
      <PartBoundary>
        <LoadingControl loader={loader} getText={textOf} props={props} />
      </PartBoundary>
    )
  }
}
