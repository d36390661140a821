import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { DefaultModule } from '../i18n/types'

/** Something that is fetched once, when it is first needed. */
export interface Loader<T> {
  /** What came, once it has. */
  readonly peek: () => T | undefined
  /** Sets out unless it is under way or there; after a failure the next call sets out again. */
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
  const coming = loader.preload()
  // told by the effect below; a part that is gone by then misses nothing
  coming.catch(() => undefined)
  return coming
}

/** What a loader brought; `undefined` until then. Throws what it failed with; another mount tries again. */
export function useLoader<T>(loader: Loader<T>): T | undefined {
  // while rendering, so that what stands further down need not wait for the page
  const [coming] = useState(() => startLoading(loader))
  const [failure, fail] = useState<{ readonly error: unknown }>()
  const [, arrive] = useState(false)
  useEffect(() => {
    let isHere = true
    coming?.then(
      () => isHere && arrive(true),
      (error: unknown) => isHere && fail({ error }),
    )
    return () => {
      isHere = false
    }
  }, [coming])
  if (failure) throw failure.error
  return loader.peek()
}

const FallbackContext = createContext<ReactNode>(null)

interface FallbackProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** What stands in for the {@link loadable} parts below it while they are on their way. */
export const Fallback = ({ fallback: show, children }: FallbackProps) => <FallbackContext value={show}>{children}</FallbackContext>

/** A component of a loader's, with the nearest fallback until it is there. */
export function LoaderOutlet<Props extends object>({
  loader,
  props,
}: {
  readonly loader: Loader<ComponentType<Props>>
  readonly props: Props
}): ReactNode {
  const Shown = useLoader(loader)
  const fallback = useContext(FallbackContext)
  if (!Shown) return fallback
  return (
    <FallbackContext value={null}>
      <Shown {...props} />
    </FallbackContext>
  )
}

export type Loadable<Props> = ComponentType<Props> & Pick<Loader<ComponentType<Props>>, 'preload'>

/**
 * A component that is fetched when it is first shown, or begun earlier.
 * Not React's `lazy`: what Suspense reveals after a fallback waits until 300 ms have passed since the last one, on every level.
 *
 * @example
 * const Chart = loadable(() => import('./chart'))
 * <Fallback show={<Skeleton />}><Chart /></Fallback>
 */
export function loadable<Props extends object>(load: () => Promise<DefaultModule<ComponentType<Props>>>): Loadable<Props> {
  const loader = createLoader(async () => (await load()).default)
  const Part = (props: Props) => <LoaderOutlet loader={loader} props={props} />
  return Object.assign(Part, { preload: loader.preload })
}
