import { getOwn } from '@jwsk/sdk'

/** Colors of the light mode by CSS variable, because exported images must not depend on the current theme. */
const printColors: Readonly<Record<string, string>> = {
  '--surface-1': '#fff',
  '--text': '#000',
  '--success': '#147a3c',
  '--success-soft': '#e3f4e9',
  '--danger': '#c32222',
  '--danger-soft': '#fdeaea',
  '--info': '#0a66b5',
  '--info-soft': '#e3f0fb',
  '--warning': '#935200',
  '--warning-soft': '#fdf1dc',
  '--accent': '#1f5fe0',
  '--accent-soft': '#e9effc',
  '--help': '#7a35c4',
  '--help-soft': '#f2ebf9',
}

/** Replaces CSS variables in an SVG, so that it is independent of this page. */
export const toPlainSvg = (svg: string): string =>
  svg.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => getOwn(printColors, name) ?? whole)

/** PNG pixels per diagram unit: sharp on paper. */
const density = 2

/** Converts an SVG to a PNG. Rejects if the browser cannot render it. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image()
  const url = URL.createObjectURL(new Blob([toPlainSvg(svg)], { type: 'image/svg+xml' }))
  try {
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth * density
    canvas.height = image.naturalHeight * density
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no drawing in this browser')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}
