import { useEffect, useState } from 'react'

/** area of the viewport, below the header, in which a section counts as active */
const observerMargin = '-120px 0px -60% 0px'

/** Returns the id of the section at the top of the viewport; initially the first one. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const known = ids.join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const seen = new Set<string>()
    const all = known.split(' ')
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) isIntersecting ? seen.add(target.id) : seen.delete(target.id)
        const first = all.find((id) => seen.has(id))
        if (first !== undefined) setCurrent(first)
      },
      { rootMargin: observerMargin },
    )
    for (const id of all) {
      const section = document.getElementById(id)
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [known])
  return current
}
