import { type AriaAttributes, type ComponentType, useCallback, useRef } from 'react'
import { createLoader, type Loader, useLoader } from './loadable'
import { PartBoundary } from './part-boundary'
import { TextInput } from './text-input'

/** Props common to all form controls. */
export interface ControlProps extends AriaAttributes {
  readonly id?: string | undefined
  readonly disabled?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
  /** Ref to the focusable element. */
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
  const setRef = useCallback(
    (element: HTMLElement | null) => {
      ref?.(element)
      if (!element || !hasFocus.current) return
      hasFocus.current = false
      element.focus()
    },
    [ref],
  )
  if (Control) return <Control {...props} ref={setRef} />
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
 * Creates a control whose code loads on first render. Until then a read-only box of the same size shows the label and
 * the text, and passes its focus on to the control; if loading fails, the rest of the form stays.
 */
export function createLazyControl<Props>(load: () => Promise<ComponentType<Props>>, getText: (props: Props) => string) {
  const loader = createLoader(load)
  return function LazyControl(props: Props & ControlProps) {
    return (
      <PartBoundary>
        <LoadingControl loader={loader} getText={getText} props={props} />
      </PartBoundary>
    )
  }
}
