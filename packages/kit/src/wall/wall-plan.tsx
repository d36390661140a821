import './wall-tiles.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { nameWidth, type PlanPlace, type PlanRoom, placesOnPlan } from './plan-places'

interface WallPlanProps {
  /** Those that somebody has to look after first: they are named first. */
  readonly places: readonly PlanPlace[]
}

/** In letters: how far the ground reaches around a place, in steps that look like contours. */
const grounds = [5, 3.4, 2.1]

/** The places where they lie to one another, with north above; a plan, not a map. */
export function WallPlan({ places }: WallPlanProps) {
  const list = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState<PlanRoom>()
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () =>
      setRoom({ width: element.clientWidth, height: element.clientHeight, letter: Number.parseFloat(getComputedStyle(element).fontSize) })
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const marks = room ? placesOnPlan(places, room) : []
  const letter = room?.letter ?? 0
  return (
    <div className="wall-ground absolute top-0 left-0 w-full h-full">
      <svg className="absolute w-full h-full" aria-hidden="true">
        {grounds.map((reach) => (
          <g key={reach}>
            {marks.map(({ place: { key }, x, y }) => (
              <circle key={key} cx={x} cy={y} r={reach * letter} />
            ))}
          </g>
        ))}
      </svg>
      <ul ref={list} className="relative w-full h-full">
        {marks.map(({ place: { key, name, tone, figure }, x, y, named, shift }) => (
          <li
            key={key}
            className="absolute flex flex-column align-items-center"
            data-tone={tone}
            style={{ left: x, top: y, translate: '-50% -50%' }}
          >
            <b className="wall-mark wall-small flex align-items-center justify-content-center border-circle font-semibold">{figure}</b>
            <span
              className={named === 'nowhere' ? 'sr-only' : 'wall-tile-name wall-plan-name absolute text-center'}
              style={{ [named === 'above' ? 'bottom' : 'top']: '100%', maxInlineSize: nameWidth * letter, translate: `${shift}px` }}
            >
              {name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
