import { type ReactNode, useEffect, useRef, useState } from 'react'

interface LazyInViewProps {
  /** Placeholder of about the same height. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** One or two rows before the children come into view. */
const rootMargin = '200px'

/** Renders its children once they come within 200 px of the viewport; `fallback` before. Renders them at once without `IntersectionObserver`. */
export function LazyInView({ fallback, children }: LazyInViewProps) {
  const placeholder = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const { current } = placeholder
    if (isNear || !current) return
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin,
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={placeholder}>{fallback}</div>
}
