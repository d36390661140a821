import type Canvas from 'diagram-js/lib/core/Canvas'

/** what the palette takes, with air on both sides */
const paletteRoom = 176
const air = 24

/** a small drawing is brought nearer, a single element does not fill the page */
const nearest = 1.25

/** All of a drawing at once, beside the palette that lies over its left. */
export function fitBeside(canvas: Canvas): void {
  const { inner, outer } = canvas.viewbox()
  if (!(inner.width > 0 && inner.height > 0 && outer.width > paletteRoom + air)) return
  const [width, height] = [outer.width - paletteRoom - air, outer.height - 2 * air]
  const scale = Math.min(nearest, width / inner.width, height / inner.height)
  canvas.viewbox({
    x: inner.x - (paletteRoom + (width - inner.width * scale) / 2) / scale,
    y: inner.y - (outer.height / scale - inner.height) / 2,
    width: outer.width / scale,
    height: outer.height / scale,
  })
}
