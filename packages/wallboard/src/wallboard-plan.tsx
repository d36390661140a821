import './wallboard-tiles.css'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { PlanGround } from './plan-ground'
import { stripSharedSuffix } from './plan-names'
import { layOutPlan, type PlanPlace, type PlanSize } from './plan-places'

interface WallboardPlanProps {
  /** Places, those that need attention first: names are dropped from the end. */
  readonly places: readonly PlanPlace[]
}

/** Font size in units of `--u`, which all sizes of a wallboard scale with. */
const unitsInLetter = 1.5

const toStyle = (left: number, top: number, letter: number) => ({ left, top, '--u': `${letter / unitsInLetter}px` }) as CSSProperties // CSSProperties has no custom properties

/** Schematic plan of places in their relative positions, north at the top. */
export function WallboardPlan({ places }: WallboardPlanProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<PlanSize>()
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () =>
      setRoom({ width: element.clientWidth, height: element.clientHeight, letter: Number.parseFloat(getComputedStyle(element).fontSize) })
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const names = stripSharedSuffix(places.map(({ name }) => name))
  const short = places.map((place, index) => ({ ...place, name: names[index] ?? place.name }))
  const marks = room ? layOutPlan(short, room) : []
  return (
    <div ref={frame} className="wallboard-ground absolute top-0 left-0 w-full h-full border-round overflow-hidden">
      {room && <PlanGround marks={marks} room={room} />}
      <ul className="relative w-full h-full">
        {marks.map(({ place: { key, name, tone, figure, size }, x, y, letter, name: box }, index) => (
          <li key={key} className="absolute" data-tone={tone} style={toStyle(x, y, letter)} title={`${places[index]?.name} ${figure}`}>
            <b
              className={`wallboard-mark wallboard-small flex align-items-center justify-content-center font-semibold ${size === 'dot' ? 'opacity-70' : ''}`}
            >
              {size === 'dot' ? <span className="sr-only">{figure}</span> : figure}
            </b>
            <span
              className={box ? 'wallboard-plan-name absolute text-center overflow-hidden' : 'sr-only'}
              style={box && { inlineSize: box.width, maxBlockSize: box.height }}
            >
              {name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
