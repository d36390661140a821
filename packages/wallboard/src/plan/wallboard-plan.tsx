import '../wallboard-tiles.css'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { WallboardBar } from '../wallboard-bar'
import { PlanGround } from './plan-ground'
import { stripSharedSuffix } from './plan-names'
import { layOutPlan, type PlacedMark, type PlanPlace, type PlanSize } from './plan-places'

interface WallboardPlanProps {
  /** Places, those that need attention first: names are dropped from the end. */
  readonly places: readonly PlanPlace[]
  /** Called with whether all names fit. */
  readonly onFit?: (isComplete: boolean) => void
}

/** Font size in units of `--u`, which all sizes of a wallboard scale with. */
const unitsInLetter = 1.5

function toStyle({ x, y, width, height, letter }: PlacedMark) {
  return { left: x, top: y, inlineSize: width, blockSize: height, '--u': `${letter / unitsInLetter}px` } as CSSProperties // CSSProperties has no custom properties
}

interface PlanLabelProps {
  readonly mark: PlacedMark
  readonly title: string
}

function PlanLabel({ mark, title }: PlanLabelProps) {
  const { name, tone, figure, size, share } = mark.place
  const isDot = size === 'dot'
  return (
    <li
      className={`absolute ${isDot ? 'wallboard-dot opacity-70' : 'wallboard-label flex align-items-center'}`}
      data-tone={tone}
      style={toStyle(mark)}
      title={title}
    >
      <b
        className={isDot ? 'sr-only' : 'wallboard-word flex-none text-center font-semibold white-space-nowrap'}
        style={isDot ? undefined : { inlineSize: mark.figureWidth }}
      >
        {figure}
      </b>
      <span className={mark.isNamed ? 'wallboard-label-name flex-1 min-w-0' : 'sr-only'}>
        {name}
        {share !== undefined && mark.isNamed && <WallboardBar share={share} />}
      </span>
    </li>
  )
}

/** Schematic plan of places around a lake, in their relative positions, north at the top. */
export function WallboardPlan({ places, onFit }: WallboardPlanProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<PlanSize>()
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      // a hidden element has no size
      if (width > 0) setRoom({ width, height, letter: Number.parseFloat(getComputedStyle(element).fontSize) })
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const names = stripSharedSuffix(places.map(({ name }) => name))
  const short = places.map((place, index) => ({ ...place, name: names[index] ?? place.name }))
  const { marks, isComplete } = room ? layOutPlan(short, room) : { marks: [], isComplete: undefined }
  useLayoutEffect(() => {
    if (isComplete !== undefined) onFit?.(isComplete)
  }, [isComplete, onFit])
  return (
    <div ref={frame} className="wallboard-ground absolute top-0 left-0 w-full h-full border-round overflow-hidden">
      <PlanGround />
      <ul className="relative w-full h-full">
        {marks.map((mark, index) => (
          <PlanLabel key={mark.place.key} mark={mark} title={`${places[index]?.name} ${mark.place.figure}`} />
        ))}
      </ul>
    </div>
  )
}
