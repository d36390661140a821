import { type ReactNode, useEffect, useRef, useState } from 'react'

interface LazyInViewProps {
  /** Stands there until then, about as high. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** a row or two before it comes into view */
const rootMargin = '200px'

/** Its children once they are nearly in view, and from then on; at once where no browser can tell. */
export function LazyInView({ fallback, children }: LazyInViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const { current } = place
    if (isNear || !current) return
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: rootMargin,
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place}>{fallback}</div>
}
