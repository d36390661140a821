import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Computes, inside a page, the share of differing pixels, from 0 to 1; images of different sizes differ completely. */
const getDifferenceShare = async ([one, other]) => {
  const getPoints = async (text) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context.drawImage(bitmap, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)
  }
  const [before, after] = [await getPoints(one), await getPoints(other)]
  if (before.length !== after.length) return 1
  return before.reduce((count, point, at) => count + (point === after[at] ? 0 : 1), 0) / before.length
}

const listImages = async (folder) => (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted()

/** Compares the images of two folders: changed ones, most changed first, and those in one folder only. */
export async function compareFolders(page, before, after) {
  const [old, now] = [await listImages(before), await listImages(after)]
  const changed = []
  for (const name of now.filter((one) => old.includes(one))) {
    const [one, other] = await Promise.all([before, after].map((folder) => readFile(join(folder, name))))
    if (one.equals(other)) continue
    const share = await page.evaluate(getDifferenceShare, [one.toString('base64'), other.toString('base64')])
    if (share > 0) changed.push({ name, share })
  }
  return {
    changed: changed.toSorted((one, other) => other.share - one.share),
    gone: old.filter((name) => !now.includes(name)),
    added: now.filter((name) => !old.includes(name)),
  }
}

const renderFigure = (caption, images) =>
  `<figure><figcaption>${caption}</figcaption><div>${images.map((file) => `<img loading="lazy" src="${file}" alt="">`).join('')}</div></figure>`

/** Writes a page with before, after and difference side by side, and returns its path. */
export async function writeComparison(folder, before, { changed, gone, added }) {
  const file = join(folder, 'compare.html')
  const sections = [
    ...changed.map(({ name, share }) => {
      const [one, other] = [`file://${join(before, name)}`, name]
      const difference = `<span class="difference"><img loading="lazy" src="${one}" alt=""><img loading="lazy" src="${other}" alt=""></span>`
      return renderFigure(`${name}, ${(share * 100).toFixed(2)} %`, [one, other]).replace('</div>', `${difference}</div>`)
    }),
    ...gone.map((name) => renderFigure(`${name}, gone`, [`file://${join(before, name)}`])),
    ...added.map((name) => renderFigure(`${name}, new`, [name])),
  ]
  const style = `body{margin:16px;font:14px system-ui}figure{margin:0 0 32px}figure div{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
img{width:100%;border:1px solid #ccc}.difference{position:relative;isolation:isolate}.difference img+img{position:absolute;inset:0;mix-blend-mode:difference}`
  await writeFile(file, `<!doctype html><meta charset="utf-8"><title>What moved</title><style>${style}</style>\n${sections.join('\n')}\n`)
  return file
}
