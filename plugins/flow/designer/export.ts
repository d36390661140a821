import { getOwn } from '@jwsk/sdk'

/** A picture that somebody sends on is not as this screen is: it has the colours of the light mode. */
const printed: Readonly<Record<string, string>> = {
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

/** The picture of a drawing, in colours that do not need this page. */
export const toPlainSvg = (svg: string): string =>
  svg.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => getOwn(printed, name) ?? whole)

/** points of a PNG for one of the drawing: sharp on paper */
const density = 2

/** The same as a PNG; rejects where the browser cannot draw it. */
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
