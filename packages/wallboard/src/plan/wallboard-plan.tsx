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

/** In ems; the point of a place whose label is this close is hidden by it. */
const minLeaderLength = 0.25
const pointRadius = 0.16

function toStyle({ x, y, width, height, letter }: PlacedMark) {
  return { left: x, top: y, inlineSize: width, blockSize: height, '--u': `${letter / unitsInLetter}px` } as CSSProperties // CSSProperties has no custom properties
}

/** Returns the end of the line at a label: the point of its box that is closest to the place; `undefined` if the place is in the box. */
function findLeaderEnd({ x, y, width, height, anchor, letter }: PlacedMark) {
  if (!anchor) return undefined
  const end = {
    x: Math.min(Math.max(anchor.x, x - width / 2), x + width / 2),
    y: Math.min(Math.max(anchor.y, y - height / 2), y + height / 2),
  }
  return Math.hypot(end.x - anchor.x, end.y - anchor.y) > letter * minLeaderLength ? end : undefined
}

/** Points of the places whose label had to move, each with a line to its label. */
const PlanLeaders = ({ marks }: { readonly marks: readonly PlacedMark[] }) => (
  <svg className="wallboard-leaders absolute top-0 left-0 w-full h-full" aria-hidden="true">
    {marks.map((mark) => {
      const [end, { anchor }] = [findLeaderEnd(mark), mark]
      if (!end || !anchor || mark.place.size === 'dot') return null
      return (
        <g key={mark.place.key} data-tone={mark.place.tone}>
          <line x1={anchor.x} y1={anchor.y} x2={end.x} y2={end.y} />
          <circle cx={anchor.x} cy={anchor.y} r={mark.letter * pointRadius} />
        </g>
      )
    })}
  </svg>
)

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

/** Plan of places at their relative positions, which are the same on every screen, north at the top. */
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
      <PlanLeaders marks={marks} />
      <ul className="relative w-full h-full">
        {marks.map((mark, index) => (
          <PlanLabel key={mark.place.key} mark={mark} title={`${places[index]?.name} ${mark.place.figure}`} />
        ))}
      </ul>
    </div>
  )
}
