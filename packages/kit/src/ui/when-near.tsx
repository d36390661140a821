import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  /** Stands there until then, about as high. */
  readonly meanwhile: ReactNode
  readonly children: ReactNode
}

/** a row or two before it comes into view */
const margin = '200px'

/** Its children once they are nearly in view, and from then on; at once where no browser can tell. */
export function WhenNear({ meanwhile, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const { current } = place
    if (isNear || !current) return
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: margin,
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place}>{meanwhile}</div>
}
