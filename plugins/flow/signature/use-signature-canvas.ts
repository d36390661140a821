import { useEffect, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'
import { drawName, fitCanvas, ink, paper } from './draw-name'

/** Way in which a signature is made; `typed` is for those who do not draw. */
export type SignatureWay = 'drawn' | 'typed'

/** Draws a signature on a canvas by pointer or touch, or from a typed name. */
export function useSignatureCanvas(way: SignatureWay, name: string) {
  // dialogs render their content after their first effects
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const pad = useRef<SignaturePad>(undefined)
  const strokes = useRef<ReturnType<SignaturePad['toData']>>([])
  const [strokeCount, setStrokeCount] = useState(0)

  useEffect(() => {
    if (!canvas || way !== 'drawn') return
    const element = canvas
    const drawn = new SignaturePad(element, { penColor: ink, backgroundColor: paper, minWidth: 1, maxWidth: 3 })
    const keep = () => {
      strokes.current = drawn.toData()
      setStrokeCount(strokes.current.length)
    }
    const redraw = () => {
      fitCanvas(element)
      drawn.clear()
      drawn.fromData(strokes.current)
    }
    drawn.addEventListener('endStroke', keep)
    pad.current = drawn
    redraw()
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(redraw)
    observer?.observe(element)
    return () => {
      observer?.disconnect()
      drawn.removeEventListener('endStroke', keep)
      drawn.off()
      pad.current = undefined
    }
  }, [canvas, way])
  useEffect(() => {
    if (canvas && way === 'typed') drawName(canvas, name.trim(), fitCanvas(canvas))
  }, [canvas, way, name])

  const draw = (next: typeof strokes.current) => {
    strokes.current = next
    setStrokeCount(next.length)
    pad.current?.clear()
    pad.current?.fromData(next)
  }
  return {
    canvas,
    setCanvas,
    isEmpty: way === 'typed' ? name.trim() === '' : strokeCount === 0,
    clear: () => draw([]),
    undo: () => draw(strokes.current.slice(0, -1)),
  }
}
