import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { DefaultModule } from '../i18n/types'

/** Value that is loaded once, on first use. */
export interface Loader<T> {
  /** Returns the loaded value; `undefined` before. */
  readonly peek: () => T | undefined
  /** Starts loading unless that is pending or done. After a failure the next call retries. */
  readonly preload: () => Promise<T>
}

export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  let value: T | undefined
  let loading: Promise<T> | undefined
  const start = async () => {
    try {
      value = await load()
      return value
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return {
    peek: () => value,
    preload: () => {
      loading ??= start()
      return loading
    },
  }
}

function startLoading<T>(loader: Loader<T>): Promise<T> | undefined {
  if (loader.peek() !== undefined) return undefined
  const promise = loader.preload()
  // handled by the effect below; a component that is unmounted by then needs no error
  promise.catch(() => undefined)
  return promise
}

/**
 * Returns the value of a loader; `undefined` while loading.
 *
 * @throws the error of the loader, for an error boundary; the next mount retries
 */
export function useLoader<T>(loader: Loader<T>): T | undefined {
  // while rendering, so that nested chunks start loading before the page is committed
  const [promise] = useState(() => startLoading(loader))
  const [failure, fail] = useState<{ readonly error: unknown }>()
  const [, rerender] = useState(false)
  useEffect(() => {
    let isMounted = true
    promise?.then(
      () => isMounted && rerender(true),
      (error: unknown) => isMounted && fail({ error }),
    )
    return () => {
      isMounted = false
    }
  }, [promise])
  if (failure) throw failure.error
  return loader.peek()
}

const FallbackContext = createContext<ReactNode>(null)

interface FallbackProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Provides the fallback of the {@link loadable} components below it while they load. */
export const Fallback = ({ fallback: show, children }: FallbackProps) => <FallbackContext value={show}>{children}</FallbackContext>

/** Renders the component of a loader; the nearest fallback while it loads. */
export function LoaderOutlet<Props extends object>({
  loader,
  props,
}: {
  readonly loader: Loader<ComponentType<Props>>
  readonly props: Props
}): ReactNode {
  const Component = useLoader(loader)
  const fallback = useContext(FallbackContext)
  if (!Component) return fallback
  return (
    <FallbackContext value={null}>
      <Component {...props} />
    </FallbackContext>
  )
}

export type Loadable<Props> = ComponentType<Props> & Pick<Loader<ComponentType<Props>>, 'preload'>

/**
 * Creates a lazy component: its code loads on first render, or earlier by `preload`.
 * Not React's `lazy`, because Suspense delays what it reveals after a fallback by up to 300 ms, on every level.
 *
 * @example
 * const Chart = loadable(() => import('./chart'))
 * <Fallback fallback={<Skeleton />}><Chart /></Fallback>
 */
export function loadable<Props extends object>(load: () => Promise<DefaultModule<ComponentType<Props>>>): Loadable<Props> {
  const loader = createLoader(async () => (await load()).default)
  const LoadableComponent = (props: Props) => <LoaderOutlet loader={loader} props={props} />
  return Object.assign(LoadableComponent, { preload: loader.preload })
}
