interface Zoomed {
  zoom(): number
  zoom(scale: number, center: { readonly x: number; readonly y: number }): number
  scroll(by: { readonly dx: number; readonly dy: number }): unknown
}

interface Point {
  readonly x: number
  readonly y: number
}

const minScale = 0.1
const maxScale = 4

const distance = ([one, other]: readonly Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0)

/**
 * Pans with one finger and zooms with two.
 * @returns A function that removes the listeners.
 */
export function enablePinchZoom(host: HTMLElement, canvas: Zoomed): () => void {
  const fingers = new Map<number, Point>()
  const toPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = host.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const handleDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch') fingers.set(event.pointerId, toPoint(event))
  }
  const handleUp = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId)
  const handleMove = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId)
    if (!from) return
    const before = distance([...fingers.values()])
    const to = toPoint(event)
    fingers.set(event.pointerId, to)
    if (fingers.size === 1) canvas.scroll({ dx: to.x - from.x, dy: to.y - from.y })
    if (fingers.size !== 2 || before === 0) return
    const points = [...fingers.values()]
    const center = { x: points.reduce((sum, { x }) => sum + x, 0) / 2, y: points.reduce((sum, { y }) => sum + y, 0) / 2 }
    canvas.zoom(Math.min(maxScale, Math.max(minScale, (canvas.zoom() * distance(points)) / before)), center)
  }
  const listeners = {
    pointerdown: handleDown,
    pointermove: handleMove,
    pointerup: handleUp,
    pointercancel: handleUp,
    pointerleave: handleUp,
  }
  const each = (act: 'addEventListener' | 'removeEventListener') => {
    for (const [name, listener] of Object.entries(listeners)) host[act](name, listener as EventListener) // each listener takes pointer events
  }
  each('addEventListener')
  return () => each('removeEventListener')
}
