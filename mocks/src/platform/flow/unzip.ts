import { directoryEntry, findDirectoryEnd } from '../../engine/zip-directory'

export interface ZippedFile {
  readonly name: string
  readonly text: string
}

const stored = 0
const deflated = 8

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}

/** Reads the files of an archive as text, by its directory. */
export async function unzip(archive: Blob): Promise<ZippedFile[]> {
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const end = findDirectoryEnd(view)
  const decoder = new TextDecoder()
  const files: ZippedFile[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === directoryEntry; left -= 1) {
    const [method, size, nameLength] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true), view.getUint16(at + 28, true)]
    const local = view.getUint32(at + 42, true)
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const content = bytes.slice(begin, begin + size)
    if (method === stored) files.push({ name, text: decoder.decode(content) })
    if (method === deflated) files.push({ name, text: await inflate(content) })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}
