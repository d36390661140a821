import { sha256 } from '../crypto/sha256'

const megabyte = 1024 * 1024

/** Reads bytes as text, one letter for each. */
const readBytes = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer())

/**
 * Returns a hash of what identifies a file: name, size, time of its last change, first and last megabyte. Reads no more,
 * because a file may be larger than the memory.
 */
export async function identifyFile(file: File): Promise<string> {
  const { name, size, lastModified } = file
  const [head, tail] = [file.slice(0, megabyte), file.slice(Math.max(0, size - megabyte))]
  return sha256(JSON.stringify([name, size, lastModified, await readBytes(head), await readBytes(tail)]))
}
