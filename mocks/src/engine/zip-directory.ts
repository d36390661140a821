import { businessError } from './refusal'

/** First bytes of an entry of an archive's directory. */
export const directoryEntry = 0x02014b50
const directoryEnd = 0x06054b50

/** Finds the record that ends the directory of an archive. */
export function findDirectoryEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1) if (view.getUint32(at, true) === directoryEnd) return at
  throw businessError('导入文件无法读取，请使用完整的文件')
}

/** Returns the size in bytes of all files of an archive once unpacked, according to its directory. */
export function getUnpackedSize(buffer: ArrayBuffer): number {
  const view = new DataView(buffer)
  const end = findDirectoryEnd(view)
  let at = view.getUint32(end + 16, true)
  let size = 0
  for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === directoryEntry; left -= 1) {
    size += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return size
}
