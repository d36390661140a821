import { useEffect, useState } from 'react'

/** the part of the window, under its head, in which a section is the one that is read */
const observerMargin = '-120px 0px -60% 0px'

/** The section that stands at the top of what is seen, by its id; the first until one is known. */
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
