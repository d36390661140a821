import { useEffect, useState } from 'react'

/** Distance from the top of the viewport, in CSS pixels, above which a section counts as passed. */
const passedLine = 240

const getSection = (id: string) => document.getElementById(id)

/** Returns the last section that was scrolled to the top of the viewport, or the one with the focus where that cannot be scrolled there. */
function findActive(ids: readonly string[], scroller: Element): string | undefined {
  const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2
  const focused = ids.find((id) => getSection(id)?.contains(document.activeElement))
  if (isAtEnd && scroller.scrollTop > 0) return focused ?? ids.at(-1)
  return ids.findLast((id) => (getSection(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= passedLine) ?? ids[0]
}

/** Returns the id of the section that the user is in, by scrolling or by the focus; initially the first one. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const known = ids.join(' ')
  useEffect(() => {
    const all = known.split(' ')
    const scrolled = ({ target }: Event) => {
      const scroller = target instanceof Element ? target : document.documentElement
      if (scroller.contains(getSection(all[0] ?? ''))) setCurrent(findActive(all, scroller))
    }
    const focused = ({ target }: FocusEvent) => {
      const section = all.find((id) => target instanceof Node && getSection(id)?.contains(target))
      if (section !== undefined) setCurrent(section)
    }
    document.addEventListener('scroll', scrolled, { capture: true, passive: true })
    document.addEventListener('focusin', focused)
    return () => {
      document.removeEventListener('scroll', scrolled, { capture: true })
      document.removeEventListener('focusin', focused)
    }
  }, [known])
  return current
}
