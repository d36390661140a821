const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

/** Encodes little-endian numbers, each with its width in bytes. */
function packFields(fields: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((size, [, width]) => size + width, 0)))
  let at = 0
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += width
  }
  return new Uint8Array(view.buffer)
}

/** Creates an archive of files, without compression. */
export function createZip(files: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder()
  const local: Uint8Array<ArrayBuffer>[] = []
  const central: Uint8Array<ArrayBuffer>[] = []
  const sumSizes = (parts: readonly Uint8Array[]) => parts.reduce((size, part) => size + part.length, 0)
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path)
    const bytes = encoder.encode(text)
    const offset = sumSizes(local)
    const about = [
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const
    local.push(packFields([[0x04034b50, 4], ...about]), name, bytes)
    central.push(packFields([[0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]), name)
  }
  const count = Object.keys(files).length
  const end = packFields([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [sumSizes(central), 4],
    [sumSizes(local), 4],
    [0, 2],
  ])
  return new Blob([...local, ...central, end])
}
